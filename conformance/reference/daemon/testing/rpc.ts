/** A client of the daemon's socket for tests: raw lines, and requests matched to their replies by id. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { DaemonEvent } from "../events.js";
import { Mailbox } from "./mailbox.js";

export type Reply = {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data?: { readonly type?: string };
  };
};

export class TestRpc {
  readonly lines = new Mailbox<string>();
  readonly events = new Mailbox<DaemonEvent>();
  readonly #replies = new Map<unknown, (reply: Reply) => void>();
  #buffer = Buffer.alloc(0);
  #nextId = 1;

  private constructor(readonly socket: Socket) {
    socket.on("data", (chunk: Buffer) => {
      this.#buffer = Buffer.concat([this.#buffer, chunk]);
      for (let end = this.#buffer.indexOf(10); end !== -1; end = this.#buffer.indexOf(10)) {
        this.#receive(new TextDecoder("utf-8", { fatal: true }).decode(this.#buffer.subarray(0, end)));
        this.#buffer = this.#buffer.subarray(end + 1);
      }
    });
  }

  static async open(path: string): Promise<TestRpc> {
    const socket = connect(path);
    await once(socket, "connect");
    return new TestRpc(socket);
  }

  /** Sends a request and waits for its reply. */
  send(method: string, params?: unknown): Promise<Reply> {
    const id = this.#nextId;
    this.#nextId += 1;
    this.socket.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
    });
  }

  /** The result of a request that must succeed. */
  async call<T>(method: string, params?: unknown): Promise<T> {
    const { result, error } = await this.send(method, params);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }

  /** The type of the error that a request must end in. */
  async errorType(method: string, params?: unknown): Promise<string | undefined> {
    const { error } = await this.send(method, params);
    if (error === undefined) throw new Error(`${method} succeeded`);
    return error.data?.type;
  }

  /** Writes bytes as they are and takes the next line that comes back. */
  async exchange(bytes: string | Uint8Array): Promise<string> {
    this.socket.write(bytes);
    return this.lines.take("a line");
  }

  /** The next event of a kind; others before it are dropped. */
  async event(kind: string): Promise<DaemonEvent> {
    for (;;) {
      const event = await this.events.take(kind);
      if (event.kind === kind) return event;
    }
  }

  #receive(line: string): void {
    const message = JSON.parse(line) as Reply & { method?: string; params: DaemonEvent };
    const waiting = this.#replies.get(message.id);
    if (message.method === "event") this.events.put(message.params);
    else if (waiting === undefined) this.lines.put(line);
    else waiting(message);
  }
}
