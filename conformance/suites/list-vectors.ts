/** Checks over `fixtures/list-queries.json`: the vectors of one clause, each query judged for that clause alone. */
import type { ListQuery } from "../../generated/wire.js";
import type { ClauseId, Profile } from "../../generated/clauses.js";
import type { Finding, Vector } from "../engine/check.js";
import type { RpcOutcome } from "../clients/rpc-reply.js";
import { hasMember, isJsonObject } from "../spec/json.js";
import type { Tool } from "../spec/descriptor.js";
import type { DaemonWorld } from "../targets/daemon-world.js";
import type { JoinedApp } from "../targets/joined-app.js";
import { addressed } from "./addressed.js";
import { answeredListings, established, establishedAny } from "./asking.js";
import { daemonCheck } from "./daemon-check.js";
import type { DaemonCheck } from "./daemon-check.js";
import { listQueryFixtures } from "./fixtures.js";
import { readListing } from "./listing.js";
import type { ReadListing } from "./listing.js";

/** What a result of a vector's must say. */
export type ExpectedResult = NonNullable<ListQuery["result"]>;

/** One query of a vector with everything that it can be judged by. */
export type Judged = {
  readonly clause: ClauseId;
  readonly params: unknown;
  readonly expected: ExpectedResult;
  readonly listing: ReadListing;
  /** The daemon's listing without params. */
  readonly plain: ReadListing;
  readonly profile: Profile;
  /** Asks the daemon for another listing of the registry; `undefined` when it does not give one. */
  readonly list: (params: object) => Promise<ReadListing | undefined>;
};

export type ListVectors = {
  readonly id: string;
  readonly suite: string;
  readonly title: string;
  readonly clause: ClauseId;
  readonly profiles?: readonly Profile[];
  readonly judge: (judged: Judged) => Finding | undefined | Promise<Finding | undefined>;
  /** Judges a request that the vector wants refused; without it such requests are not sent. */
  readonly judgeRefused?: (query: ListQuery, outcome: RpcOutcome) => Finding | undefined;
  /** Sends requests without params where a vector has none; otherwise they are sent as an empty object. */
  readonly keepsAbsence?: boolean;
};

type QueryVector = { readonly registry: readonly Tool[]; readonly queries: readonly ListQuery[] };

/** Is listed before a registry that is empty, so that a daemon that never lists anything is told apart. */
const probe: Tool = { name: "probe", description: "Listed before the registry is emptied." };

/** The check over the vectors of a clause. */
export function listVectors(definition: ListVectors): DaemonCheck {
  const { id, suite, title, clause, profiles } = definition;
  return daemonCheck<QueryVector>({
    id,
    suite,
    title,
    clauses: [clause],
    kind: "vector",
    ...(profiles === undefined ? {} : { profiles }),
    cases: (profile) => ({ from: "vectors", vectors: vectorsOf(clause, profile) }),
    async perform(world, { registry, queries }) {
      if (world.isShared) await world.app();
      else await world.reset();
      if (registry.length === 0) {
        const control = await established(world, [probe], clause);
        if (!control.ok) return control.finding;
      }
      const ready = await establishedAny(world, registry, clause);
      // How a registry without tools lists is for the vectors of LIST-15 alone to judge.
      if (!ready.ok) return registry.length > 0 || clause === "LIST-15" ? ready.finding : undefined;
      const { app, plain } = ready.value;
      const sent = queries.map((query) => requestOf(world, app, query, definition));
      const replies = sent.map((request) =>
        request === undefined ? undefined : world.rpc.call("tools.list", request.params),
      );
      const list = async (params: object): Promise<ReadListing | undefined> =>
        (await answeredListings(world, app, [params], clause))[0];
      for (const [index, query] of queries.entries()) {
        const outcome = await replies[index];
        if (outcome === undefined) continue;
        const others = { plain, list, profile: world.profile };
        const finding = await judgeReply(definition, query, outcome, others);
        if (finding !== undefined) return finding;
      }
      return undefined;
    },
  });
}

/** The fixtures of the clause in the profile; their names are unique. */
export function vectorsOf(clause: ClauseId, profile: Profile): Vector<QueryVector>[] {
  return listQueryFixtures()
    .filter((fixture) => fixture.clause === clause && fixture.profiles.includes(profile))
    .map(({ name, registry, queries }) => ({
      name,
      case: { registry: registry as unknown as readonly Tool[], queries },
    }));
}

type Request = { readonly params: unknown };

function requestOf(
  world: DaemonWorld,
  app: JoinedApp,
  query: ListQuery,
  { keepsAbsence = false, judgeRefused }: ListVectors,
): Request | undefined {
  if (query.error !== undefined && judgeRefused === undefined) return undefined;
  const isAbsent = !hasMember(query, "params");
  return addressed(world, app, isAbsent && !keepsAbsence ? {} : query.params);
}

/** Clauses by which a request must be served, whichever of its params a daemon stumbles over. */
const servingClauses: readonly ClauseId[] = ["LIST-12", "LIST-13"];

/** Whether it is for this clause to judge that well-formed params are refused: one param is one clause's. */
function mustServe(clause: ClauseId, params: unknown): boolean {
  if (servingClauses.includes(clause)) return true;
  const given = isJsonObject(params) ? params : {};
  const has = (param: string): boolean => hasMember(given, param);
  if (has("limit") || has("offset")) return clause === "LIST-07";
  if (has("group")) return clause === (has("filter") ? "LIST-05" : "LIST-03");
  return has("filter") ? clause === "LIST-04" : true;
}

async function judgeReply(
  { clause, judge, judgeRefused }: ListVectors,
  query: ListQuery,
  outcome: RpcOutcome,
  others: Pick<Judged, "plain" | "list" | "profile">,
): Promise<Finding | undefined> {
  if (query.result === undefined) return judgeRefused?.(query, outcome);
  if (!outcome.ok && !mustServe(clause, query.params)) return undefined;
  const params = hasMember(query, "params") ? query.params : "absent";
  const listing = readListing(outcome, clause);
  if (!listing.ok) return { ...listing.finding, expected: { resultFor: params } };
  return judge({ clause, params, expected: query.result, listing: listing.value, ...others });
}
