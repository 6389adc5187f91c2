/** The registry that a session is seen to have, against the one that it must have. */
import type { ClauseId, Profile } from "../../../generated/clauses.js";
import type { FailureCode } from "../../engine/failure-code.js";
import type { Finding } from "../../engine/check.js";
import { descriptorMembers } from "../../spec/descriptor.js";
import type { Tool } from "../../spec/descriptor.js";
import { jsonEqual, memberOf } from "../../spec/json.js";
import type { Json, JsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { describedBy, namesOf, sameElements } from "../aspects.js";
import { readListing } from "../listing.js";
import type { Read, ReadListing } from "../listing.js";
import { wrongUnlessTaken } from "./taking.js";

/** What is wrong when a registry has changed that must not. */
export type Unchanged = {
  readonly clause: ClauseId;
  readonly code: FailureCode;
  /** One sentence: what changed it. */
  readonly message: string;
};

/** Puts tools in place and lists them: what a registry is seen to be before something happens that must not change it. */
export async function hold(
  world: DaemonWorld,
  app: JoinedApp,
  tools: readonly unknown[],
  clause: ClauseId,
): Promise<Read<ReadListing>> {
  const finding = wrongUnlessTaken(await app.install(tools), clause);
  if (finding !== undefined) return { ok: false, finding };
  return readListing(await world.list(app), clause);
}

/** Lists the session again. Whether `before` was right is for other clauses; it must be the same now, in whatever order. */
export async function compareWithBefore(
  world: DaemonWorld,
  app: JoinedApp,
  before: ReadListing,
  { clause, code, message }: Unchanged,
): Promise<Finding | undefined> {
  const listing = readListing(await world.list(app), clause);
  if (!listing.ok) return listing.finding;
  const [expected, actual] = [before, listing.value].map(namesOf);
  if (!sameElements(expected ?? [], actual ?? [])) return { code, clause, message, expected, actual };
  for (const tool of before.tools) {
    const entries = listing.value.tools.filter(({ name }) => name === tool.name);
    if (!entries.some((entry) => jsonEqual(describedBy(entry), describedBy(tool)))) {
      return { code, clause, message, expected: tool, actual: entries[0] };
    }
  }
  return undefined;
}

/** What a registry must be, and what it must show nothing of. */
export type ExpectedRegistry = {
  readonly clause: ClauseId;
  readonly tools: readonly Tool[];
  /** Descriptors that were replaced, taken away or refused. */
  readonly traces: readonly Tool[];
  /** One sentence for the case that the names are others than they must be. */
  readonly message: string;
  /** The code for that case. */
  readonly code: FailureCode;
};

/** Lists the session and compares. Only names and traces are looked at: everything else of an entry is for LIST-09. */
export async function compareRegistry(
  world: DaemonWorld,
  app: JoinedApp,
  expected: ExpectedRegistry,
): Promise<Finding | undefined> {
  const listing = readListing(await world.list(app), expected.clause);
  return listing.ok ? compareListing(listing.value, expected, world.profile) : listing.finding;
}

/** {@link compareRegistry} on a listing that is at hand. */
export function compareListing(
  listing: ReadListing,
  expected: ExpectedRegistry,
  profile: Profile,
): Finding | undefined {
  const { clause, tools, traces, code, message } = expected;
  const names = tools.map((tool) => tool.name);
  const actual = namesOf(listing);
  if (!sameElements(names, actual)) return { code, clause, message, expected: [...names].sort(), actual };
  for (const tool of tools) {
    const entry = listing.tools.find(({ name }) => name === tool.name);
    const others = traces.filter(({ name }) => name === tool.name);
    const trace = entry && traceIn(entry, tool, others, profile);
    if (trace === undefined) continue;
    const seen = `${trace.member} of ${JSON.stringify(tool.name)} is that of another descriptor of the same name`;
    return {
      code: "wrong-entry",
      clause,
      message: `in the listing, ${seen}`,
      expected: memberOf(tool, trace.member) ?? "absent",
      actual: trace.value,
    };
  }
  return undefined;
}

/** A member whose value the tool does not have, but one of the others has. */
function traceIn(
  entry: JsonObject,
  tool: Tool,
  others: readonly Tool[],
  profile: Profile,
): { readonly member: string; readonly value: Json } | undefined {
  for (const member of descriptorMembers) {
    // In `base` a group is no member that the daemon knows.
    if (profile === "base" && member === "group") continue;
    const value = memberOf(entry, member);
    if (value === undefined || jsonEqual(value, memberOf(tool, member))) continue;
    if (others.some((other) => jsonEqual(value, memberOf(other, member)))) return { member, value };
  }
  return undefined;
}
