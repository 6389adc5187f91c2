import type { Vector } from "../../engine/check.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp, settleRefused } from "../settling.js";
import { compareWithBefore, hold } from "./registry-state.js";
import { invalidRegistry, wrongClose } from "./taking.js";

/** The elements of a snapshot. */
type Elements = readonly unknown[];

const held = [{ name: "held", description: "Held before." }];
const valid = { name: "new", description: "Valid." };
const another = { name: "newer", description: "Valid too." };

const places: Readonly<Record<string, (element: unknown) => Elements>> = {
  alone: (element) => [element],
  first: (element) => [element, valid, another],
  between: (element) => [valid, element, another],
  last: (element) => [valid, another, element],
};

const vectors: readonly Vector<Elements>[] = [null, 7, "x", true, [], [valid]].flatMap((element) =>
  Object.entries(places).map(([place, around]) => ({
    name: `${JSON.stringify(element)} ${place}`,
    case: around(element),
  })),
);

/** REG-02 for elements that no daemon can take for a descriptor. */
export const nonObjectElements = daemonCheck<Elements>({
  id: "registry.non-object-elements",
  suite: "registry",
  title: "a snapshot with null, a number, a text or an array among its tools is closed over",
  clauses: ["REG-02"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, elements) {
    const app = await openApp(world);
    const before = await hold(world, app, held, "REG-02");
    if (!before.ok) return before.finding;
    app.sendSnapshotTexts(elements.map((element) => JSON.stringify(element)));
    const settled = await settleRefused(world, app);
    if (settled.kind === "closed") {
      const finding = wrongClose(settled, "REG-02");
      if (finding !== undefined) return finding;
    }
    const applied = await compareWithBefore(world, app, before.value, {
      clause: "REG-02",
      code: "applied",
      message: "a snapshot with an element that is no object changed the registry",
    });
    if (applied !== undefined || settled.kind === "closed") return applied;
    return {
      code: "not-closed",
      clause: "REG-02",
      message: "a snapshot with an element that is no object did not close the socket",
      expected: invalidRegistry,
      actual: "the socket stays open",
    };
  },
});
