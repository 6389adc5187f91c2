/** Frames that are violations on a claimed socket, each of a kind of its own (WIRE-05). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { eventMembers, ownEvent, ownFrame, ownSnapshot } from "./app-frame.js";
import type { AppFrame } from "./app-frame.js";
import { nonObject, nonString } from "./json-value.js";
import { text } from "./text.js";

const ofText = (content: string): AppFrame => ({ text: content });

const appTypes = ["event", "tool_registry_snapshot", "tool_registry_delta", "tool_result", "tool_error"];

const notJson = fc.nat(ownSnapshot.length - 2).map((length) => ownSnapshot.slice(0, length + 1));

const noTools = nonObject
  .filter((value) => !Array.isArray(value))
  .map((value) => ownFrame("tool_registry_snapshot", `"tools":${JSON.stringify(value)}`));

const badTools = nonObject.map((value) =>
  ownFrame(
    "tool_registry_snapshot",
    `"tools":[{"name":"changed","description":"x"},${JSON.stringify(value)}]`,
  ),
);

const unknownType = text(6)
  .filter((type) => !appTypes.includes(type))
  .map((type) => ownFrame(type, eventMembers));

const otherSession = fc
  .constantFrom("$OTHER", "$ALIAS", "$SESSION ", "nobody")
  .map((id) => ownSnapshot.replace("$SESSION", id));

const noSession = nonString.map((id) => ownSnapshot.replace('"$SESSION"', JSON.stringify(id)));

const badEvent = nonString.map((name) =>
  ownFrame("event", `"name":${JSON.stringify([name])},"payload":null,"ts":1`),
);

const secondClaim = fc.constantFrom(
  ownFrame("session_claim", '"protocol_version":2,"token":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"'),
  ownFrame("session_resume", '"protocol_version":2,"resume_token":"$TOKEN"'),
);

/** A violation after the claim. */
export const violation: Arbitrary<AppFrame> = fc.oneof(
  fc.constantFrom(ownEvent, ownSnapshot, "").map((binary): AppFrame => ({ binary })),
  notJson.map(ofText),
  nonObject.map((value) => ofText(JSON.stringify(value))),
  noTools.map(ofText),
  badTools.map(ofText),
  unknownType.map(ofText),
  otherSession.map(ofText),
  noSession.map(ofText),
  badEvent.map(ofText),
  secondClaim.map(ofText),
);
