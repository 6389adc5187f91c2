import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { daemonCheck } from "../daemon-check.js";
import { installed, readListing } from "../listing.js";

/** A description, and those that replace it one after the other. */
type DescriptionsCase = { readonly descriptions: readonly [string, ...string[]] };

const histories: Readonly<Record<string, DescriptionsCase["descriptions"]>> = {
  "another word": ["alpha", "beta"],
  "and back again": ["alpha", "beta", "alpha"],
  "a longer one": ["alpha", "alpha beta", "gamma"],
};

/** LIST-04 on a description that a delta has replaced: the new one is searched, and the old one no more. */
export const filtersAfterDeltas = daemonCheck<DescriptionsCase>({
  id: "list.filters-after-deltas",
  suite: "list",
  title: "a filter searches the description that a tool has now",
  clauses: ["LIST-04"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: Object.entries(histories).map(([name, descriptions]) => ({ name, case: { descriptions } })),
  }),
  async perform(world, { descriptions: [first, ...later] }) {
    const app = await installed(world, [toolOf(first)], "LIST-04");
    if (!app.ok) return app.finding;
    const words = ["alpha", "beta", "gamma"];
    // Every word is asked for at every stage: what a daemon keeps of a search must not outlive the delta.
    for (const [index, description] of [first, ...later].entries()) {
      if (index > 0) {
        const settled = await app.value.upsert(toolOf(description));
        if (settled.kind === "closed") return closed(settled);
      }
      for (const word of words) {
        const finding = await wrongAnswer(world, app.value, word, description.includes(word));
        if (finding !== undefined) return finding;
      }
    }
    return undefined;
  },
});

const toolOf = (description: string): object => ({ name: "tool", description });

async function wrongAnswer(
  world: DaemonWorld,
  app: JoinedApp,
  filter: string,
  isIn: boolean,
): Promise<Finding | undefined> {
  const listing = readListing(await world.list(app, { filter }), "LIST-04");
  if (!listing.ok) return listing.finding;
  const actual = listing.value.tools.map(({ name }) => name);
  if (actual.includes("tool") === isIn) return undefined;
  const message = isIn
    ? "a filter does not find the new description"
    : "a filter finds a description that is gone";
  return {
    code: "wrong-tools",
    clause: "LIST-04",
    message,
    expected: { filter, names: isIn ? ["tool"] : [] },
    actual,
  };
}

function closed({ code, reason }: { readonly code: number; readonly reason: string }): Finding {
  const message = "the socket was closed over a valid delta";
  return {
    code: "closed-socket",
    clause: "LIST-04",
    message,
    expected: "the socket stays open",
    actual: { code, reason },
  };
}
