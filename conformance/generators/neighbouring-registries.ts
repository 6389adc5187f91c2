/** Registries of several apps that share names and groups, each tool saying whose it is (SEL-03). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Tool } from "../spec/descriptor.js";
import { picked } from "./about.js";
import type { RegistryChange } from "./registry-changes.js";

/** What happens to the registry of one of the apps. */
export type AppChange = { readonly app: number; readonly change: RegistryChange };

export type Neighbours = {
  readonly registries: readonly (readonly Tool[])[];
  readonly changes: readonly AppChange[];
};

/** Few, so that apps have names and groups in common. */
const nameCount = 8;
const groups: readonly (string | undefined)[] = ["cart", "checkout", "admin", undefined];

/** The mark of an app's tools. */
export function markOf(app: number): string {
  return `Of app ${app}.`;
}

type Drawn = { readonly name: number; readonly group: string | undefined };

/** Registries of two or three apps and up to four changes to them. */
export function neighbours(profile: Profile): Arbitrary<Neighbours> {
  const group = fc.constantFrom(...groups, ...(profile === "subgroups" ? ["cart/items"] : []));
  const tool = fc.record({ name: fc.nat(nameCount - 1), group });
  const registry = fc.oneof(
    { weight: 6, arbitrary: fc.uniqueArray(tool, { maxLength: nameCount, selector: ({ name }) => name }) },
    { weight: 1, arbitrary: fc.constant<Drawn[]>([]) },
  );
  const change = fc.record({ app: fc.nat(2), isRemoval: fc.boolean(), tool });
  return fc
    .record({
      registries: fc.array(registry, { minLength: 2, maxLength: 3 }),
      changes: fc.array(change, { maxLength: 4 }),
    })
    .map(({ registries, changes }) => ({
      registries: registries.map((tools, app) => tools.map((drawn) => marked(drawn, app))),
      changes: changes.map(({ app: number, isRemoval, tool }): AppChange => {
        const app = number % registries.length;
        const present = picked(registries[app] ?? [], tool.name) ?? tool;
        return {
          app,
          change: isRemoval ? { remove: `tool${present.name}` } : { upsert: marked(tool, app) },
        };
      }),
    }));
}

function marked({ name, group }: Drawn, app: number): Tool {
  return {
    name: `tool${name}`,
    description: markOf(app),
    ...(group === undefined ? {} : { group }),
  };
}
