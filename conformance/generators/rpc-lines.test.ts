import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requestId } from "./rpc-id.js";
import {
  isPlainlyNotJson,
  lineThatIsNotJson,
  notARequest,
  notification,
  prototypeMethods,
  unknownMethod,
} from "./rpc-lines.js";

const methods = [
  "daemon.status",
  "daemon.shutdown",
  "link.create",
  "sessions.list",
  "sessions.describe",
  "sessions.revoke",
  "tools.list",
  "tools.call",
  "tools.cancel",
  "events.subscribe",
];

describe("a line that is not JSON", () => {
  it("is one line that JSON.parse refuses", () => {
    fc.assert(
      fc.property(lineThatIsNotJson, (line) => {
        expect(() => JSON.parse(line) as unknown).toThrow();
        expect(line).not.toMatch(/\n|^\s*$/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["", " ", "\r", "\u0085", "\ufeff{}", "\u00a07", "NaN", "'a'", "// x", "01", "+1"])(
    "is not %j, which some parser reads otherwise",
    (line) => {
      expect(isPlainlyNotJson(line)).toBe(false);
    },
  );
});

describe("JSON that is no request", () => {
  it("has no string as its method, is no array, and is no object without an id", () => {
    fc.assert(
      fc.property(notARequest, (message) => {
        const value: unknown = JSON.parse(JSON.stringify(message));
        expect(Array.isArray(value)).toBe(false);
        if (typeof value !== "object" || value === null) return;
        expect("method" in value && typeof value.method === "string").toBe(false);
        expect("id" in value && typeof value.id === "number").toBe(true);
      }),
    );
  });
});

describe("unknown methods", () => {
  it("are none of the document's", () => {
    fc.assert(
      fc.property(fc.oneof(unknownMethod, fc.constantFrom(...prototypeMethods)), (method) => {
        expect(methods).not.toContain(method);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("notifications", () => {
  it("end neither the daemon nor a session, make no link and subscribe to nothing", () => {
    const harmful = ["daemon.shutdown", "sessions.revoke", "link.create", "events.subscribe"];
    fc.assert(
      fc.property(notification, ({ method }) => {
        expect(harmful).not.toContain(method);
      }),
    );
  });
});

describe("ids", () => {
  it("survive JSON, are no falsy ones, and no strings of digits", () => {
    fc.assert(
      fc.property(requestId, (id) => {
        expect(JSON.parse(JSON.stringify(id))).toBe(id);
        expect(id).not.toBe(0);
        if (typeof id === "string") expect(id).not.toMatch(/^$|^\s*[-+]?\d+\s*$|[\u0085\u2028\u2029]/);
      }),
      { numRuns: 2000 },
    );
  });
});
