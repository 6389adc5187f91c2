/** Every value class, in the order of the clauses. */
import { clauses } from "../../generated/clauses.js";
import { deltaClasses } from "./classes/deltas.js";
import { descriptorClasses } from "./classes/descriptor.js";
import { descriptorTextClasses } from "./classes/descriptor-texts.js";
import { entryClasses } from "./classes/entries.js";
import { filterClasses } from "./classes/filter.js";
import { groupsClasses } from "./classes/groups.js";
import { listParamClasses } from "./classes/list-params.js";
import { listingClasses } from "./classes/listing.js";
import { pagingClasses } from "./classes/paging.js";
import { registryClasses } from "./classes/registry.js";
import { rpcClasses } from "./classes/rpc.js";
import { rpcMessageClasses } from "./classes/rpc-messages.js";
import { sessionClasses } from "./classes/session.js";
import { wireClasses } from "./classes/wire.js";
import { callClasses } from "./classes/wire-calls.js";
import { closeClasses } from "./classes/wire-closes.js";
import type { ValueClass } from "./value-class.js";

const all: readonly ValueClass[] = [
  ...deltaClasses,
  ...descriptorClasses,
  ...descriptorTextClasses,
  ...entryClasses,
  ...filterClasses,
  ...groupsClasses,
  ...listParamClasses,
  ...listingClasses,
  ...pagingClasses,
  ...registryClasses,
  ...rpcClasses,
  ...rpcMessageClasses,
  ...sessionClasses,
  ...wireClasses,
  ...callClasses,
  ...closeClasses,
];

const order = Object.keys(clauses);

export const valueClasses: readonly ValueClass[] = [...all].sort(
  (a, b) => order.indexOf(a.clause) - order.indexOf(b.clause),
);
