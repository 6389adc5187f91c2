import { sessionSteps } from "../../generators/session-steps.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeHistory } from "./judge-history.js";

/** SEL-02 without a selector, in generated histories of sessions. */
export const onlyLiveSession = daemonCheck({
  id: "session.only-live-session",
  suite: "session",
  title: "without a selector a request is about the only live session, or an error says why there is none",
  clauses: ["SEL-02"],
  kind: "scenario",
  needs: { ownTarget: true },
  cases: () => ({
    from: "generator",
    arbitrary: sessionSteps(7).map((steps) => ({ steps })),
    share: 0.12,
  }),
  perform: judgeHistory,
});
