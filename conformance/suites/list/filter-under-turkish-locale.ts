import { daemonCheck } from "../daemon-check.js";
import { judgeFilters } from "./judge-filters.js";
import { dottedLetters } from "./locale-registries.js";

/** LIST-04 where the process's locale has two letters for i. */
export const filterUnderTurkishLocale = daemonCheck({
  id: "list.filter-under-turkish-locale",
  suite: "list",
  title: "under a Turkish locale the filter LIST finds list_items",
  clauses: ["LIST-04"],
  kind: "vector",
  needs: { locale: "tr_TR.UTF-8" },
  cases: () => ({ from: "vectors", vectors: dottedLetters }),
  perform: judgeFilters,
});
