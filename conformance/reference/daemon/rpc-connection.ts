/** One client of the daemon's socket: bytes to lines, lines to replies, and no faster than the client reads. */
import type { Socket } from "node:net";
import type { DaemonEvent } from "./events.js";
import { LineReader, type Line } from "./line-reader.js";
import type { RpcServer } from "./rpc.js";
import { invalidRequestReply, notification, parseErrorReply } from "./rpc-message.js";

/** The longest request that is served, in bytes, its LF not counted (RPC-09). */
const MAX_LINE_BYTES = 1024 * 1024;

// So many calls may wait for their apps on one connection before its next line is read.
const MAX_PENDING = 1024;

// A subscriber that leaves more than this unread is cut off: events come whether it reads or not.
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

export class RpcConnection {
  readonly #socket: Socket;
  readonly #server: RpcServer;
  readonly #lines = new LineReader(MAX_LINE_BYTES);
  // A byte order mark is not skipped: it is a character that no JSON begins with.
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #pending = 0;
  #isReaderSlow = false;
  #hasEnded = false;

  constructor(socket: Socket, server: RpcServer) {
    this.#socket = socket;
    this.#server = server;
    socket.on("data", (chunk: Buffer) => {
      this.#lines.push(chunk);
      this.#pump();
    });
    socket.on("drain", () => {
      this.#isReaderSlow = false;
      this.#pump();
    });
    socket.on("end", () => {
      this.#hasEnded = true;
      this.#pump();
    });
    // A client that vanishes is no fault of the daemon's; "close" follows.
    socket.on("error", () => undefined);
  }

  /** Takes an event that this connection has subscribed to. */
  readonly subscriber = (event: DaemonEvent): void => {
    if (this.#socket.writableLength > MAX_UNREAD_BYTES) this.#socket.destroy();
    else this.#send(notification("event", event));
  };

  /** Serves every complete line, as long as the client reads what it gets. */
  #pump(): void {
    // Corked, so that the replies to pipelined requests leave together.
    this.#socket.cork();
    while (this.#mayServe()) {
      const line = this.#lines.next();
      if (line === undefined) break;
      this.#serve(line);
    }
    this.#socket.uncork();
    if (!this.#mayServe()) this.#socket.pause();
    else if (this.#hasEnded && this.#pending === 0) this.#socket.end();
    else this.#socket.resume();
  }

  #mayServe(): boolean {
    return !this.#isReaderSlow && this.#pending < MAX_PENDING && !this.#socket.destroyed;
  }

  #serve(line: Line): void {
    if (line === "too-long") {
      this.#send(invalidRequestReply(`a line of more than ${MAX_LINE_BYTES} bytes`));
      return;
    }
    const text = this.#decode(line);
    if (text === undefined) this.#send(parseErrorReply("the line is not UTF-8"));
    else if (text !== "" && text !== "\r") this.#answer(text);
  }

  #answer(text: string): void {
    const reply = this.#server.serve(text, this);
    if (!(reply instanceof Promise)) {
      this.#send(reply);
      return;
    }
    this.#pending += 1;
    void reply.then((later) => {
      this.#pending -= 1;
      this.#send(later);
      this.#pump();
    });
  }

  #send(text: string | undefined): void {
    if (text === undefined || !this.#socket.writable) return;
    if (!this.#socket.write(`${text}\n`)) this.#isReaderSlow = true;
  }

  #decode(line: Buffer): string | undefined {
    try {
      return this.#decoder.decode(line);
    } catch {
      return undefined;
    }
  }
}
