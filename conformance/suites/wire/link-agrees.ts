import { isIPv4 } from "node:net";
import { decodeBootstrap } from "../../clients/bootstrap.js";
import { PeerError } from "../../clients/peer-error.js";
import type { Finding } from "../../engine/check.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { onStage } from "./on-stage.js";

type Case = {
  readonly links: number;
  /** Whether each is made for another address than the one that the daemon advertises. */
  readonly isElsewhere: boolean;
};

/** WIRE-11: the parts of a link agree, and the pin is that of the certificate behind the address. */
export const linkAgrees = daemonCheck<Case>({
  id: "wire.link-agrees",
  suite: "wire",
  title: "a link's payload agrees with its other members, and its pin with the certificate that is served",
  clauses: ["WIRE-11"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "one link", case: { links: 1, isElsewhere: false } },
      { name: "several links at once", case: { links: 4, isElsewhere: false } },
      { name: "a link with an addressOverride", case: { links: 1, isElsewhere: true } },
    ],
  }),
  perform: (world, { links, isElsewhere }) =>
    onStage(world, async () => {
      if (isElsewhere) return judgeElsewhere(world);
      const results: unknown[] = [];
      for (let count = 0; count < links; count += 1) {
        const outcome = await world.rpc.call("link.create", {});
        if (!outcome.ok) return wrong("link.create is refused", "a link", outcome.error);
        results.push(outcome.result);
      }
      const seen = new Set<string>();
      for (const result of results) {
        const finding = judgeParts(result, seen) ?? (await judgePin(world, result));
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});

/**
 * A link made for an address that is not the advertised one. Whether the daemon listens there is its user's affair,
 * so its certificate is looked at where it does listen; one that has another for that address may serve it there.
 */
async function judgeElsewhere(world: DaemonWorld): Promise<Finding | undefined> {
  const { bootstrap, payload } = await world.link();
  const addressOverride = isIPv4(bootstrap.address) ? "::1" : "127.0.0.1";
  const outcome = await world.rpc.call("link.create", { addressOverride });
  // Which addresses a daemon takes is not said.
  if (!outcome.ok) return undefined;
  const parts = judgeParts(outcome.result, new Set());
  if (parts !== undefined) return parts;
  const { pin } = isJsonObject(outcome.result) ? outcome.result : {};
  const finding = await judgePin(world, { pin, deepLinkPayload: payload });
  if (finding === undefined) return undefined;
  try {
    return await judgePin(world, outcome.result);
  } catch (error) {
    if (error instanceof PeerError && error.step === "dial") return finding;
    throw error;
  }
}

function judgeParts(result: unknown, seen: Set<string>): Finding | undefined {
  const members = isJsonObject(result) ? result : {};
  const { sessionId, deepLinkPayload, endpoint } = members;
  const reading = decodeBootstrap(typeof deepLinkPayload === "string" ? deepLinkPayload : "");
  if (!reading.ok)
    return wrong("a deepLinkPayload cannot be decoded", "a payload", {
      deepLinkPayload,
      why: reading.reason,
    });
  const { bootstrap } = reading;
  const { address, port } = isJsonObject(endpoint) ? endpoint : {};
  const expected = { sessionId: bootstrap.sessionId, address: bootstrap.address, port: bootstrap.port };
  const actual = { sessionId, address, port };
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    return wrong("the members of a link do not agree with its payload", expected, actual);
  if (seen.has(bootstrap.sessionId) || seen.has(bootstrap.token))
    return wrong("two links have the same session id or token", "links of their own", actual);
  seen.add(bootstrap.sessionId).add(bootstrap.token);
  return undefined;
}

async function judgePin(world: DaemonWorld, result: unknown): Promise<Finding | undefined> {
  const { pin, deepLinkPayload: payload } = isJsonObject(result) ? result : {};
  if (typeof pin !== "string" || typeof payload !== "string")
    return wrong("a link has no pin", "sha256/…", pin);
  const reading = decodeBootstrap(payload);
  if (!reading.ok) return undefined;
  try {
    await world.dial({ payload, pin, bootstrap: reading.bootstrap });
    return undefined;
  } catch (error) {
    if (!(error instanceof PeerError) || error.step !== "tls" || error.kind !== "malformed") throw error;
    return wrong("the pin of a link is not that of the certificate served", "the pin served", error.message);
  }
}

function wrong(message: string, expected: unknown, actual: unknown): Finding {
  return { code: "wrong-link", clause: "WIRE-11", message, expected, actual };
}
