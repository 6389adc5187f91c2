import type { JoinedApp } from "../../targets/joined-app.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission } from "./closing.js";
import { onStage } from "./on-stage.js";

/** How the app lost its socket before each resume; `nothing` leaves it open. */
type Loss = "a close of its own" | "a break" | "a violation" | "nothing";

const losses: readonly Loss[] = ["a close of its own", "a break", "a violation", "nothing"];

/** WIRE-11: the token of each ack is good for the next resume, however the socket ended, time and again. */
export const ackedTokenResumes = daemonCheck<{ readonly losses: readonly Loss[] }>({
  id: "wire.acked-token-resumes",
  suite: "wire",
  title: "the resume_token of the last session_ack is accepted",
  clauses: ["WIRE-11"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      ...losses.map((loss) => ({ name: `after ${loss}`, case: { losses: [loss] } })),
      { name: "one after the other", case: { losses: [...losses, ...losses] } },
    ],
  }),
  perform: (world, testCase) =>
    onStage(world, async () => {
      const app = await world.join();
      for (const loss of testCase.losses) {
        if (loss !== "nothing") await app.suspendedBy(() => lose(app, loss));
        const what = `a resume with the newest token after ${loss}`;
        const finding = judgeAdmission(await app.tryResume(), "WIRE-11", what);
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});

async function lose({ client }: JoinedApp, loss: Exclude<Loss, "nothing">): Promise<unknown> {
  switch (loss) {
    case "a close of its own":
      return client.close(1001, "app_backgrounded");
    case "a break":
      return client.terminate();
    case "a violation":
      client.sendText("no JSON");
      return client.waitForClose();
  }
}
