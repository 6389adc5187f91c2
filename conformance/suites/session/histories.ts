import type { Vector } from "../../engine/check.js";
import type { SessionStep } from "../../generators/session-steps.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeHistory } from "./judge-history.js";
import type { History } from "./judge-history.js";

function history(name: string, ...steps: readonly SessionStep[]): Vector<History> {
  return { name, case: { steps } };
}

const phone: SessionStep = { join: "Pixel 9" };
const tablet: SessionStep = { join: "iPad Air" };

/** Each row of SEL-02, and each way from one to another. Every step is judged, not the last one alone. */
const vectors: readonly Vector<History>[] = [
  history("a link that nobody claims is no live session", { link: true }, phone, { link: true }),
  history("a suspended session is live", phone, { suspend: 0 }, { resume: 0 }),
  history("a suspended session among others is live", phone, tablet, { suspend: 0 }, { suspend: 1 }),
  history("two sessions of one model are two", phone, phone, { revoke: 0 }),
  history("of two one is revoked, then the other", phone, tablet, { revoke: 0 }, { revoke: 1 }),
  history("a suspended session is revoked", phone, tablet, { suspend: 1 }, { revoke: 1 }, { revoke: 0 }),
];

/** SEL-02 without a selector, in histories that every run goes through. */
export const histories = daemonCheck({
  id: "session.histories",
  suite: "session",
  title: "none, one and several live sessions are told apart as they come and go",
  clauses: ["SEL-02"],
  kind: "vector",
  needs: { ownTarget: true },
  cases: () => ({ from: "vectors", vectors }),
  perform: judgeHistory,
});
