import { openDescriptor } from "../../generators/open-descriptor.js";
import { daemonCheck } from "../daemon-check.js";
import { sameVerdictTwice } from "./open-verdict.js";

/** DESC-10 on generated texts with huge numbers, duplicate keys, halves of surrogate pairs and deep nesting. */
export const openTexts = daemonCheck<{ readonly json: string }>({
  id: "descriptor.open-texts",
  suite: "descriptor",
  title: "no descriptor text crashes or hangs the daemon, and each gets the same verdict every time",
  clauses: ["DESC-10", "DESC-06"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: openDescriptor.map((json) => ({ json })), share: 0.3 }),
  perform: (world, { json }) => sameVerdictTwice(world, json),
});
