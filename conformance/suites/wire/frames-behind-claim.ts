import { daemonCheck } from "../daemon-check.js";
import { listedNames } from "./after-violation.js";
import { judgeBurst, judgeLast, sendBurst } from "./burst.js";
import { judgeAdmission } from "./closing.js";
import { onStage } from "./on-stage.js";

type Joining = { readonly by: "claim" | "resume"; readonly tools: readonly string[] };

/** WIRE-09: an app that does not wait for the ack. */
export const framesBehindClaim = daemonCheck<Joining>({
  id: "wire.frames-behind-claim",
  suite: "wire",
  title: "frames right behind a claim or a resume take effect after it",
  clauses: ["WIRE-09"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: (["claim", "resume"] as const).flatMap((by) =>
      [["a"], ["a", "b"], []].map((tools) => ({
        name: `a snapshot of ${tools.length} tools behind a ${by}`,
        case: { by, tools },
      })),
    ),
  }),
  perform: (world, { by, tools }) =>
    onStage(world, async () => {
      const link = await world.link();
      const { sessionId, token } = link.bootstrap;
      const before = by === "resume" ? await world.join({}, link) : undefined;
      await before?.install([{ name: "old", description: "From before." }]);
      await before?.suspend();
      const client = await world.dial(link);
      const joining =
        before === undefined
          ? client.claim({ sessionId, token })
          : client.resume({ sessionId, resumeToken: before.resumeToken });
      const early = world.joined(link, client, { alias: "", resumeToken: "" });
      const sent = sendBurst(world, early, [], [{ snapshot: tools }, "event"]);
      const refused = judgeAdmission(await joining, "WIRE-09", `a ${by} with frames right behind it`);
      if (refused !== undefined) return refused;
      const finding = await judgeBurst(sent);
      return finding ?? judgeLast(tools, await listedNames(world, early));
    }),
});
