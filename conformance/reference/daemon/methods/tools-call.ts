/** `tools.call` and `tools.cancel` (WIRE-06). */
import { timeoutOf } from "../descriptor.js";
import { MAX_FRAME_BYTES } from "../frames.js";
import type { JsonObject } from "../json.js";
import { paramsObject, parseCall, parseCancel } from "../params.js";
import { applicationError, invalidParams } from "../rpc-error.js";
import type { Method } from "../rpc.js";
import { suspended } from "../sessions.js";
import { writeJson } from "../write-json.js";
import type { MethodContext } from "./context.js";

const DEFAULT_TIMEOUT_MS = 30_000;

// What a `tool_call` frame holds beside its args: five short members, of which the name may take 64 bytes.
const ENVELOPE_BYTES = 512;

export function toolsCall({ sessions }: MethodContext): Method {
  return (params) => {
    const { selector, name, args, timeoutMs } = parseCall(paramsObject(params));
    const session = sessions.select(selector);
    if (session.connection === null) throw suspended(session);
    const tool = session.registry.get(name);
    if (tool === undefined) {
      throw applicationError("tool_not_found", `${session.alias} has no tool ${JSON.stringify(name)}`);
    }
    refuseLongArgs(args);
    return session.calls.start(name, args, timeoutMs ?? timeoutOf(tool.descriptor) ?? DEFAULT_TIMEOUT_MS);
  };
}

export function toolsCancel({ sessions }: MethodContext): Method {
  return (params) => {
    const { selector, callId, reason = "cancelled" } = parseCancel(paramsObject(params));
    return { cancelled: sessions.select(selector).calls.cancel(callId, reason) };
  };
}

function refuseLongArgs(args: JsonObject): void {
  if (Buffer.byteLength(writeJson(args)) + ENVELOPE_BYTES <= MAX_FRAME_BYTES) return;
  throw invalidParams(`args do not fit into a frame of ${MAX_FRAME_BYTES} bytes`);
}
