import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeRefusal } from "./closing.js";
import { onStage } from "./on-stage.js";

type UnknownSession = {
  readonly by: "claim" | "resume";
  /** `$ALIAS` and `$SESSION` are those of a live session, whose tokens are shown. */
  readonly sessionId: string;
};

const ids = ["s-nobody-has", "$ALIAS", "$SESSION ", "$SESSION-2", "__proto__", "constructor", "toString"];

/** WIRE-05: ids that no session has, shown with tokens that are good for another one. */
export const unknownSession = daemonCheck<UnknownSession>({
  id: "wire.unknown-session",
  suite: "wire",
  title: "a claim or a resume of an unknown session closes the socket with 1008 unknown_session",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: (["claim", "resume"] as const).flatMap((by) =>
      ids.map((sessionId) => ({
        name: `a ${by} of ${JSON.stringify(sessionId)}`,
        case: { by, sessionId },
      })),
    ),
  }),
  perform: (world, testCase) =>
    onStage(world, async () => {
      const outcome = await tryToEnter(world, testCase);
      const what = `a ${testCase.by} of an id that no session has`;
      return judgeRefusal(outcome, ["unknown session"], "WIRE-05", what);
    }),
});

async function tryToEnter(world: DaemonWorld, { by, sessionId }: UnknownSession) {
  const link = await world.link();
  const app = await world.join();
  const id = sessionId.replace("$ALIAS", app.alias).replace("$SESSION", app.sessionId);
  const client = await world.dial(link);
  if (by === "resume") return client.resume({ sessionId: id, resumeToken: app.resumeToken });
  return client.claim({ sessionId: id, token: link.bootstrap.token });
}
