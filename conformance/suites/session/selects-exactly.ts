import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import type { RpcOutcome } from "../../clients/rpc-reply.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { wrongTools } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { closedOverValid, readListing } from "../listing.js";
import { knownNames } from "./known-names.js";

/** From an id or an alias to a text that is nearly one. */
const twists: Readonly<Record<string, (exact: string) => string>> = {
  "upper case": (exact) => exact.toUpperCase(),
  "lower case": (exact) => exact.toLowerCase(),
  "first letter in upper case": (exact) => exact.slice(0, 1).toUpperCase() + exact.slice(1),
  "without its last character": (exact) => exact.slice(0, -1),
  "its first character": (exact) => exact.slice(0, 1),
  "without its first character": (exact) => exact.slice(1),
  "one character more": (exact) => `${exact}x`,
  "a space before": (exact) => ` ${exact}`,
  "a space after": (exact) => `${exact} `,
  "a line feed after": (exact) => `${exact}\n`,
  "a NUL after": (exact) => `${exact}\0`,
  "a star after": (exact) => `${exact}*`,
};

const models = ["Pixel 9", "Pixel 90", "iPhone 17 Pro (Dev)", "s", "--X__Y--", ""];

/** An app by its number, what it is named by, and what is done to that. */
type Selector = { readonly app: number; readonly by: "id" | "alias"; readonly twist: string };

const nearNames = (["id", "alias"] as const).flatMap((by) =>
  Object.keys(twists).map((twist) => ({ by, twist })),
);

/** SEL-01, on listings and descriptions of sessions. What error an unknown selector gets is SEL-02. */
export const selectsExactly = daemonCheck({
  id: "session.selects-exactly",
  suite: "session",
  title: "a selector names a session by its exact id or alias, and by nothing that comes close",
  clauses: ["SEL-01"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc
      .record({
        models: fc.oneof(
          { weight: 1, arbitrary: fc.constantFrom(...models).map((model) => [model]) },
          { weight: 2, arbitrary: fc.array(fc.constantFrom(...models), { minLength: 2, maxLength: 3 }) },
          { weight: 1, arbitrary: fc.constant(["Pixel 9", "Pixel 90"]) },
        ),
        selectors: fc.shuffledSubarray(nearNames, { minLength: nearNames.length / 2 }),
      })
      .map(({ models, selectors }) => ({
        models,
        selectors: selectors.map((near, index): Selector => ({ ...near, app: index % models.length })),
      })),
    share: 0.06,
  }),
  async perform(world, { models, selectors }) {
    await world.reset();
    const apps: JoinedApp[] = [];
    for (const [index, model] of models.entries()) {
      const app = await world.join({ model });
      const settled = await app.install([toolOf(index)]);
      if (settled.kind === "closed") return closedOverValid(settled, "SEL-01").finding;
      apps.push(app);
    }
    const own = apps.flatMap(({ sessionId, alias }) => [sessionId, alias]);
    const names = new Set([...(await knownNames(world)), ...own]);
    const exact = await judgeExact(world, apps);
    if (exact !== undefined) return exact;
    const near = selectors.flatMap(({ app, by, twist }) => {
      const name = by === "id" ? apps[app]?.sessionId : apps[app]?.alias;
      const twisted = name === undefined ? undefined : twists[twist]?.(name);
      return twisted === undefined || names.has(twisted) ? [] : [{ twisted, name, twist }];
    });
    const requests = near.flatMap((selector) =>
      ["tools.list", "sessions.describe"].map((method) => ({ ...selector, method })),
    );
    const outcomes = await Promise.all(
      requests.map(({ method, twisted }) => world.rpc.call(method, { selector: twisted })),
    );
    for (const [index, outcome] of outcomes.entries()) {
      const request = requests[index];
      if (!outcome.ok || request === undefined) continue;
      const { method, twisted, name, twist } = request;
      const message = `${method} takes for a session's name what is only close to it (${twist})`;
      const expected = { selector: twisted, of: name, answer: "an error" };
      return { code: "not-refused", clause: "SEL-01", message, expected, actual: outcome.result };
    }
    const traveller = apps.at(-1);
    return traveller && judgeAwayAndBack(world, apps, traveller);
  },
});

/** An app goes away and comes back: its session is called by the same names all the time. */
async function judgeAwayAndBack(
  world: DaemonWorld,
  apps: readonly JoinedApp[],
  app: JoinedApp,
): Promise<Finding | undefined> {
  const names = [app.sessionId, app.alias];
  await app.suspend();
  const described = await Promise.all(
    names.map((selector) => world.rpc.call("sessions.describe", { selector })),
  );
  const [byId, byAlias] = await Promise.all(
    names.map((selector) => world.rpc.call("tools.list", { selector })),
  );
  for (const [index, description] of described.entries()) {
    const finding = judgeDescription(description, names[index] ?? "", app.sessionId);
    if (finding !== undefined) return finding;
  }
  // What a suspended session lists is LIST-16; it does so by either name.
  if (byId?.ok !== byAlias?.ok) {
    const message = "tools.list serves a suspended session by one of its names, and by the other one not";
    const expected = { selector: app.alias, asBy: app.sessionId };
    return { code: "refused", clause: "SEL-01", message, expected, actual: { byId, byAlias } };
  }
  await app.resume();
  return judgeExact(world, apps);
}

function toolOf(app: number): { readonly name: string; readonly description: string } {
  return { name: `tool-of-app-${app}`, description: "A tool." };
}

/** Each app by its id and by its alias. */
async function judgeExact(world: DaemonWorld, apps: readonly JoinedApp[]): Promise<Finding | undefined> {
  const asked = apps.flatMap((app, index) =>
    [app.sessionId, app.alias].map((selector) => ({ selector, index, sessionId: app.sessionId })),
  );
  const listed = await Promise.all(asked.map(({ selector }) => world.rpc.call("tools.list", { selector })));
  const described = await Promise.all(
    asked.map(({ selector }) => world.rpc.call("sessions.describe", { selector })),
  );
  for (const [number, { selector, index, sessionId }] of asked.entries()) {
    const [listing, description] = [listed[number], described[number]];
    if (listing === undefined || description === undefined) continue;
    const finding =
      judgeListing(listing, selector, index) ?? judgeDescription(description, selector, sessionId);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function judgeListing(outcome: RpcOutcome, selector: string, app: number): Finding | undefined {
  const listing = readListing(outcome, "SEL-01");
  if (!listing.ok) return { ...listing.finding, expected: { selector, resultOf: toolOf(app).name } };
  const message = "the listing for a selector is not that of the session it names";
  return wrongTools({ clause: "SEL-01", params: { selector } }, [toolOf(app).name], listing.value, message);
}

function judgeDescription(outcome: RpcOutcome, selector: string, sessionId: string): Finding | undefined {
  const result = outcome.ok ? outcome.result : undefined;
  if (isJsonObject(result) && result["sessionId"] === sessionId) return undefined;
  const message = "sessions.describe does not describe the session that its selector names";
  const actual = outcome.ok ? result : outcome.error;
  const code = outcome.ok ? "wrong-state" : "refused";
  return { code, clause: "SEL-01", message, expected: { selector, sessionId }, actual };
}
