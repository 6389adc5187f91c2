/** The `descriptor` suite: the clauses of DESC, judged by what a daemon makes of snapshots. */
import type { DaemonCheck } from "./daemon-check.js";
import { annotationVectors } from "./descriptor/annotation-vectors.js";
import { annotations } from "./descriptor/annotations.js";
import { deepNesting, hardNames } from "./descriptor/deep-nesting.js";
import { vastNesting } from "./descriptor/vast-nesting.js";
import { descriptionLengths } from "./descriptor/description-lengths.js";
import { descriptionVectors } from "./descriptor/description-vectors.js";
import { groupBlanks } from "./descriptor/group-blanks.js";
import { groupCharacters } from "./descriptor/group-characters.js";
import { groupIsNotLookedAt } from "./descriptor/group-is-not-looked-at.js";
import { groupVectors } from "./descriptor/group-vectors.js";
import { groups } from "./descriptor/groups.js";
import { largeFrames } from "./descriptor/large-frames.js";
import { memberOrder } from "./descriptor/member-order.js";
import { nameBlanks } from "./descriptor/name-blanks.js";
import { nameCharacters } from "./descriptor/name-characters.js";
import { nameVectors } from "./descriptor/name-vectors.js";
import { names } from "./descriptor/names.js";
import { nonObjects } from "./descriptor/non-objects.js";
import { notJsonLiterals } from "./descriptor/not-json-literals.js";
import { notJson } from "./descriptor/not-json.js";
import { nullMembers } from "./descriptor/null-members.js";
import { nullVectors } from "./descriptor/null-vectors.js";
import { objectVectors } from "./descriptor/object-vectors.js";
import { openTexts } from "./descriptor/open-texts.js";
import { openVectors } from "./descriptor/open-vectors.js";
import { orderVectors } from "./descriptor/order-vectors.js";
import { schemaVectors } from "./descriptor/schema-vectors.js";
import { schemas } from "./descriptor/schemas.js";
import { standIns } from "./descriptor/stand-ins.js";
import { subgroupBlanks } from "./descriptor/subgroup-blanks.js";
import { timeoutVectors } from "./descriptor/timeout-vectors.js";
import { timeouts } from "./descriptor/timeouts.js";
import { turkishLocale } from "./descriptor/turkish-locale.js";
import { unknownDeadlines } from "./descriptor/unknown-deadlines.js";
import { unknownMemberVectors } from "./descriptor/unknown-member-vectors.js";
import { unknownMembers } from "./descriptor/unknown-members.js";

export const descriptorChecks: readonly DaemonCheck[] = [
  objectVectors,
  nonObjects,
  notJson,
  notJsonLiterals,
  nameVectors,
  nameBlanks,
  nameCharacters,
  names,
  descriptionVectors,
  descriptionLengths,
  schemaVectors,
  schemas,
  annotationVectors,
  annotations,
  timeoutVectors,
  timeouts,
  groupVectors,
  groupBlanks,
  subgroupBlanks,
  groupCharacters,
  groups,
  groupIsNotLookedAt,
  nullVectors,
  nullMembers,
  unknownMemberVectors,
  unknownMembers,
  standIns,
  unknownDeadlines,
  deepNesting,
  hardNames,
  vastNesting,
  largeFrames,
  openVectors,
  openTexts,
  orderVectors,
  memberOrder,
  turkishLocale,
];
