import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { judgeAlias } from "./judge-alias.js";
import { onStage } from "./on-stage.js";

/** Apps of one model, some of which are revoked, before a further one joins. */
type Revocations = {
  readonly apps: number;
  /** Which are revoked, in this order; each may have been suspended before. */
  readonly revoked: readonly { readonly app: number; readonly suspended: boolean }[];
};

const revocations = fc.integer({ min: 1, max: 3 }).chain((apps) =>
  fc.record({
    apps: fc.constant(apps),
    revoked: fc.uniqueArray(fc.record({ app: fc.nat(apps - 1), suspended: fc.boolean() }), {
      minLength: 1,
      maxLength: apps,
      selector: ({ app }) => app,
    }),
  }),
);

/** WIRE-07: the next app of the model gets the first alias that has become free. */
export const aliasFreed = daemonCheck<Revocations>({
  id: "wire.alias-freed",
  suite: "wire",
  title: "the alias of a revoked session is free for the next app",
  clauses: ["WIRE-07"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: revocations, share: 0.12 }),
  perform: (world, { apps, revoked }) =>
    onStage(world, async () => {
      const model = "Freed Probe";
      const joined = [];
      for (let count = 0; count < apps; count += 1) joined.push(await world.join({ model }));
      const ended: string[] = [];
      for (const { app: index, suspended } of revoked) {
        const app = joined[index];
        if (app === undefined) throw new Error("a case revokes an app that it does not have");
        if (suspended) await app.suspend();
        const outcome = await world.rpc.call("sessions.revoke", { selector: app.sessionId });
        if (outcome.ok) ended.push(app.sessionId);
      }
      const finding = await judgeAlias(world, model, ended);
      return finding === undefined ? undefined : { ...finding, clause: "WIRE-07" };
    }),
});
