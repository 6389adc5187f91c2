import { filled } from "../../generators/app-frame.js";
import type { Vector } from "../../engine/check.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission, judgeClose, notClosed } from "./closing.js";
import { onStage } from "./on-stage.js";

/** A claim with something wrong; `$SESSION` and `$TOKEN` are those of a link. */
type MalformedClaim = { readonly text: string };

/** WIRE-05: claims that are no claims. A well-formed one that comes right behind must not count, and afterwards the link is as good as before. */
export const malformedClaim = daemonCheck<MalformedClaim>({
  id: "wire.malformed-claim",
  suite: "wire",
  title: "a malformed claim closes the socket with 1008 and leaves the link as it was",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  perform: (world, { text }) =>
    onStage(world, async () => {
      const link = await world.link();
      const { sessionId, token } = link.bootstrap;
      const client = await world.dial(link);
      client.sendText(filled(text, { SESSION: sessionId, TOKEN: token }));
      const outcome = await client.claim({ sessionId, token });
      if (outcome.ok) return notClosed(["malformed claim"], "WIRE-05");
      const finding = judgeClose(outcome.closed, ["malformed claim"], "WIRE-05");
      if (finding !== undefined) return finding;
      const again = await world.dial(link);
      const what = "a claim of a link of which one claim was malformed";
      return judgeAdmission(await again.claim({ sessionId, token }), "WIRE-05", what);
    }),
});

const version = '"protocol_version":2';
const session = '"session_id":"$SESSION"';
const token = '"token":"$TOKEN"';

const vectors: readonly Vector<MalformedClaim>[] = [
  claim("no protocol_version", session, token),
  claim("protocol_version 1", '"protocol_version":1', session, token),
  claim("protocol_version 3", '"protocol_version":3', session, token),
  claim("protocol_version as a text", '"protocol_version":"2"', session, token),
  claim("protocol_version null", '"protocol_version":null', session, token),
  claim("no session_id", version, token),
  claim("session_id null", version, '"session_id":null', token),
  claim("session_id in an array", version, '"session_id":["$SESSION"]', token),
  claim("no token", version, session),
  claim("token null", version, session, '"token":null'),
  claim("token a number", version, session, '"token":7'),
  claim("token in an array", version, session, '"token":["$TOKEN"]'),
  claim("token as bytes", version, session, '"token":{"0":1}'),
  claim("a resume_token for the token", version, session, '"resume_token":"$TOKEN"'),
];

function claim(name: string, ...members: readonly string[]): Vector<MalformedClaim> {
  return { name, case: { text: `{"type":"session_claim",${members.join(",")}}` } };
}
