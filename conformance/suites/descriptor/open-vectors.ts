import { daemonCheck } from "../daemon-check.js";
import { rawDescriptorFixtures } from "../fixtures.js";
import { sameVerdictTwice } from "./open-verdict.js";

/** DESC-10 on the fixtures that may get either verdict. */
export const openVectors = daemonCheck<{ readonly json: string }>({
  id: "descriptor.open-vectors",
  suite: "descriptor",
  title: "a text with an open verdict gets one, and the same each time",
  clauses: ["DESC-10", "DESC-06"],
  kind: "vector",
  cases: (profile) => ({
    from: "vectors",
    vectors: rawDescriptorFixtures()
      .filter(({ valid, profiles }) => valid === "either" && (profiles?.includes(profile) ?? true))
      .map(({ name, json }) => ({ name, case: { json } })),
  }),
  perform: (world, { json }) => sameVerdictTwice(world, json),
});
