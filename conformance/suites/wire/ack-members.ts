import type { ReceivedFrame } from "../../clients/app-client.js";
import type { Finding } from "../../engine/check.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission } from "./closing.js";
import { onStage } from "./on-stage.js";

/** The joining whose ack is looked at. */
type Joining = { readonly after: "a claim" | "a resume" | "a resume while a socket is open" };

const joinings = ["a claim", "a resume", "a resume while a socket is open"] as const;

/** WIRE-11: what every ack carries. */
export const ackMembers = daemonCheck<Joining>({
  id: "wire.ack-members",
  suite: "wire",
  title: "the session_ack carries session_id, status, alias, resume_token, keepalive_interval_s and grace_s",
  clauses: ["WIRE-11"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: joinings.map((after) => ({ name: after, case: { after } })),
  }),
  perform: (world, { after }) =>
    onStage(world, async () => {
      const link = await world.link();
      const { sessionId, token } = link.bootstrap;
      const client = await world.dial(link);
      const claimed = await client.claim({ sessionId, token, device: { model: "Ack Probe" } });
      if (!claimed.ok) return judgeAdmission(claimed, "WIRE-11", "the claim of a fresh link");
      if (after === "a claim") return judgeAck(claimed.frame, sessionId);
      const app = world.joined(link, client, claimed.ack);
      if (after === "a resume") await app.suspend();
      const resumed = await app.tryResume();
      if (!resumed.ok) return judgeAdmission(resumed, "WIRE-11", "a resume with the newest token");
      return judgeAck(resumed.frame, sessionId);
    }),
});

function judgeAck({ members }: ReceivedFrame, sessionId: string): Finding | undefined {
  const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
  const isNumber = (value: unknown): boolean => typeof value === "number";
  const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
    session_id: (value) => value === sessionId,
    status: (value) => value === "ok",
    alias: isText,
    resume_token: isText,
    keepalive_interval_s: isNumber,
    grace_s: isNumber,
  };
  const wrong = Object.entries(rules).filter(([name, isRight]) => !isRight(members[name]));
  if (wrong.length === 0) return undefined;
  const names = wrong.map(([name]) => name).join(", ");
  return {
    code: "wrong-shape",
    clause: "WIRE-11",
    message: `the session_ack lacks a member, or it has another value than it must: ${names}`,
    expected: {
      session_id: sessionId,
      status: "ok",
      alias: "a text",
      resume_token: "a text",
      keepalive_interval_s: "a number",
      grace_s: "a number",
    },
    actual: members,
  };
}
