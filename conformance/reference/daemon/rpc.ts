/** Serves the lines of one connection: finds the method, runs it, words the reply. Knows nothing of sockets. */
import type { Subscriber } from "./events.js";
import { describe, type Log } from "./log.js";
import { elementTexts } from "./raw-json.js";
import { RPC_CODE, RpcError } from "./rpc-error.js";
import {
  errorReply,
  invalidRequestReply,
  parseErrorReply,
  readRequest,
  resultReply,
  type Request,
} from "./rpc-message.js";

/** The connection a request came on, as far as a method may know it. */
export type Peer = { readonly subscriber: Subscriber };

/** Runs one request. It checks its params itself, and throws an RpcError for what it refuses. */
export type Method = (params: unknown, peer: Peer) => unknown;

/** A reply's text without its LF, at once or later; none to a notification. */
export type Reply = string | undefined | Promise<string | undefined>;

// A batch of listings multiplies what one line makes the daemon send; a longer one is refused as a whole (RPC-08).
const MAX_BATCH = 100;

export class RpcServer {
  readonly #methods: ReadonlyMap<string, Method>;
  readonly #log: Log;

  constructor(methods: ReadonlyMap<string, Method>, log: Log) {
    this.#methods = methods;
    this.#log = log;
  }

  /** Serves one line; a method that answers at once is answered at once. */
  serve(text: string, peer: Peer): Reply {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return parseErrorReply("the line is not JSON");
    }
    return Array.isArray(value) ? this.#serveBatch(value, text, peer) : this.#serveOne(value, text, peer);
  }

  #serveBatch(values: unknown[], text: string, peer: Peer): Reply {
    if (values.length === 0) return invalidRequestReply("an empty batch");
    if (values.length > MAX_BATCH) return invalidRequestReply(`a batch of more than ${MAX_BATCH} requests`);
    return this.#serveAll(values, elementTexts(text), peer);
  }

  async #serveAll(values: unknown[], texts: string[], peer: Peer): Promise<string | undefined> {
    const served = await Promise.all(
      values.map(async (value, at) => this.#serveOne(value, texts[at] ?? "", peer)),
    );
    const replies = served.filter((reply) => reply !== undefined);
    return replies.length === 0 ? undefined : `[${replies.join(",")}]`;
  }

  #serveOne(value: unknown, text: string, peer: Peer): Reply {
    const request = readRequest(value, text);
    if ("refusal" in request) return errorReply(request.id, request.refusal);
    const { id } = request;
    try {
      const result = this.#run(request, peer);
      if (!(result instanceof Promise)) return this.#succeed(id, result);
      return result.then(
        (later) => this.#succeed(id, later),
        (error: unknown) => this.#fail(id, error),
      );
    } catch (error) {
      return this.#fail(id, error);
    }
  }

  #run({ method, params }: Request, peer: Peer): unknown {
    const run = this.#methods.get(method);
    if (run === undefined) throw new RpcError(RPC_CODE.methodNotFound, "Method not found");
    return run(params, peer);
  }

  #succeed(id: string | undefined, result: unknown): string | undefined {
    if (id === undefined) return undefined;
    try {
      return resultReply(id, result);
    } catch (error) {
      return this.#fail(id, error);
    }
  }

  #fail(id: string | undefined, error: unknown): string | undefined {
    const known = error instanceof RpcError ? error : this.#unexpected(error);
    return id === undefined ? undefined : errorReply(id, known);
  }

  #unexpected(error: unknown): RpcError {
    this.#log(describe(error));
    return new RpcError(RPC_CODE.internalError, "Internal error");
  }
}
