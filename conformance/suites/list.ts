/** The `list` suite: the clauses of LIST. */
import type { DaemonCheck } from "./daemon-check.js";
import { combinesGroupAndFilter } from "./list/combines-group-and-filter.js";
import { countsMatches } from "./list/counts-matches.js";
import { emptyRegistry } from "./list/empty-registry.js";
import { faithfulEntries } from "./list/faithful-entries.js";
import { filterReachesEverything } from "./list/filter-reaches-everything.js";
import { filterUnderTurkishLocale } from "./list/filter-under-turkish-locale.js";
import { filtersByText } from "./list/filters-by-text.js";
import { ignoresUnknownParams } from "./list/ignores-unknown-params.js";
import { integersByValue } from "./list/integers-by-value.js";
import { missingParams } from "./list/missing-params.js";
import { noLimitByDefault } from "./list/no-limit-by-default.js";
import { pages } from "./list/pages.js";
import { pagesEndToEnd } from "./list/pages-end-to-end.js";
import { pagesSurviveReregistration } from "./list/pages-survive-reregistration.js";
import { pastTheEnd } from "./list/past-the-end.js";
import { refusalsLeaveNoTrace } from "./list/refusals-leave-no-trace.js";
import { refusesMalformedParams } from "./list/refuses-malformed-params.js";
import { sameRequestSameResult } from "./list/same-request-same-result.js";
import { selectsGroup } from "./list/selects-group.js";
import { sortedByName } from "./list/sorted-by-name.js";
import { sortedUnderSwedishLocale } from "./list/sorted-under-swedish-locale.js";
import { suspendedSession } from "./list/suspended-session.js";
import { tenThousandTools } from "./list/ten-thousand-tools.js";
import { ungroupedEntry } from "./list/ungrouped-entry.js";
import { vastNumbers } from "./list/vast-numbers.js";
import { wellFormedResult } from "./list/well-formed-result.js";

export const listChecks: readonly DaemonCheck[] = [
  wellFormedResult,
  sortedByName,
  sortedUnderSwedishLocale,
  selectsGroup,
  filtersByText,
  filterReachesEverything,
  filterUnderTurkishLocale,
  combinesGroupAndFilter,
  countsMatches,
  pages,
  pastTheEnd,
  noLimitByDefault,
  pagesEndToEnd,
  pagesSurviveReregistration,
  faithfulEntries,
  ungroupedEntry,
  sameRequestSameResult,
  ignoresUnknownParams,
  missingParams,
  refusesMalformedParams,
  integersByValue,
  vastNumbers,
  refusalsLeaveNoTrace,
  emptyRegistry,
  suspendedSession,
  tenThousandTools,
];
