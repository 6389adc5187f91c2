import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { groupOf } from "../../spec/descriptor.js";
import { groupSelects } from "../../spec/group-name.js";
import { established, listings } from "../asking.js";
import { wrongTools } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";

/** LIST-03: the set of tools that a group selects, the groups being the registry's and near misses of them. */
export const selectsGroup = daemonCheck({
  id: "list.selects-group",
  suite: "list",
  title: "with group, the listing holds exactly the tools that the profile's rule selects",
  clauses: ["LIST-03"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(profile, plainRegistry(profile, 20, 1), {
      group: "always",
      filter: "never",
      limit: "never",
      offset: "never",
    }),
    share: 1,
  }),
  async perform(world, { registry, queries }) {
    const ready = await established(world, registry, "LIST-03");
    if (!ready.ok) return ready.finding;
    const listed = await listings(world, ready.value.app, queries, "LIST-03");
    if (!listed.ok) return listed.finding;
    for (const [index, listing] of listed.value.entries()) {
      const params = queries[index] ?? {};
      const expected = registry.filter((tool) =>
        groupSelects(params.group ?? "", groupOf(tool, world.profile), world.profile),
      );
      const names = expected.map(({ name }) => name);
      const finding = wrongTools({ clause: "LIST-03", params }, names, listing);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});
