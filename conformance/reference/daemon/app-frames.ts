/** What each frame of a claimed socket does (REG, WIRE-06, WIRE-09). */
import type { AppContext } from "./app-context.js";
import {
  parseAppEvent,
  parseDelta,
  parseProgress,
  parseSnapshot,
  parseToolError,
  parseToolResult,
} from "./frames.js";
import { isString, type JsonObject } from "./json.js";
import { applicationError } from "./rpc-error.js";
import type { Session } from "./session.js";
import { Tool } from "./tool.js";
import { Violation } from "./violation.js";

type Apply = (frame: JsonObject, session: Session, context: AppContext) => void;

const FRAMES: ReadonlyMap<string, Apply> = new Map<string, Apply>([
  ["tool_registry_snapshot", applySnapshot],
  ["tool_registry_delta", applyDelta],
  ["tool_result", applyToolResult],
  ["tool_error", applyToolError],
  ["tool_call_progress", applyProgress],
  ["event", applyAppEvent],
  ["session_claim", refuseSecondClaim],
  ["session_resume", refuseSecondClaim],
]);

/**
 * Applies one frame to the session of its socket.
 *
 * @throws Violation when the frame is refused; nothing of it has been applied then
 */
export function applyFrame(frame: JsonObject, session: Session, context: AppContext): void {
  const { type } = frame;
  if (!isString(type)) throw Violation.policy("invalid_message");
  const apply = FRAMES.get(type);
  if (apply === undefined) throw Violation.policy("unknown_message_type");
  if (frame["session_id"] !== session.id) throw Violation.policy("session_mismatch");
  apply(frame, session, context);
}

function applySnapshot(frame: JsonObject, session: Session, { profile, events }: AppContext): void {
  const descriptors = parseSnapshot(frame, profile);
  session.registry.replaceAll(descriptors.map((descriptor) => new Tool(descriptor, profile)));
  events.emit("tools_changed", session, { toolCount: session.registry.size });
}

function applyDelta(frame: JsonObject, session: Session, { profile, events }: AppContext): void {
  const delta = parseDelta(frame, profile);
  if ("upsert" in delta) session.registry.upsert(new Tool(delta.upsert, profile));
  else session.registry.remove(delta.remove);
  events.emit("tools_changed", session, { toolCount: session.registry.size });
}

function applyToolResult(frame: JsonObject, session: Session): void {
  const { id, result } = parseToolResult(frame);
  session.calls.answer(id, { result });
}

function applyToolError(frame: JsonObject, session: Session): void {
  const { id, type, message, details } = parseToolError(frame);
  session.calls.answer(id, { error: applicationError(type, message, details) });
}

function applyProgress(frame: JsonObject, session: Session, { events }: AppContext): void {
  const { id, ...progress } = parseProgress(frame);
  const call = session.calls.get(id);
  if (call === undefined) return;
  events.emit("tool_call_progress", session, { callId: id, name: call.name, ...progress });
}

function applyAppEvent(frame: JsonObject, session: Session, { events }: AppContext): void {
  const { name, payload } = parseAppEvent(frame);
  events.emit("app_event", session, { name, ...payload });
}

function refuseSecondClaim(): never {
  throw Violation.policy("already_claimed");
}
