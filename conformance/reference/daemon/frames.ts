/** Frames of an app, from text to typed values. What does not fit is a Violation, with the reason that WIRE-05 gives it. */
import { isDescriptor, type Descriptor } from "./descriptor.js";
import { has, isFiniteNumber, isObject, isOptional, isString, type JsonObject } from "./json.js";
import type { Profile } from "./profile.js";
import type { Device } from "./session.js";
import { Violation } from "./violation.js";

/** How long a frame may be, in bytes, in either direction. */
export const MAX_FRAME_BYTES = 256 * 1024;

const PROTOCOL_VERSION = 2;

export type Claim = { readonly sessionId: string; readonly token: string; readonly device: Device };
export type Resume = { readonly sessionId: string; readonly resumeToken: string };
export type Delta = { readonly upsert: Descriptor } | { readonly remove: string };
export type ToolResult = { readonly id: string; readonly result: unknown };
export type ToolError = {
  readonly id: string;
  readonly type: string;
  readonly message: string;
  /** Has `details` where the app sent it. */
  readonly details: object;
};
export type Progress = { readonly id: string; readonly progress?: number; readonly message?: string };
export type AppEvent = { readonly name: string; readonly payload: object };

/** The JSON object that a text frame holds. */
export function parseFrame(text: string): JsonObject {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    throw Violation.policy("invalid_json");
  }
  if (!isObject(frame)) throw Violation.policy("invalid_message");
  return frame;
}

export function parseClaim(frame: JsonObject): Claim {
  const { session_id: sessionId, token } = frame;
  if (!isCurrentVersion(frame) || !isString(sessionId) || !isString(token)) throw malformed();
  return { sessionId, token, device: parseDevice(frame) };
}

export function parseResume(frame: JsonObject): Resume {
  const { session_id: sessionId, resume_token: resumeToken } = frame;
  if (!isCurrentVersion(frame) || !isString(sessionId) || !isString(resumeToken)) throw malformed();
  return { sessionId, resumeToken };
}

export function parseSnapshot(frame: JsonObject, profile: Profile): Descriptor[] {
  const { tools } = frame;
  if (!Array.isArray(tools)) throw invalidRegistry();
  return tools.map((tool) => parseDescriptor(tool, profile));
}

export function parseDelta(frame: JsonObject, profile: Profile): Delta {
  const { operation, tool, name } = frame;
  if (operation === "upsert") return { upsert: parseDescriptor(tool, profile) };
  if (operation === "remove" && isString(name)) return { remove: name };
  throw invalidRegistry();
}

export function parseToolResult(frame: JsonObject): ToolResult {
  const { id, result } = frame;
  if (!isString(id) || !has(frame, "result")) throw malformed();
  return { id, result };
}

export function parseToolError(frame: JsonObject): ToolError {
  const { id, error } = frame;
  if (!isString(id) || !isObject(error)) throw malformed();
  const { type, message, details } = error;
  if (!isString(type) || !isString(message)) throw malformed();
  return { id, type, message, details: has(error, "details") ? { details } : {} };
}

export function parseProgress(frame: JsonObject): Progress {
  const { id, progress, message } = frame;
  if (!isString(id) || !isOptional(frame, "progress", isFiniteNumber)) throw malformed();
  if (!isOptional(frame, "message", isString)) throw malformed();
  return {
    id,
    ...(isFiniteNumber(progress) ? { progress } : {}),
    ...(isString(message) ? { message } : {}),
  };
}

export function parseAppEvent(frame: JsonObject): AppEvent {
  const { name, payload, ts } = frame;
  // Which type a time has is not laid down; apps send milliseconds or an ISO 8601 text.
  if (!isString(name) || !(isFiniteNumber(ts) || isString(ts))) throw malformed();
  return { name, payload: has(frame, "payload") ? { payload } : {} };
}

function parseDescriptor(value: unknown, profile: Profile): Descriptor {
  if (!isDescriptor(value, profile)) throw invalidRegistry();
  return value;
}

function parseDevice(frame: JsonObject): Device {
  return {
    ...deviceMember(frame, "device_manufacturer", "manufacturer"),
    ...deviceMember(frame, "device_model", "model"),
    ...deviceMember(frame, "device_os", "os"),
  };
}

function deviceMember(frame: JsonObject, key: string, name: keyof Device): Device {
  const value = frame[key];
  if (!has(frame, key)) return {};
  if (!isString(value)) throw malformed();
  return { [name]: value };
}

function isCurrentVersion(frame: JsonObject): boolean {
  return frame["protocol_version"] === PROTOCOL_VERSION;
}

function malformed(): Violation {
  return Violation.policy("invalid_message");
}

function invalidRegistry(): Violation {
  return Violation.policy("invalid_registry");
}
