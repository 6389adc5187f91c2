/** The `registry` suite: the clauses of REG, seen in what a daemon lists after an app's registry frames. */
import type { DaemonCheck } from "./daemon-check.js";
import { baseAcceptsGroups } from "./registry/base-accepts-groups.js";
import { changeIsAnnounced } from "./registry/change-is-announced.js";
import { deltas } from "./registry/deltas.js";
import { duplicateNames } from "./registry/duplicate-names.js";
import { invalidElement } from "./registry/invalid-element.js";
import { invalidGroup } from "./registry/invalid-group.js";
import { malformedDeltas } from "./registry/malformed-deltas.js";
import { nonObjectElements } from "./registry/non-object-elements.js";
import { nothingAfterViolation } from "./registry/nothing-after-violation.js";
import { resumeReplaces } from "./registry/resume-replaces.js";
import { snapshotReplaces } from "./registry/snapshot-replaces.js";
import { suspendedAfterViolation } from "./registry/suspended-after-violation.js";
import { unknownRemoval } from "./registry/unknown-removal.js";
import { violationStaysWithItsSession } from "./registry/violation-stays-with-its-session.js";

export const registryChecks: readonly DaemonCheck[] = [
  snapshotReplaces,
  invalidElement,
  nonObjectElements,
  suspendedAfterViolation,
  invalidGroup,
  deltas,
  unknownRemoval,
  malformedDeltas,
  nothingAfterViolation,
  duplicateNames,
  violationStaysWithItsSession,
  changeIsAnnounced,
  resumeReplaces,
  baseAcceptsGroups,
];
