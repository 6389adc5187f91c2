import type { SessionClaim, SessionResume } from "../../generated/wire.js";
import type { ReceivedFrame } from "./received-frame.js";
import { stringMember } from "./json-value.js";

/** The close of a WebSocket: 1006 where the connection broke off, 1005 where no code was given. */
export interface CloseInfo {
  readonly code: number;
  readonly reason: string;
}

/** A close in words: code and reason, and what was against the protocol before it, if anything was. */
export function closeText({ code, reason }: CloseInfo, { violations }: AppViolations): string {
  const last = violations.at(-1);
  return `${code}${reason === "" ? "" : ` ${reason}`}${last === undefined ? "" : ` (before it: ${last.why})`}`;
}

type AppViolations = { readonly violations: readonly { readonly why: string }[] };

/** What an app says of its device; the alias comes from the model (WIRE-10). */
export interface Device {
  readonly manufacturer?: string | undefined;
  readonly model?: string | undefined;
  readonly os?: string | undefined;
}

/** The first claim of a session. */
export interface Claim {
  readonly sessionId: string;
  /** As the frame carries it, base64url; or the token's bytes. */
  readonly token: string | Uint8Array;
  readonly device?: Device | undefined;
}

/** A later one, with the token of the last ack. */
export interface Resume {
  readonly sessionId: string;
  readonly resumeToken: string;
}

/**
 * What the kit goes on with after an ack; what is missing is empty. Whether the ack is well formed is for a
 * check to judge (WIRE-11): a daemon that leaves a member out can still be examined.
 */
export interface Acknowledged {
  readonly alias: string;
  readonly resumeToken: string;
}

/** What a claim or a resume ends with: the ack, or the close that came in its place. */
export type ClaimOutcome =
  | { readonly ok: true; readonly ack: Acknowledged; readonly frame: ReceivedFrame }
  | { readonly ok: false; readonly closed: CloseInfo };

/** The frame of a claim; what is not known of the device is left out. */
export function claimFrame({ sessionId, token, device = {} }: Claim): SessionClaim {
  return {
    type: "session_claim",
    protocol_version: 2,
    session_id: sessionId,
    token: typeof token === "string" ? token : Buffer.from(token).toString("base64url"),
    ...(device.manufacturer === undefined ? {} : { device_manufacturer: device.manufacturer }),
    ...(device.model === undefined ? {} : { device_model: device.model }),
    ...(device.os === undefined ? {} : { device_os: device.os }),
  };
}

/** The frame of a resume. */
export function resumeFrame({ sessionId, resumeToken }: Resume): SessionResume {
  return { type: "session_resume", protocol_version: 2, session_id: sessionId, resume_token: resumeToken };
}

/** Reads an ack; a string says why the frame is none. */
export function readAck({ type, members }: ReceivedFrame): Acknowledged | string {
  if (type !== "session_ack") return `a ${JSON.stringify(type)} where the session_ack should be`;
  return {
    alias: stringMember(members, "alias") ?? "",
    resumeToken: stringMember(members, "resume_token") ?? "",
  };
}
