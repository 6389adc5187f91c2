import { orderedMembers } from "../../generators/member-order.js";
import type { Member, OrderedMembers } from "../../generators/member-order.js";
import { descriptorMembers } from "../../spec/descriptor.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { Finding } from "../../engine/check.js";
import { daemonCheck } from "../daemon-check.js";
import { verdictOn } from "./either-verdict.js";
import { acceptedAndListed } from "./verdict.js";

/** DESC-11 without an oracle: in the order that the case has and in the usual one, a verdict is the same. */
export const memberOrder = daemonCheck<OrderedMembers>({
  id: "descriptor.member-order",
  suite: "descriptor",
  title: "a descriptor gets the same verdict in every order of its members",
  clauses: ["DESC-11"],
  kind: "property",
  cases: (profile) => ({ from: "generator", arbitrary: orderedMembers(profile), share: 0.2 }),
  async perform(world, { members, fault }) {
    return (await compareOrders(world, members)) ?? compareOrders(world, spoiled(members, fault));
  },
});

async function compareOrders(world: DaemonWorld, members: readonly Member[]): Promise<Finding | undefined> {
  const usual = await verdictOn(world, textOf(inUsualOrder(members)), "DESC-11");
  if (typeof usual !== "string") return usual;
  const verdict = await verdictOn(world, textOf(members), "DESC-11");
  if (typeof verdict !== "string") return verdict;
  if (verdict === usual) {
    // Refused in every order, it is for another clause; but then a plain tool must be accepted.
    return verdict === "accepted" ? undefined : acceptedAndListed(world, [plain], ["plain"], "DESC-11");
  }
  return {
    code: "unstable",
    clause: "DESC-11",
    message: `a descriptor is ${verdict} with its members in one order and ${usual} in another`,
    expected: usual,
    actual: verdict,
  };
}

const plain = '{"name":"plain","description":"Nothing special."}';

/** Known members as PROTOCOL lists them, then the others as they are. */
function inUsualOrder(members: readonly Member[]): Member[] {
  const rank = ([key]: Member): number =>
    descriptorMembers.includes(key) ? descriptorMembers.indexOf(key) : descriptorMembers.length;
  return [...members].sort((a, b) => rank(a) - rank(b));
}

/** The fault in the place of the sound member of its name; in front, when there is none. */
function spoiled(members: readonly Member[], fault: Member): Member[] {
  const [key] = fault;
  const isThere = members.some(([name]) => name === key);
  return isThere ? members.map((member) => (member[0] === key ? fault : member)) : [fault, ...members];
}

function textOf(members: readonly Member[]): string {
  return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`;
}
