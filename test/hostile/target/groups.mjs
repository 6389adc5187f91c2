/**
 * What goes wrong once the examination is over: in the listings of a group, which the kit asks for when a check wants
 * one and not before.
 */
import { crash, lineOf, pour, serve } from "./honest.mjs";
import { hostileText } from "./conversations.mjs";

/** Serves honestly but for listings of a group, whose requests are given to `act`. */
function listings(act) {
  return serve({
    onRequest(request, client) {
      if (request.method !== "tools.list" || request.params?.group === undefined) return false;
      act(request, client);
      return true;
    },
  });
}

function answer(client, { id }, result) {
  client.write(lineOf({ jsonrpc: "2.0", id, result }));
}

export const groups = {
  "group-silence": () => listings(() => undefined),
  "group-crash": () => listings(crash),
  "group-hang-up": () => listings((_request, client) => client.destroy()),
  "group-flood": () => listings((_request, client) => pour(client, Buffer.alloc(2 ** 20, "x"))),
  "group-garbage": () => listings((_request, client) => client.write(`${hostileText}\n`)),
  /** Escapes in names, in values, in the names of members. */
  "group-escapes": () =>
    listings((request, client) => {
      const tool = {
        name: hostileText,
        description: hostileText,
        [hostileText]: { [hostileText]: hostileText },
      };
      answer(client, request, { tools: [tool], total: 1, groups: [{ group: hostileText, total: 1 }] });
    }),
  /** A tool whose schema nests deeper than any stack. */
  "group-deep": () =>
    listings(({ id }, client) => {
      const levels = 100_000;
      const schema = `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
      const tool = `{"name":"a","description":"a","inputSchema":${schema}}`;
      client.write(`{"jsonrpc":"2.0","id":${id},"result":{"tools":[${tool}],"total":1,"groups":[]}}\n`);
    }),
  /** A description of 2 MB. */
  "group-huge": () =>
    listings((request, client) => {
      const tool = { name: "a", description: "\u001b".repeat(4).concat("x".repeat(2 * 2 ** 20)) };
      answer(client, request, { tools: [tool], total: 1, groups: [] });
    }),
  /** A wrong listing, from a process that ignores TERM. */
  "group-stubborn": () => {
    process.on("SIGTERM", () => undefined);
    return listings((request, client) => {
      answer(client, request, { tools: [{ name: "a", description: "a" }], total: 1, groups: [] });
    });
  },
};
