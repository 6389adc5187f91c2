import { eventMembers, ownEvent, ownFrame, ownSnapshot } from "../../generators/app-frame.js";
import type { AppFrame } from "../../generators/app-frame.js";
import type { Vector } from "../../engine/check.js";
import type { CloseRow } from "../../spec/closes.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission, judgeClose, notClosed } from "./closing.js";
import { onStage } from "./on-stage.js";
import { sendFrame } from "./send-frame.js";

/** A first frame; `$SESSION` and `$TOKEN` are those of a link that is pending. */
type FirstFrame = { readonly frame: AppFrame; readonly rows: readonly CloseRow[] };

/** WIRE-04: a good claim right behind it must not count, and afterwards the link is as good as before. */
export const firstFrame = daemonCheck<FirstFrame>({
  id: "wire.first-frame",
  suite: "wire",
  title: "a first frame that is no claim and no resume closes the socket with 1008 expected_claim_or_resume",
  clauses: ["WIRE-04", "WIRE-05"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  perform: (world, { frame, rows }) =>
    onStage(world, async () => {
      const link = await world.link();
      const { sessionId, token } = link.bootstrap;
      const client = await world.dial(link);
      sendFrame(client, frame, { SESSION: sessionId, TOKEN: token });
      const outcome = await client.claim({ sessionId, token });
      if (outcome.ok) return notClosed(rows, "WIRE-04");
      const finding = judgeClose(outcome.closed, rows, "WIRE-04");
      if (finding !== undefined) return finding;
      const again = await world.dial(link);
      const what = "a claim of a link that a wrong first frame had named";
      return judgeAdmission(await again.claim({ sessionId, token }), "WIRE-05", what);
    }),
});

const claimMembers = '"protocol_version":2,"token":"$TOKEN"';
const claim = ownFrame("session_claim", claimMembers);

const vectors: readonly Vector<FirstFrame>[] = [
  text("an event", ownEvent, "no claim first"),
  text("a snapshot", ownSnapshot, "no claim first"),
  text("a delta", ownFrame("tool_registry_delta", '"operation":"remove","name":"x"'), "no claim first"),
  text("a result", ownFrame("tool_result", '"id":"c","result":null'), "no claim first"),
  text("an unknown type", ownFrame("hello", eventMembers), "no claim first"),
  text("a type of every object", ownFrame("constructor", claimMembers), "no claim first"),
  text("a claim with a capital", ownFrame("Session_Claim", claimMembers), "no claim first"),
  text("a claim with a blank", ownFrame("session_claim ", claimMembers), "no claim first"),
  text("a type in an array", claim.replace('"session_claim"', '["session_claim"]'), "no claim first"),
  text("no type", `{"session_id":"$SESSION",${claimMembers}}`, "no claim first"),
  text("an event without session_id", `{"type":"event",${eventMembers}}`, "no claim first", "no session"),
  text("an empty object", "{}", "no claim first", "no session"),
  text("a claim in an array", `[${claim}]`, "no object", "no claim first"),
  text("a claim in a text", JSON.stringify(claim), "no object", "no claim first"),
  text("null", "null", "no object", "no claim first"),
  text("a number", "7", "no object", "no claim first"),
  text("a claim without its last brace", claim.slice(0, -1), "first frame not JSON"),
  text("a claim with a comma too many", `${claim.slice(0, -1)},}`, "first frame not JSON"),
  text("no text", "", "first frame not JSON"),
  {
    name: "a claim with bytes that are no UTF-8",
    case: {
      frame: { text: ownFrame("session_claim", `${claimMembers},"device_os":"$BYTES"`), bytes: "80" },
      rows: ["first frame not UTF-8"],
    },
  },
  { name: "a binary claim", case: { frame: { binary: claim }, rows: ["binary first frame"] } },
  { name: "a binary frame of no bytes", case: { frame: { binary: "" }, rows: ["binary first frame"] } },
];

function text(name: string, content: string, ...rows: readonly CloseRow[]): Vector<FirstFrame> {
  return { name, case: { frame: { text: content }, rows } };
}
