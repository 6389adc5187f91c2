/** What usually causes a failure: for whoever has to find it in the target's code. */
import type { FailureCode } from "../engine/failure-code.js";
import type { Failure } from "../engine/result.js";

/** One or two sentences for each code; a code without one does not compile. */
const hints: Readonly<Record<FailureCode, string>> = {
  "wrong-shape":
    "Often a member that is left out when it is empty or zero, a number sent as text, or null in place of nothing. Compare the member with the schema of its shape.",
  "wrong-tools":
    "Look at how names, groups and filters are compared (exactly, by code unit) and at where a page is cut: filter and sort first, then cut. A count in place of names means tools that were lost or listed twice.",
  "wrong-order":
    "Usually the sort of the language or of the locale: the order is that of UTF-16 code units, so Z comes before a. Otherwise the order of arrival, or of a hash map.",
  "wrong-total":
    "Usually the length of the page in place of the length of everything that was selected, or a count that is kept beside the registry and misses a change of it.",
  "wrong-groups":
    "The summary is of the whole registry: no filter, group or page of the request changes it. Often it is made of what was selected, or a bucket outlives its last tool.",
  "wrong-entry":
    "An entry repeats what the app sent, member by member. Often a member is dropped, renamed, given a default or trimmed, or text changes while it is decoded and encoded again.",
  "wrong-error":
    "The refusal comes from the wrong place: a general handler answers before the right check does, or two checks are made in the wrong order. Compare code and data.type with the clause.",
  "wrong-close":
    "Often the socket is dropped without a close frame (1005, 1006), the library closes with a code of its own, or a reason is used where another check must come first.",
  "wrong-state":
    "Usually the end of a socket is taken for the end of its session, or the end of an old socket undoes what a newer one of the same session has begun.",
  "not-refused":
    "A check is missing or too lenient: a language's own conversions (text to number, null to nothing), a pattern that is not anchored at both ends, or a limit counted in another unit than the clause names.",
  "not-closed":
    "The violation is ignored or only logged. The frame must be refused as a whole, and the socket closed before anything that follows is looked at.",
  refused:
    "A check is too strict: a limit counted in bytes or code points in place of UTF-16 code units, an unknown member that must be ignored, or an optional one that is taken to be required.",
  "closed-socket":
    "Either something valid was taken for a violation (an unknown member, an optional one that is absent, a delta for a name that is not there), or the close that one app had earned was given to another.",
  "not-applied":
    "The change was taken and then lost: applied to a copy, to another session's registry, or only after the answer. What is announced must be what a listing then shows.",
  applied:
    "A refused frame must change nothing at all. Check the whole frame before the first change, and look at nothing that comes after a violation.",
  unstable:
    "Something besides the request decides: the order of a hash map, a cache that is not cleared, state left by the request before, or the order in which members arrive.",
  leaked:
    "State that belongs to one session or connection is kept in one place for all: a list of subscribers, a table of calls by their id alone, or a registry that is shared.",
  "not-announced":
    "The event is not sent on this path, or is sent before the subscription is in effect. Often only one kind of change, a snapshot but no delta for example, announces itself.",
  "malformed-reply":
    'A reply is one line of JSON with "jsonrpc": "2.0", the id of its request unchanged (a text stays a text), and either result or error. Often something else is printed to the socket.',
  "no-reply":
    "The request was dropped without an error: an exception in a handler that nobody sees, a deadlock, or a reply that waits for something else. If the target is only slow, try a larger --timeout.",
  "closed-connection":
    "Often an exception while a line or frame is handled closes the connection, or a limit of a library (size of a line, of a message, of a header) does. See the target's stderr below, if it says anything.",
  "target-exited":
    "Usually an exception that nobody catches: a write to a socket whose other end has gone, a line that is no JSON, or a stack that is too small for deep nesting. What the target wrote to stderr says most.",
  "refused-connection":
    "The socket no longer listens or its queue is full, or the handshake failed: the certificate, the path, or the subprotocol. Often an error on one connection ends the listener for all.",
  "wrong-alias":
    "An alias is given once and kept for the life of its session, and the lowest free number is taken. Often a suspended session has lost its alias, or a revoked one still holds it, or the model is turned into words in another way than the clause says.",
  "wrong-call":
    "The call is rewritten on its way: parameters are decoded and encoded with a loss (large numbers, the order or presence of members), an id is used twice, or a call is sent again after a resume.",
  "wrong-answer":
    "The app's answer is matched to the wrong call, wrapped, or replaced by an error of the daemon's own. Answers may come in any order, and each belongs to the call with its id.",
  "wrong-link":
    "A link holds what was true when the daemon started, not when the link was made (port, address, certificate, time), or its payload is encoded with another alphabet or padding.",
  "unexpected-reply":
    "Usually a notification, a request without an id, is answered, alone or within a batch; or a reply is sent twice, once by the handler and once by the one that called it.",
};

const kitBugHint =
  "This is a fault of the kit and says nothing of the target. Please report it with the report and the seed.";

/** What usually causes a failure of this code, in one or two sentences. */
export function hintFor(code: Failure["code"]): string {
  return code === "kit-bug" ? kitBugHint : hints[code];
}
