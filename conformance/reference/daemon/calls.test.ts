import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TestDaemon, tool, type Joined } from "./testing/daemon.js";
import type { TestRpc } from "./testing/rpc.js";

let daemon: TestDaemon;
let rpc: TestRpc;
let joined: Joined;
beforeAll(async () => {
  daemon = await TestDaemon.start();
});
beforeEach(async () => {
  rpc = await daemon.rpc();
  joined = await daemon.join(rpc, [tool("echo"), tool("slow", { timeout_ms: 20 })]);
  await rpc.call("events.subscribe");
});
afterEach(() => rpc.send("sessions.revoke"));
afterAll(() => daemon.stop());

const nextFrame = (): Promise<Record<string, unknown>> => joined.app.frames.take("a frame");
const answer = (type: string, members: object): void => {
  joined.app.send({ type, session_id: joined.id, ...members });
};

describe("a call", () => {
  it("reaches the app once, reports progress, and returns the result", async () => {
    const reply = rpc.call("tools.call", { name: "echo", args: { x: [1] } });
    const { id, ...frame } = await nextFrame();
    expect(frame).toEqual({ type: "tool_call", session_id: joined.id, name: "echo", args: { x: [1] } });
    answer("tool_call_progress", { id, progress: 0.5, message: "half way" });
    answer("tool_result", { id, result: { "": null } });
    expect(await reply).toEqual({ result: { "": null }, callId: id });
    expect((await rpc.event("tool_call_started")).data).toEqual({ callId: id, name: "echo" });
    expect((await rpc.event("tool_call_progress")).data).toEqual({
      callId: id,
      name: "echo",
      progress: 0.5,
      message: "half way",
    });
    expect((await rpc.event("tool_call_finished")).data).toEqual({ callId: id, name: "echo", ok: true });
  });

  it("fails with the app's error, verbatim", async () => {
    const reply = rpc.send("tools.call", { name: "echo", args: {} });
    const { id } = await nextFrame();
    answer("tool_error", { id, error: { type: "tool_execution_error", message: "locked", details: [1] } });
    expect((await reply).error).toEqual({
      code: -32000,
      message: "locked",
      data: { type: "tool_execution_error", details: [1] },
    });
  });

  it.each([
    ["the descriptor's deadline", { name: "slow", args: {} }],
    ["its own deadline", { name: "echo", args: {}, timeoutMs: 20 }],
  ])("times out at %s, and a late answer is ignored", async (_whose, params) => {
    const reply = rpc.errorType("tools.call", params);
    const { id } = await nextFrame();
    expect(await reply).toBe("tool_timeout");
    expect(await nextFrame()).toMatchObject({ type: "tool_cancel", id });
    answer("tool_result", { id, result: 1 });
    await daemon.settle(joined);
  });

  it("can be cancelled once, from the connection that waits for it", async () => {
    const reply = rpc.errorType("tools.call", { name: "echo", args: {} });
    const { id: callId } = await nextFrame();
    expect(await rpc.call("tools.cancel", { callId, reason: "bored" })).toEqual({ cancelled: true });
    expect(await rpc.call("tools.cancel", { callId })).toEqual({ cancelled: false });
    expect(await reply).toBe("tool_cancelled");
    expect(await nextFrame()).toEqual({
      type: "tool_cancel",
      session_id: joined.id,
      id: callId,
      reason: "bored",
    });
    await daemon.settle(joined);
    expect(joined.app.frames.waiting()).toEqual([]);
  });

  it("fails when the session is suspended, during the call and before it", async () => {
    const reply = rpc.errorType("tools.call", { name: "echo", args: {} });
    await nextFrame();
    joined.app.ws.terminate();
    expect(await reply).toBe("session_suspended");
    expect(await rpc.errorType("tools.call", { name: "echo", args: {} })).toBe("session_suspended");
  });

  it("fails when the session is revoked", async () => {
    const reply = rpc.errorType("tools.call", { name: "echo", args: {} });
    await nextFrame();
    await rpc.call("sessions.revoke");
    expect(await reply).toBe("session_revoked");
  });

  it.each([
    [{ name: "nobody", args: {} }, "tool_not_found"],
    [{ name: "__proto__", args: {} }, "tool_not_found"],
    [{ args: {} }, "invalid_request"],
    [{ name: "echo" }, "invalid_request"],
    [{ name: "echo", args: null }, "invalid_request"],
    [{ name: "echo", args: {}, timeoutMs: 0 }, "invalid_request"],
    [{ name: "echo", args: { x: "x".repeat(262_144) } }, "invalid_request"],
    [{ selector: "nobody", name: "echo", args: {} }, "unknown_session"],
  ])("with params %.60j fails with %s and does not reach the app", async (params, type) => {
    expect(await rpc.errorType("tools.call", params)).toBe(type);
    await daemon.settle(joined);
    expect(joined.app.frames.waiting()).toEqual([]);
  });

  it("carries arguments that are nested too deep for JSON.stringify", async () => {
    const depth = 20_000;
    const args = `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    rpc.socket.write(
      `{"jsonrpc":"2.0","id":"deep","method":"tools.call","params":{"name":"echo","args":${args}}}\n`,
    );
    const { id } = await nextFrame();
    answer("tool_result", { id, result: null });
    expect(await rpc.lines.take("the reply")).toContain('"result":null');
  });
});
