/** What goes wrong on the RPC socket. DETAIL is the method at which it does; before that, everything is in order. */
import { randomBytes } from "node:crypto";
import { crash, lineOf, pour, serve } from "./honest.mjs";

/** Where terminals take orders: colours, the title, the clipboard; C1, bidi, a bell, a carriage return, and so on. */
export const hostileText =
  "\u001b[31m\u001b]0;owned\u0007\u009b2J\u202eevil\u2066\r\b\u0000\u200b\n\t<b>&amp;";

const event = lineOf({
  jsonrpc: "2.0",
  method: "event",
  params: { kind: "tools_changed", sessionId: "s-flood", data: { count: 1 } },
});

/** Serves honestly but for `method`, whose requests are given to `act`. */
function serveBut(method, act) {
  return serve({
    onRequest(request, client) {
      if (request.method !== method) return false;
      return act(request, client) !== false;
    },
  });
}

/** Serves honestly but for the replies to `method`, which `alter` writes anew. */
function alterReplies(method, alter) {
  return serve({
    onReply: (reply, request) => (request?.method === method ? alter(reply, request) : undefined),
  });
}

export const conversations = {
  honest: () => serve(),
  hang: (method) => serveBut(method, () => undefined),
  crash: (method) => serveBut(method, crash),
  /** Ended by a signal, as a program is that touches memory that is not its own. */
  "be-killed": (method) => serveBut(method, () => process.kill(process.pid, "SIGKILL")),
  "hang-up": (method) => serveBut(method, (_request, client) => client.destroy()),
  /** Says that it will write no more, and goes on reading. */
  "half-close": (method) => serveBut(method, (_request, client) => client.end()),
  /** The same, before anything was asked. */
  "half-close-at-once": () =>
    serve({
      onConnection(client) {
        client.end().resume();
        return true;
      },
    }),
  "flood-a-line": (method) =>
    serveBut(method, (_request, client) => pour(client, Buffer.alloc(2 ** 20, "x"))),
  "flood-of-brackets": (method) =>
    serveBut(method, ({ id }, client) => {
      const depth = 24 * 2 ** 20;
      client.write(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`);
      client.write(Buffer.alloc(depth, "["));
      client.write("\n");
    }),
  "flood-of-events": (method) => serveBut(method, (_request, client) => pour(client, event.repeat(1_000))),
  "flood-of-replies": (method) =>
    serveBut(method, (_request, client) =>
      pour(client, lineOf({ jsonrpc: "2.0", id: "?", result: 1 }).repeat(1_000)),
    ),
  "flood-of-empty-lines": (method) =>
    serveBut(method, (_request, client) => pour(client, "\n".repeat(2 ** 16))),
  /** A right reply, at one byte a second. */
  drip: (method) =>
    alterReplyBytes(method, (client, text) => {
      let sent = 0;
      setInterval(() => client.write(text[sent++] ?? " "), 1_000);
    }),
  /** Random bytes in the place of replies. */
  garbage: (method) => serveBut(method, (_request, client) => client.write(randomBytes(65_536))),
  "garbage-before-replies": () =>
    serve({ onReply: (reply) => Buffer.concat([randomBytes(64), Buffer.from(`\n${lineOf(reply)}`)]) }),
  "log-lines-before-replies": () => serve({ onReply: (reply) => `${hostileText}\n${lineOf(reply)}` }),
  "wrong-ids": (method) => alterReplies(method, (reply) => lineOf({ ...reply, id: 999_999 })),
  "text-ids": (method) => alterReplies(method, (reply) => lineOf({ ...reply, id: String(reply.id) })),
  "no-ids": (method) => alterReplies(method, ({ id: _id, ...reply }) => lineOf(reply)),
  "twice-each": () => serve({ onReply: (reply) => lineOf(reply).repeat(2) }),
  /** A result that nests deeper than any stack, in place of what `method` answers. */
  deep: (method) =>
    alterReplies(method, ({ id }) => {
      const levels = 500_000;
      const nest = `{"tools":${"[".repeat(levels)}${"]".repeat(levels)},"total":0,"groups":[]}`;
      return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${nest}}\n`;
    }),
  /** Otherwise in order: a version is any text. */
  "escaped-version": () =>
    alterReplies("daemon.status", (reply) =>
      lineOf({ ...reply, result: { ...reply.result, version: hostileText } }),
    ),
  refuse: (method) =>
    alterReplies(method, ({ id }) => {
      const error = {
        code: -32000,
        message: hostileText,
        data: { type: hostileText, [hostileText]: hostileText },
      };
      return lineOf({ jsonrpc: "2.0", id, error });
    }),
};

/** Gives the bytes of a right reply to `method` to `write` in place of the client. */
function alterReplyBytes(method, write) {
  const clients = new Map();
  return serve({
    onRequest(request, client) {
      clients.set(JSON.stringify(request.id), client);
      return false;
    },
    onReply(reply, request) {
      if (request?.method !== method) return undefined;
      write(clients.get(JSON.stringify(reply.id)), lineOf(reply));
      return "";
    },
  });
}
