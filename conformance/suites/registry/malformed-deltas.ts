import type { Finding } from "../../engine/check.js";
import type { JsonObject } from "../../spec/json.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp, settleRefused } from "../settling.js";
import { sendDelta } from "./frames.js";
import { compareWithBefore, hold } from "./registry-state.js";
import { invalidRegistry, wrongClose } from "./taking.js";

const held = [
  { name: "held", description: "Held before." },
  { name: "null", description: "Named like what is missing." },
  { name: "7", description: "Named like a number." },
];
const valid = { name: "new", description: "Valid." };
const whole = { tool: valid, name: "held" };

/** The members of a delta, which may be several kinds of it at once but for its `operation`. */
const malformed: Readonly<Record<string, JsonObject>> = {
  "an unknown operation": { operation: "add", ...whole },
  "replace for an operation": { operation: "replace", ...whole },
  "delete for an operation": { operation: "delete", ...whole },
  "a capital in upsert": { operation: "Upsert", ...whole },
  "a space behind remove": { operation: "remove ", ...whole },
  "an empty operation": { operation: "", ...whole },
  "a member of every object for an operation": { operation: "constructor", ...whole },
  "null for an operation": { operation: null, ...whole },
  "a number for an operation": { operation: 0, ...whole },
  "an array for an operation": { operation: ["upsert"], ...whole },
  "no operation": whole,
  "an upsert of null": { operation: "upsert", tool: null },
  "an upsert of a text": { operation: "upsert", tool: "new" },
  "an upsert of an array": { operation: "upsert", tool: [valid] },
  "an upsert of a tool without a description": { operation: "upsert", tool: { name: "new" } },
  "an upsert that would replace a tool by an invalid one": {
    operation: "upsert",
    tool: { name: "held", description: 7 },
  },
  "an upsert without a tool": { operation: "upsert", name: "held" },
  "a removal without a name": { operation: "remove", tool: valid },
  "a removal of null": { operation: "remove", name: null },
  "a removal of a number": { operation: "remove", name: 7 },
  "a removal of an array": { operation: "remove", name: ["held"] },
  "a removal of a tool": { operation: "remove", name: held[0] ?? null },
};

/** REG-04 for what is no delta; the registry stays as it was. */
export const malformedDeltas = daemonCheck<JsonObject>({
  id: "registry.malformed-deltas",
  suite: "registry",
  title: "a delta with another operation, an invalid tool or no name is closed over and changes nothing",
  clauses: ["REG-04"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: Object.entries(malformed).map(([name, members]) => ({ name, case: members })),
  }),
  async perform(world, members) {
    const app = await openApp(world);
    const before = await hold(world, app, held, "REG-04");
    if (!before.ok) return before.finding;
    sendDelta(app, members);
    const settled = await settleRefused(world, app);
    if (settled.kind === "closed") {
      const finding = wrongClose(settled, "REG-04");
      if (finding !== undefined) return finding;
    }
    const applied = await compareWithBefore(world, app, before.value, {
      clause: "REG-04",
      code: "applied",
      message: "a malformed delta changed the registry",
    });
    return applied ?? (settled.kind === "closed" ? undefined : notClosed);
  },
});

const notClosed: Finding = {
  code: "not-closed",
  clause: "REG-04",
  message: "a malformed delta did not close the socket",
  expected: invalidRegistry,
  actual: "the socket stays open",
};
