import { filled } from "../../generators/app-frame.js";
import type { Vector } from "../../engine/check.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission, judgeClose, notClosed } from "./closing.js";
import { onStage } from "./on-stage.js";

/** A resume with something wrong; `$SESSION` and `$TOKEN` are those of a suspended session. */
type MalformedResume = { readonly text: string };

/** WIRE-05: resumes that are no resumes. Afterwards the token is as good as before. */
export const malformedResume = daemonCheck<MalformedResume>({
  id: "wire.malformed-resume",
  suite: "wire",
  title: "a malformed resume closes the socket with 1008 and leaves the token as it was",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  perform: (world, { text }) =>
    onStage(world, async () => {
      const app = await world.join();
      await app.suspend();
      const { sessionId, resumeToken } = app;
      const client = await app.dial();
      client.sendText(filled(text, { SESSION: sessionId, TOKEN: resumeToken }));
      const outcome = await client.resume({ sessionId, resumeToken });
      if (outcome.ok) return notClosed(["malformed claim"], "WIRE-05");
      const finding = judgeClose(outcome.closed, ["malformed claim"], "WIRE-05");
      if (finding !== undefined) return finding;
      const what = "a resume of a session of which one resume was malformed";
      return judgeAdmission(await app.tryResume(), "WIRE-05", what);
    }),
});

const version = '"protocol_version":2';
const session = '"session_id":"$SESSION"';
const token = '"resume_token":"$TOKEN"';

const vectors: readonly Vector<MalformedResume>[] = [
  resume("no protocol_version", session, token),
  resume("protocol_version 1", '"protocol_version":1', session, token),
  resume("protocol_version as a text", '"protocol_version":"2"', session, token),
  resume("no session_id", version, token),
  resume("session_id null", version, '"session_id":null', token),
  resume("no resume_token", version, session),
  resume("resume_token null", version, session, '"resume_token":null'),
  resume("resume_token in an array", version, session, '"resume_token":["$TOKEN"]'),
  resume("a token for the resume_token", version, session, '"token":"$TOKEN"'),
];

function resume(name: string, ...members: readonly string[]): Vector<MalformedResume> {
  return { name, case: { text: `{"type":"session_resume",${members.join(",")}}` } };
}
