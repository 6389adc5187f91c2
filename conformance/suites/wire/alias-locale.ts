import { daemonCheck } from "../daemon-check.js";
import type { Model } from "./alias-slug.js";
import { judgeAlias } from "./judge-alias.js";
import { onStage } from "./on-stage.js";

/** WIRE-10: in Turkish the lower case of I is another letter; in an alias it is not. */
export const aliasLocale = daemonCheck<Model>({
  id: "wire.alias-locale",
  suite: "wire",
  title: "the alias is the same under a Turkish locale",
  clauses: ["WIRE-10"],
  kind: "vector",
  needs: { locale: "tr_TR.UTF-8" },
  cases: () => ({
    from: "vectors",
    vectors: ["TITAN IX", "iPhone", "PIXEL 9"].map((model) => ({ name: model, case: { model } })),
  }),
  perform: (world, { model }) => onStage(world, () => judgeAlias(world, model)),
});
