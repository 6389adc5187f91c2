import fc from "fast-check";
import { expect, it } from "vitest";
import { elementTexts, memberText } from "./raw-json.js";

it("finds a member's text as it was written", () => {
  expect(memberText('{"a":[1,{"id":2}],"id" : 1e400 ,"b":"\\"id\\":3"}', "id")).toBe("1e400");
  expect(memberText('{"\\u0069d":12345678901234567890}', "id")).toBe("12345678901234567890");
  expect(memberText('{"id":1,"id":-0}', "id")).toBe("-0");
  expect(memberText("{}", "id")).toBeUndefined();
});

it("finds every element and every member of any JSON", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 2), (values, indent) => {
      const text = JSON.stringify(values, null, indent);
      expect(elementTexts(text).map((element): unknown => JSON.parse(element))).toEqual(JSON.parse(text));
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (key, value, other) => {
      const text = `{"other":${JSON.stringify(other)},${JSON.stringify(key)}:${JSON.stringify(value)}}`;
      expect(JSON.parse(memberText(text, key) ?? "")).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
