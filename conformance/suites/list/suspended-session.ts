import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { jsonEqual } from "../../spec/json.js";
import { established, listings } from "../asking.js";
import { namesOf } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import type { ReadListing } from "../listing.js";
import { openApp } from "../settling.js";

/** LIST-16: each listing while the app is away against the same one before it went. */
export const suspendedSession = daemonCheck({
  id: "list.suspended-session",
  suite: "list",
  title: "a suspended session lists the registry that it had",
  clauses: ["LIST-16"],
  kind: "scenario",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .tuple(
        listCase(
          profile,
          plainRegistry(profile, 10),
          { group: "sometimes", filter: "sometimes", limit: "sometimes", offset: "sometimes" },
          6,
        ),
        plainRegistry(profile, 2),
      )
      .map(([{ registry, queries }, later]) => ({ registry, later, queries: [{}, ...queries] })),
    share: 0.12,
  }),
  async perform(world, { registry, later, queries }) {
    await openApp(world);
    const ready = await established(world, registry, "LIST-16");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    // The last changes before the app goes belong to the registry that it had.
    for (const tool of later) await app.upsert(tool);
    const before = await listings(world, app, queries, "LIST-16");
    if (!before.ok) return before.finding;
    await app.suspend();
    const away = await listings(world, app, queries, "LIST-16");
    await openApp(world);
    if (!away.ok) return away.finding;
    return away.value
      .map((listing, index) => judge(queries[index], before.value[index], listing))
      .find((finding) => finding !== undefined);
  },
});

function judge(params: unknown, before: ReadListing | undefined, away: ReadListing): Finding | undefined {
  if (before === undefined || jsonEqual(before, away)) return undefined;
  const isSameTools = jsonEqual(before.tools, away.tools);
  return {
    code: isSameTools ? "wrong-groups" : "wrong-tools",
    clause: "LIST-16",
    message: "the listing of a suspended session is another than before its app went away",
    expected: { params, names: namesOf(before), total: before.total, groups: before.groups ?? "absent" },
    actual: { names: namesOf(away), total: away.total ?? "absent", groups: away.groups ?? "absent" },
  };
}
