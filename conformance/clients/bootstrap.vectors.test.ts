import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BootstrapPayloadFixtures } from "../../generated/wire.js";
import { decodeBootstrap } from "./bootstrap.js";

const file = new URL("../../fixtures/bootstrap-payloads.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as BootstrapPayloadFixtures;

describe("decodeBootstrap on the vectors of WIRE-01", () => {
  it.each(vectors)("$name", ({ link, valid, decoded }) => {
    const reading = decodeBootstrap(link);
    expect(reading.ok).toBe(valid);
    if (reading.ok) expect(reading.bootstrap).toEqual(decoded);
  });
});
