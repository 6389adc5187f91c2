import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Profile } from "./index.js";
import { TestDaemon, tool, type Joined } from "./testing/daemon.js";
import type { TestRpc } from "./testing/rpc.js";

type Listing = { tools: Record<string, unknown>[]; total: number; groups?: unknown };

const TOOLS = [
  tool("b", { group: "cart" }),
  tool("a", { group: "cart-x" }),
  tool("plain"),
  tool("Z", { group: "null" }),
];

function serving(profile: Profile) {
  const state = {} as { daemon: TestDaemon; rpc: TestRpc; joined: Joined };
  beforeAll(async () => {
    state.daemon = await TestDaemon.start({}, profile);
    state.rpc = await state.daemon.rpc();
    state.joined = await state.daemon.join(state.rpc, TOOLS);
  });
  afterAll(() => state.daemon.stop());
  return {
    state,
    list: (params?: object): Promise<Listing> => state.rpc.call<Listing>("tools.list", params),
  };
}

const names = ({ tools }: Listing): unknown[] => tools.map(({ name }) => name);

describe("tools.list in profile groups", () => {
  const { state, list } = serving("groups");

  it("lists by name with a summary that no parameter changes", async () => {
    const groups = [
      { group: "cart", total: 1 },
      { group: "cart-x", total: 1 },
      { group: "null", total: 1 },
      { group: null, total: 1 },
    ];
    expect(await list()).toEqual({ tools: [TOOLS[3], TOOLS[1], TOOLS[0], TOOLS[2]], total: 4, groups });
    expect(await list({ group: "cart" })).toEqual({ tools: [TOOLS[0]], total: 1, groups });
    expect(await list({ group: "Cart", offset: 7 })).toEqual({ tools: [], total: 0, groups });
    expect(await list({ filter: "THE TOOL", limit: 1, offset: 3 })).toEqual({
      tools: [TOOLS[2]],
      total: 4,
      groups,
    });
  });

  it.each([
    [],
    "x",
    { selector: 7 },
    { selector: null },
    { filter: "x".repeat(257) },
    { filter: null },
    { group: "" },
    { group: "a/b" },
    { group: null },
    { limit: 0 },
    { limit: "5" },
    { limit: 1.5 },
    { limit: null },
    { offset: -1 },
    { offset: true },
    { offset: null },
  ])("refuses %j as invalid_request", async (params) => {
    expect(await state.rpc.errorType("tools.list", params)).toBe("invalid_request");
  });

  it("takes null, unknown params, and integers however they are written", async () => {
    const id = '{"jsonrpc":"2.0","id":"x","method":"tools.list","params"';
    for (const params of ["null", '{"unknown":[]}', '{"limit":1e1,"offset":0.0}']) {
      const reply = JSON.parse(await state.rpc.exchange(`${id}:${params}}\n`)) as { result: Listing };
      expect(reply.result.total).toBe(4);
    }
  });

  it("lists descriptors as they were sent", async () => {
    const text =
      '{"name":"t","description":"d","x":1,"input_schema":{"__proto__":{"a":0},"toString":"","n":[null,1.5]},"timeout_ms":5e3}';
    state.joined.app.ws.send(
      `{"type":"tool_registry_delta","session_id":"${state.joined.id}","operation":"upsert","tool":${text}}`,
    );
    await state.daemon.settle(state.joined);
    const line = await state.rpc.exchange(
      '{"jsonrpc":"2.0","id":"x","method":"tools.list","params":{"offset":4}}\n',
    );
    expect(line).toContain(`"tools":[${text.replace("5e3", "5000")}]`);
  });

  it("lists 3,000 tools that came in several frames, page by page", async () => {
    const many = Array.from({ length: 3000 }, (_, index) => tool(`t${index}`));
    await state.daemon.register(state.joined, many.slice(0, 2000));
    for (const one of many.slice(2000)) {
      state.joined.app.send({
        type: "tool_registry_delta",
        session_id: state.joined.id,
        operation: "upsert",
        tool: one,
      });
    }
    await state.daemon.settle(state.joined);
    const whole = await list();
    const pages = await Promise.all([0, 1000, 2000].map((offset) => list({ offset, limit: 1000 })));
    expect(whole.total).toBe(3000);
    expect(pages.flatMap(({ tools }) => tools)).toEqual(whole.tools);
  });
});

describe("tools.list in profile subgroups", () => {
  const { state, list } = serving("subgroups");

  it("selects a group with its subgroups, and says of a tool that it is ungrouped", async () => {
    await state.daemon.register(state.joined, [...TOOLS, tool("c", { group: "cart/items" })]);
    const listing = await list({ group: "cart" });
    expect(names(listing)).toEqual(["b", "c"]);
    expect(listing.groups).toEqual([
      { group: "cart", total: 2 },
      { group: "cart/items", total: 1 },
      { group: "cart-x", total: 1 },
      { group: "null", total: 1 },
      { group: null, total: 1 },
    ]);
    expect((await list({ filter: "plain" })).tools).toEqual([{ ...TOOLS[2], group: null }]);
    expect(names(await list({ group: "cart/items" }))).toEqual(["c"]);
    expect(await state.rpc.errorType("tools.list", { group: "a/b/c" })).toBe("invalid_request");
  });
});

describe("tools.list in profile base", () => {
  const { state, list } = serving("base");

  it("knows no groups, and accepts whatever an app sends as one", async () => {
    await state.daemon.register(state.joined, [tool("a", { group: null }), tool("b", { group: 7 })]);
    const listing = await list({ group: null });
    expect(names(listing)).toEqual(["a", "b"]);
    expect(Object.keys(listing)).toEqual(["tools", "total"]);
  });
});
