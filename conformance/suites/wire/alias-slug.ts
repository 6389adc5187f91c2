import fc from "fast-check";
import { deviceModel } from "../../generators/device-model.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAlias } from "./judge-alias.js";
import { onStage } from "./on-stage.js";

/** The model that an app claims with; absent where it names none. */
export type Model = { readonly model?: string };

/** WIRE-10: generated models. */
export const aliasSlug = daemonCheck<Model>({
  id: "wire.alias-slug",
  suite: "wire",
  title: "the alias is the slug of the device's model",
  clauses: ["WIRE-10"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({ model: deviceModel }, { requiredKeys: [], noNullPrototype: true }),
    share: 0.25,
  }),
  perform: (world, { model }) => onStage(world, () => judgeAlias(world, model)),
});
