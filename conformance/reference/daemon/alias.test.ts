import { expect, it } from "vitest";
import { slugOf, uniqueAlias } from "./alias.js";

it.each([
  ["Pixel 9", "pixel-9"],
  ["iPhone 17 Pro (Dev)", "iphone-17-pro-dev"],
  ["--X__Y--", "x-y"],
  ["字", "device"],
  ["", "device"],
  [undefined, "device"],
])("the model %j has the slug %s", (model, slug) => {
  expect(slugOf(model)).toBe(slug);
});

it("takes the first free number", () => {
  const taken = new Set(["device", "device-2", "device-4"]);
  expect(uniqueAlias("device", (alias) => taken.has(alias))).toBe("device-3");
  expect(uniqueAlias("pixel", (alias) => taken.has(alias))).toBe("pixel");
});
