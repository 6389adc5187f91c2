import { daemonCheck } from "../daemon-check.js";
import { openApp } from "../settling.js";
import { sendChange } from "./frames.js";
import { compareWithBefore, hold } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

const held = [
  { name: "held", description: "Held before." },
  { name: "valueOf", description: "Named like a member of every object." },
];

const unknownNames = [
  "nobody",
  "HELD",
  "held ",
  "hel",
  "__proto__",
  "constructor",
  "toString",
  "",
  "no name",
];

/** REG-04: there is nothing to take away, so that nothing happens; least of all a close. */
export const unknownRemoval = daemonCheck<string>({
  id: "registry.unknown-removal",
  suite: "registry",
  title: "the removal of a name that is not registered changes nothing",
  clauses: ["REG-04"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: unknownNames.map((name) => ({ name: JSON.stringify(name), case: name })),
  }),
  async perform(world, name) {
    const app = await openApp(world);
    const before = await hold(world, app, held, "REG-04");
    if (!before.ok) return before.finding;
    sendChange(app, { remove: name });
    const taken = wrongUnlessTaken(await app.settle(), "REG-04");
    if (taken !== undefined) return taken;
    return compareWithBefore(world, app, before.value, {
      clause: "REG-04",
      code: "applied",
      message: "the removal of a name that is not registered changed the registry",
    });
  },
});
