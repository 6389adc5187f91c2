/** The `rpc` suite: the clauses of RPC, at the level of bytes. */
import type { DaemonCheck } from "./daemon-check.js";
import { batch } from "./rpc/batch.js";
import { batchWithNotifications } from "./rpc/batch-with-notifications.js";
import { bomAndNul } from "./rpc/bom-and-nul.js";
import { callsAsNotifications } from "./rpc/calls-as-notifications.js";
import { callsOfTwoConnections } from "./rpc/calls-of-two-connections.js";
import { charactersCutInTwo } from "./rpc/characters-cut-in-two.js";
import { connectionsDoNotMix } from "./rpc/connections-do-not-mix.js";
import { crBeforeLf } from "./rpc/cr-before-lf.js";
import { deepNesting } from "./rpc/deep-nesting.js";
import { digitsStayAString } from "./rpc/digits-stay-a-string.js";
import { emptyBatch } from "./rpc/empty-batch.js";
import { emptyLinesIgnored } from "./rpc/empty-lines-ignored.js";
import { eventsOnTheirConnection } from "./rpc/events-on-their-connection.js";
import { falsyIdsAreIds } from "./rpc/falsy-ids-are-ids.js";
import { halfClose } from "./rpc/half-close.js";
import { hostileBytes } from "./rpc/hostile-bytes.js";
import { idsComeBackUnchanged } from "./rpc/ids-come-back-unchanged.js";
import { invalidIds } from "./rpc/invalid-ids.js";
import { longReplies } from "./rpc/long-replies.js";
import { longRequests } from "./rpc/long-requests.js";
import { malformedParams } from "./rpc/malformed-params.js";
import { malformedWithoutId } from "./rpc/malformed-without-id.js";
import { nearlyJson } from "./rpc/nearly-json.js";
import { nestingUpTo200Levels } from "./rpc/nesting-up-to-200-levels.js";
import { notARequestIsRefused } from "./rpc/not-a-request.js";
import { notJson } from "./rpc/not-json.js";
import { notificationsUnanswered } from "./rpc/notifications-unanswered.js";
import { onlyLfEndsAMessage } from "./rpc/only-lf-ends-a-message.js";
import { oversizedRequests } from "./rpc/oversized-requests.js";
import { pipelining } from "./rpc/pipelining.js";
import { prototypeMethodsAreUnknown } from "./rpc/prototype-methods.js";
import { repliesAreUtf8 } from "./rpc/replies-are-utf8.js";
import { repliesBelongToRequests } from "./rpc/replies-belong-to-requests.js";
import { replyShape } from "./rpc/reply-shape.js";
import { servedAfterBadLine } from "./rpc/served-after-bad-line.js";
import { severalMessagesInOneWrite } from "./rpc/several-messages-in-one-write.js";
import { splitAnywhere } from "./rpc/split-anywhere.js";
import { unknownMethodIsRefused } from "./rpc/unknown-method.js";

export const rpcChecks: readonly DaemonCheck[] = [
  onlyLfEndsAMessage,
  crBeforeLf,
  emptyLinesIgnored,
  splitAnywhere,
  charactersCutInTwo,
  severalMessagesInOneWrite,
  replyShape,
  repliesAreUtf8,
  repliesBelongToRequests,
  idsComeBackUnchanged,
  falsyIdsAreIds,
  digitsStayAString,
  notJson,
  nearlyJson,
  servedAfterBadLine,
  notARequestIsRefused,
  invalidIds,
  malformedWithoutId,
  unknownMethodIsRefused,
  prototypeMethodsAreUnknown,
  malformedParams,
  notificationsUnanswered,
  callsAsNotifications,
  batch,
  emptyBatch,
  batchWithNotifications,
  longRequests,
  longReplies,
  oversizedRequests,
  hostileBytes,
  bomAndNul,
  deepNesting,
  nestingUpTo200Levels,
  halfClose,
  pipelining,
  connectionsDoNotMix,
  callsOfTwoConnections,
  eventsOnTheirConnection,
];
