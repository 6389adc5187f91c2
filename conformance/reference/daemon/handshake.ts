/** The first frame of an app's socket: a claim or a resume, and the ack for it (WIRE-02 to WIRE-04, WIRE-11). */
import type { AppContext } from "./app-context.js";
import { parseClaim, parseResume } from "./frames.js";
import type { JsonObject } from "./json.js";
import { sendTo, type AppConnection, type Session } from "./session.js";
import { Violation } from "./violation.js";

/**
 * Joins a socket to the session that its first frame names, and acknowledges.
 *
 * @throws Violation when the frame is no claim and no resume, or is refused
 */
export function join(frame: JsonObject, connection: AppConnection, context: AppContext): Session {
  const session = admit(frame, connection, context);
  const { keepaliveIntervalSeconds, graceSeconds } = context.config;
  sendTo(session, "session_ack", {
    status: "ok",
    alias: session.alias,
    resume_token: session.resumeToken,
    keepalive_interval_s: keepaliveIntervalSeconds,
    grace_s: graceSeconds,
  });
  return session;
}

function admit(frame: JsonObject, connection: AppConnection, context: AppContext): Session {
  switch (frame["type"]) {
    case "session_claim":
      return claim(frame, connection, context);
    case "session_resume":
      return resume(frame, connection, context);
    default:
      throw Violation.policy("expected_claim_or_resume");
  }
}

function claim(frame: JsonObject, connection: AppConnection, { links, sessions }: AppContext): Session {
  const { sessionId, token, device } = parseClaim(frame);
  if (sessions.has(sessionId)) throw Violation.policy("already_claimed");
  links.claim(sessionId, token);
  return sessions.open(sessionId, device, connection);
}

function resume(frame: JsonObject, connection: AppConnection, { sessions }: AppContext): Session {
  const { sessionId, resumeToken } = parseResume(frame);
  return sessions.resume(sessionId, resumeToken, connection);
}
