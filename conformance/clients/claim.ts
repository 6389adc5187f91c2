import type { SessionAck, SessionClaim, SessionResume } from "../../generated/wire.js";
import type { ReceivedFrame } from "./received-frame.js";
import { member, stringMember } from "./json-value.js";

/** The close of a WebSocket: 1006 where the connection broke off, 1005 where no code was given. */
export interface CloseInfo {
  readonly code: number;
  readonly reason: string;
}

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

/** What a claim or a resume ends with: the ack, or the close that came in its place. */
export type ClaimOutcome =
  | { readonly ok: true; readonly ack: SessionAck; readonly frame: ReceivedFrame }
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

/** Reads the ack of `expectedId`; a string says what is wrong with it. */
export function readAck({ type, members }: ReceivedFrame, expectedId: string): SessionAck | string {
  if (type !== "session_ack") return `a ${JSON.stringify(type)} where the session_ack should be`;
  const session_id = stringMember(members, "session_id");
  const status = member(members, "status");
  const alias = stringMember(members, "alias");
  const resume_token = stringMember(members, "resume_token");
  const keepalive_interval_s = member(members, "keepalive_interval_s");
  const grace_s = member(members, "grace_s");
  if (session_id !== expectedId) return "a session_ack whose `session_id` is not that of the claim";
  if (status !== "ok") return 'a session_ack whose `status` is not "ok"';
  if (alias === undefined || alias === "") return "a session_ack without `alias`";
  if (resume_token === undefined || resume_token === "") return "a session_ack without `resume_token`";
  if (typeof keepalive_interval_s !== "number") return "a session_ack without `keepalive_interval_s`";
  if (typeof grace_s !== "number") return "a session_ack without `grace_s`";
  return { type, session_id, status, alias, resume_token, keepalive_interval_s, grace_s };
}
