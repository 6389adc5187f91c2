import { decodeBootstrap } from "../../clients/bootstrap.js";
import { PeerError } from "../../clients/peer-error.js";
import type { Finding } from "../../engine/check.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { onStage } from "./on-stage.js";

/** WIRE-11: the parts of a link agree, and the pin is that of the certificate behind the address. */
export const linkAgrees = daemonCheck<{ readonly links: number }>({
  id: "wire.link-agrees",
  suite: "wire",
  title: "a link's payload agrees with its other members, and its pin with the certificate that is served",
  clauses: ["WIRE-11"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "one link", case: { links: 1 } },
      { name: "several links at once", case: { links: 4 } },
    ],
  }),
  perform: (world, { links }) =>
    onStage(world, async () => {
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
