/** The `list` suite: the clauses of LIST. */
import type { DaemonCheck } from "./daemon-check.js";
import { combinedVectors } from "./list/combined-vectors.js";
import { combinesGroupAndFilter } from "./list/combines-group-and-filter.js";
import { countsMatches } from "./list/counts-matches.js";
import { emptyRegistry } from "./list/empty-registry.js";
import { emptyVectors } from "./list/empty-vectors.js";
import { faithfulEntries } from "./list/faithful-entries.js";
import { filtersAfterDeltas } from "./list/filters-after-deltas.js";
import { schemaArrays } from "./list/schema-arrays.js";
import { filterReachesEverything } from "./list/filter-reaches-everything.js";
import { filterUnderTurkishLocale } from "./list/filter-under-turkish-locale.js";
import { filterVectors } from "./list/filter-vectors.js";
import { filtersByText } from "./list/filters-by-text.js";
import { groupVectors } from "./list/group-vectors.js";
import { ignoresUnknownParams } from "./list/ignores-unknown-params.js";
import { integersByValue } from "./list/integers-by-value.js";
import { malformedParamVectors } from "./list/malformed-param-vectors.js";
import { missingParams } from "./list/missing-params.js";
import { noLimitByDefault } from "./list/no-limit-by-default.js";
import { orderVectors } from "./list/order-vectors.js";
import { pageSequenceVectors } from "./list/page-sequence-vectors.js";
import { pageVectors } from "./list/page-vectors.js";
import { pagesEndToEnd } from "./list/pages-end-to-end.js";
import { pagesSurviveReregistration } from "./list/pages-survive-reregistration.js";
import { pages } from "./list/pages.js";
import { pastTheEnd } from "./list/past-the-end.js";
import { refusalVectors } from "./list/refusal-vectors.js";
import { refusalsLeaveNoTrace } from "./list/refusals-leave-no-trace.js";
import { refusesMalformedParams } from "./list/refuses-malformed-params.js";
import { repetitionVectors } from "./list/repetition-vectors.js";
import { resultVectors } from "./list/result-vectors.js";
import { sameRequestSameResult } from "./list/same-request-same-result.js";
import { selectsGroup } from "./list/selects-group.js";
import { sortedByName } from "./list/sorted-by-name.js";
import { sortedUnderSwedishLocale } from "./list/sorted-under-swedish-locale.js";
import { suspendedSession } from "./list/suspended-session.js";
import { tenThousandTools } from "./list/ten-thousand-tools.js";
import { totalVectors } from "./list/total-vectors.js";
import { ungroupedEntry } from "./list/ungrouped-entry.js";
import { unknownParamVectors } from "./list/unknown-param-vectors.js";
import { vastNumbers } from "./list/vast-numbers.js";
import { wellFormedResult } from "./list/well-formed-result.js";

export const listChecks: readonly DaemonCheck[] = [
  wellFormedResult,
  resultVectors,
  sortedByName,
  orderVectors,
  sortedUnderSwedishLocale,
  selectsGroup,
  groupVectors,
  filtersByText,
  filtersAfterDeltas,
  filterVectors,
  filterReachesEverything,
  filterUnderTurkishLocale,
  combinesGroupAndFilter,
  combinedVectors,
  countsMatches,
  totalVectors,
  pages,
  pageVectors,
  pastTheEnd,
  noLimitByDefault,
  pagesEndToEnd,
  pageSequenceVectors,
  pagesSurviveReregistration,
  faithfulEntries,
  schemaArrays,
  ungroupedEntry,
  sameRequestSameResult,
  repetitionVectors,
  ignoresUnknownParams,
  unknownParamVectors,
  missingParams,
  refusesMalformedParams,
  malformedParamVectors,
  integersByValue,
  vastNumbers,
  refusalsLeaveNoTrace,
  refusalVectors,
  emptyRegistry,
  emptyVectors,
  suspendedSession,
  tenThousandTools,
];
