import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { joinAndJudge } from "./judge-alias.js";
import { onStage } from "./on-stage.js";

/** Apps that join one after the other and stay, some of them suspended; one whose model is `null` names none. */
type Fleet = { readonly apps: readonly { readonly model: string | null; readonly suspended: boolean }[] };

/** Models with few slugs, some of which are what another one's becomes when it is taken. */
const model = fc.constantFrom(
  "Probe",
  "probe",
  "PROBE!",
  "Probe 2",
  "probe-2",
  "Probe-3",
  "probe 2 2",
  "!",
  null,
);

/** WIRE-10: apps whose models have the same slug, beside suspended ones too, and those whose slug is taken by a numbered one. */
export const aliasUnique = daemonCheck<Fleet>({
  id: "wire.alias-unique",
  suite: "wire",
  title: "an alias that is taken gets -2, then -3, and so on",
  clauses: ["WIRE-10"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({
      apps: fc.array(fc.record({ model, suspended: fc.boolean() }), { minLength: 3, maxLength: 6 }),
    }),
    share: 0.12,
  }),
  perform: (world, { apps }) =>
    onStage(world, async () => {
      for (const { model, suspended } of apps) {
        const judged = await joinAndJudge(world, model ?? undefined);
        if (judged.finding !== undefined) return judged.finding;
        if (suspended) await judged.app.suspend();
      }
      return undefined;
    }),
});
