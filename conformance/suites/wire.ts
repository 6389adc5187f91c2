/** The `wire` suite: the clauses of WIRE that can be seen on a daemon. */
import type { DaemonCheck } from "./daemon-check.js";
import { ackMembers } from "./wire/ack-members.js";
import { ackedTokenResumes } from "./wire/acked-token-resumes.js";
import { aliasFreed } from "./wire/alias-freed.js";
import { aliasLocale } from "./wire/alias-locale.js";
import { aliasSlug } from "./wire/alias-slug.js";
import { aliasUnique } from "./wire/alias-unique.js";
import { appsSideBySide } from "./wire/apps-side-by-side.js";
import { binaryFrame } from "./wire/binary-frame.js";
import { callReachesApp } from "./wire/call-reaches-app.js";
import { callsKeepToTheirSession } from "./wire/calls-keep-to-their-session.js";
import { cancelOfUnknownCall } from "./wire/cancel-of-unknown-call.js";
import { cancelReachesApp } from "./wire/cancel-reaches-app.js";
import { claimTokenOnce } from "./wire/claim-token-once.js";
import { concurrentAnswers } from "./wire/concurrent-answers.js";
import { concurrentClaims } from "./wire/concurrent-claims.js";
import { concurrentResumes } from "./wire/concurrent-resumes.js";
import { concurrentWrongClaims } from "./wire/concurrent-wrong-claims.js";
import { daemonType } from "./wire/daemon-type.js";
import { deepFrame } from "./wire/deep-frame.js";
import { errorTypeVerbatim } from "./wire/error-type-verbatim.js";
import { failedClaims } from "./wire/failed-claims.js";
import { firstFrame } from "./wire/first-frame.js";
import { framesBehindClaim } from "./wire/frames-behind-claim.js";
import { framesInOrder } from "./wire/frames-in-order.js";
import { invalidJson } from "./wire/invalid-json.js";
import { invalidUtf8 } from "./wire/invalid-utf8.js";
import { largestFrameIsTaken } from "./wire/largest-frame.js";
import { linkAgrees } from "./wire/link-agrees.js";
import { linkExpired } from "./wire/link-expired.js";
import { malformedClaim } from "./wire/malformed-claim.js";
import { malformedRegistryFrame } from "./wire/malformed-registry-frame.js";
import { malformedResume } from "./wire/malformed-resume.js";
import { missingSession } from "./wire/missing-session.js";
import { missingType } from "./wire/missing-type.js";
import { noOtherEffect } from "./wire/no-other-effect.js";
import { nonObjectJson } from "./wire/non-object-json.js";
import { nothingAfterViolation } from "./wire/nothing-after-violation.js";
import { otherSession } from "./wire/other-session.js";
import { oversizedFrame } from "./wire/oversized-frame.js";
import { preClaimTimeout } from "./wire/pre-claim-timeout.js";
import { progressIsNoAnswer } from "./wire/progress-is-no-answer.js";
import { resultKinds } from "./wire/result-kinds.js";
import { resultVerbatim } from "./wire/result-verbatim.js";
import { resumeTokenRotates } from "./wire/resume-token-rotates.js";
import { revocationEndsCalls } from "./wire/revocation-ends-calls.js";
import { revokedClose } from "./wire/revoked-close.js";
import { secondClaim } from "./wire/second-claim.js";
import { sessionReplaced } from "./wire/session-replaced.js";
import { sessionsFollowModel } from "./wire/sessions-follow-model.js";
import { suspensionFailsCalls } from "./wire/suspension-fails-calls.js";
import { unknownSession } from "./wire/unknown-session.js";
import { unknownType } from "./wire/unknown-type.js";
import { wrongMembers } from "./wire/wrong-members.js";

export const wireChecks: readonly DaemonCheck[] = [
  linkAgrees,
  ackMembers,
  ackedTokenResumes,
  claimTokenOnce,
  failedClaims,
  concurrentClaims,
  concurrentWrongClaims,
  resumeTokenRotates,
  concurrentResumes,
  firstFrame,
  preClaimTimeout,
  binaryFrame,
  invalidJson,
  invalidUtf8,
  nonObjectJson,
  unknownType,
  missingType,
  daemonType,
  otherSession,
  missingSession,
  wrongMembers,
  malformedRegistryFrame,
  unknownSession,
  malformedClaim,
  malformedResume,
  secondClaim,
  oversizedFrame,
  largestFrameIsTaken,
  deepFrame,
  sessionReplaced,
  revokedClose,
  linkExpired,
  noOtherEffect,
  nothingAfterViolation,
  callReachesApp,
  resultKinds,
  resultVerbatim,
  errorTypeVerbatim,
  progressIsNoAnswer,
  concurrentAnswers,
  callsKeepToTheirSession,
  cancelReachesApp,
  cancelOfUnknownCall,
  suspensionFailsCalls,
  revocationEndsCalls,
  aliasFreed,
  framesInOrder,
  framesBehindClaim,
  appsSideBySide,
  aliasSlug,
  aliasUnique,
  aliasLocale,
  sessionsFollowModel,
];
