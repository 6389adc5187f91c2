import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { judgeAlias } from "./judge-alias.js";
import { onStage } from "./on-stage.js";

/** The models of apps that join one after the other and stay; one that is `null` names none. */
type Fleet = { readonly models: readonly (string | null)[] };

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

/** WIRE-10: apps whose models have the same slug, and those whose slug is taken by a numbered one. */
export const aliasUnique = daemonCheck<Fleet>({
  id: "wire.alias-unique",
  suite: "wire",
  title: "an alias that is taken gets -2, then -3, and so on",
  clauses: ["WIRE-10"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({ models: fc.array(model, { minLength: 2, maxLength: 7 }) }),
    share: 0.12,
  }),
  perform: (world, { models }) =>
    onStage(world, async () => {
      for (const each of models) {
        const finding = await judgeAlias(world, each ?? undefined);
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});
