import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimOf, tokenOf, type Close, type TestApp, type TestLink } from "./testing/app.js";
import { TestDaemon, tool, type Joined } from "./testing/daemon.js";
import type { TestRpc } from "./testing/rpc.js";

const TOOLS = [tool("kept", { group: "cart" })];

let daemon: TestDaemon;
let rpc: TestRpc;
beforeAll(async () => {
  daemon = await TestDaemon.start({ preClaimTimeoutMs: 200 });
  rpc = await daemon.rpc();
});
afterAll(() => daemon.stop());

const policy = (reason: string): Close => ({ code: 1008, reason });

/** What is left of a session whose app has committed a violation. */
async function stateOf({ id }: Joined): Promise<unknown> {
  const { state } = await rpc.call<{ state: string }>("sessions.describe", { selector: id });
  const { tools } = await rpc.call<{ tools: unknown }>("tools.list", { selector: id });
  await rpc.call("sessions.revoke", { selector: id });
  return { state, tools };
}

describe("a first frame", () => {
  const firstFrames: [string, string | Buffer, Close][] = [
    ["binary", Buffer.from("{}"), { code: 1003, reason: "binary_frame_not_supported" }],
    ["no JSON", "{", policy("invalid_json")],
    ["no object", "[]", policy("invalid_message")],
    ["neither claim nor resume", '{"type":"event"}', policy("expected_claim_or_resume")],
    ["a claim without anything", '{"type":"session_claim"}', policy("invalid_message")],
    ["a resume without anything", '{"type":"session_resume"}', policy("invalid_message")],
    [
      "a claim of nobody's session",
      '{"type":"session_claim","protocol_version":2,"session_id":"s_none","token":"x"}',
      policy("unknown_session"),
    ],
    [
      "a resume of nobody's session",
      '{"type":"session_resume","protocol_version":2,"session_id":"__proto__","resume_token":"x"}',
      policy("unknown_session"),
    ],
    ["over 256 KiB", `"${"x".repeat(256 * 1024)}"`, { code: 1009, reason: "" }],
  ];

  it.each(firstFrames)("that is %s closes the socket", async (_what, bytes, close) => {
    const app = await daemon.dial();
    app.ws.send(bytes);
    expect(await app.closed).toEqual(close);
  });

  it("that does not come closes the socket", async () => {
    expect(await (await daemon.dial()).closed).toEqual(policy("pre_claim_timeout"));
  });

  it.each([{ protocol_version: 1 }, { token: 7 }, { device_model: null }])(
    "that claims with %j is malformed, and costs no attempt",
    async (members) => {
      const link = await rpc.call<TestLink>("link.create");
      const app = await daemon.dial();
      app.send(claimOf(link, members));
      expect(await app.closed).toEqual(policy("invalid_message"));
    },
  );
});

describe("a claim", () => {
  const claims = async (link: TestLink, token: string): Promise<Close> => {
    const app = await daemon.dial();
    app.send(claimOf(link, { token }));
    return app.closed;
  };

  it("may fail four times, and not a fifth time", async () => {
    const link = await rpc.call<TestLink>("link.create");
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await claims(link, "wrong")).toEqual(policy("invalid_token"));
    }
    expect(await claims(link, "wrong")).toEqual(policy("claim_attempts_exceeded"));
    expect(await claims(link, tokenOf(link))).toEqual(policy("claim_attempts_exceeded"));
  });

  it("works once", async () => {
    const { link, id } = await daemon.join(rpc);
    expect(await claims(link, tokenOf(link))).toEqual(policy("already_claimed"));
    await rpc.call("sessions.revoke", { selector: id });
    expect(await claims(link, tokenOf(link))).toEqual(policy("unknown_session"));
  });

  it("comes too late once the link has expired, which is announced", async () => {
    const watcher = await daemon.rpc();
    await watcher.call("events.subscribe", { kinds: ["link_expired"] });
    const link = await rpc.call<TestLink>("link.create", { ttlSeconds: 0.02 });
    expect((await watcher.event("link_expired")).sessionId).toBe(link.sessionId);
    expect(await claims(link, tokenOf(link))).toEqual(policy("link_expired"));
  });

  it("is acknowledged with everything an app needs", async () => {
    const { ack, id } = await daemon.join(rpc, [], { device_model: "Pixel 9", device_os: "16" });
    expect(ack).toEqual({
      type: "session_ack",
      session_id: id,
      status: "ok",
      alias: "pixel-9",
      resume_token: expect.any(String) as string,
      keepalive_interval_s: 15,
      grace_s: 120,
    });
    const second = await daemon.join(rpc, [], { device_model: "Pixel 9" });
    expect(second.ack["alias"]).toBe("pixel-9-2");
    await rpc.call("sessions.revoke", { selector: "pixel-9" });
    const third = await daemon.join(rpc, [], { device_model: "Pixel 9" });
    expect(third.ack["alias"]).toBe("pixel-9");
    for (const selector of [second.id, third.id]) await rpc.call("sessions.revoke", { selector });
  });
});

describe("a violation after the claim", () => {
  const frame = (type: string, members: object) => (id: string) =>
    JSON.stringify({ type, session_id: id, ...members });
  const violations: [string, (id: string) => string | Buffer, Close][] = [
    ["a binary frame", () => Buffer.from("{}"), { code: 1003, reason: "binary_frame_not_supported" }],
    ["text that is not JSON", () => "{", policy("invalid_json")],
    ["JSON that is no object", () => "7", policy("invalid_message")],
    ["no type", frame("x", { type: 7 }), policy("invalid_message")],
    ["an unknown type", frame("constructor", {}), policy("unknown_message_type")],
    ["another session", frame("event", { session_id: "s_x", name: "e", ts: 1 }), policy("session_mismatch")],
    ["no session", () => '{"type":"event","name":"e","ts":1}', policy("session_mismatch")],
    ["an event without a name", frame("event", { ts: 1 }), policy("invalid_message")],
    ["an event without a time", frame("event", { name: "e" }), policy("invalid_message")],
    ["a result without an id", frame("tool_result", { result: 1 }), policy("invalid_message")],
    ["a result without a result", frame("tool_result", { id: "x" }), policy("invalid_message")],
    ["an error that is none", frame("tool_error", { id: "x", error: {} }), policy("invalid_message")],
    ["progress in words", frame("tool_call_progress", { id: "x", progress: "1" }), policy("invalid_message")],
    ["tools that are no array", frame("tool_registry_snapshot", { tools: {} }), policy("invalid_registry")],
    [
      "a bad tool among good ones",
      frame("tool_registry_snapshot", { tools: [tool("new"), tool("bad", { timeout_ms: 0 })] }),
      policy("invalid_registry"),
    ],
    [
      "a bad group",
      frame("tool_registry_snapshot", { tools: [tool("new"), tool("bad", { group: "no spaces" })] }),
      policy("invalid_registry"),
    ],
    ["null for a tool", frame("tool_registry_snapshot", { tools: [null] }), policy("invalid_registry")],
    ["no operation", frame("tool_registry_delta", { name: "kept" }), policy("invalid_registry")],
    ["a bad upsert", frame("tool_registry_delta", { operation: "upsert" }), policy("invalid_registry")],
    ["a bad removal", frame("tool_registry_delta", { operation: "remove" }), policy("invalid_registry")],
    [
      "a second claim",
      frame("session_claim", { protocol_version: 2, token: "x" }),
      policy("already_claimed"),
    ],
    ["256 KiB and a byte", () => `"${"x".repeat(256 * 1024)}"`, { code: 1009, reason: "" }],
  ];

  it.each(violations)("(%s) closes, and nothing after it counts", async (_what, violation, close) => {
    const joined = await daemon.join(rpc, TOOLS);
    const { app, id } = joined;
    app.ws.send(violation(id));
    app.send({ type: "tool_registry_snapshot", session_id: id, tools: [] });
    expect(await app.closed).toEqual(close);
    expect(await stateOf(joined)).toEqual({ state: "suspended", tools: TOOLS });
  });

  it("leaves other sessions alone", async () => {
    const [bad, good] = [await daemon.join(rpc, TOOLS), await daemon.join(rpc, TOOLS)];
    bad.app.ws.send("{");
    await bad.app.closed;
    expect(await stateOf(good)).toEqual({ state: "active", tools: TOOLS });
    await rpc.call("sessions.revoke", { selector: bad.id });
  });
});

describe("a resume", () => {
  const resumeFails = async (app: TestApp, id: string, token: unknown): Promise<Close> => {
    app.send({ type: "session_resume", protocol_version: 2, session_id: id, resume_token: token });
    return app.closed;
  };

  it("rotates the token, keeps the registry, and replaces a socket that is still open", async () => {
    const { app, id, ack } = await daemon.join(rpc, TOOLS);
    expect(await resumeFails(await daemon.dial(), id, "wrong")).toEqual(policy("invalid_resume_token"));
    const newer = await daemon.dial();
    const second = await newer.resume(id, ack["resume_token"]);
    expect(await app.closed).toEqual({ code: 1000, reason: "session_replaced" });
    expect(await resumeFails(await daemon.dial(), id, ack["resume_token"])).toEqual(
      policy("invalid_resume_token"),
    );
    expect(second["resume_token"]).not.toBe(ack["resume_token"]);
    expect(await stateOf({ id } as Joined)).toEqual({ state: "active", tools: TOOLS });
    expect(await newer.closed).toEqual({ code: 1000, reason: "revoked" });
  });

  it("brings a suspended session back, and its snapshot counts alone", async () => {
    const watcher = await daemon.rpc();
    await watcher.call("events.subscribe", { kinds: ["session_suspended", "session_resumed"] });
    const joined = await daemon.join(rpc, TOOLS);
    joined.app.ws.close(1001, "app_backgrounded");
    expect((await watcher.event("session_suspended")).sessionId).toBe(joined.id);
    const app = await daemon.dial();
    await app.resume(joined.id, joined.ack["resume_token"]);
    expect((await watcher.event("session_resumed")).alias).toBe(joined.ack["alias"]);
    await daemon.register({ ...joined, app }, [tool("other")]);
    expect(await stateOf(joined)).toEqual({ state: "active", tools: [tool("other")] });
  });
});
