/** Errors that go out as JSON-RPC errors. */

/** JSON-RPC's own error codes. */
export const RPC_CODE = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Every application error; clients tell them apart by `data.type`. */
  application: -32000,
} as const;

/** The error of one request. */
export class RpcError extends Error {
  override readonly name = "RpcError";

  constructor(
    readonly code: number,
    message: string,
    readonly data?: object,
  ) {
    super(message);
  }
}

/** Malformed params. */
export function invalidParams(message: string): RpcError {
  return new RpcError(RPC_CODE.invalidParams, message, { type: "invalid_request" });
}

/** An error that clients know by its type; an app's own types pass through. */
export function applicationError(type: string, message: string, more: object = {}): RpcError {
  return new RpcError(RPC_CODE.application, message, { type, ...more });
}
