import { describe, expect, it } from "vitest";
import { claimOf, freshLink } from "./claims.js";
import type { ClaimVerdict } from "./claims.js";

function inTurn(...tokens: readonly Parameters<typeof claimOf>[1][]): ClaimVerdict["answer"][] {
  let link = freshLink;
  return tokens.map((token) => {
    const { answer, after } = claimOf(link, token);
    link = after;
    return answer;
  });
}

describe("the claims of a link", () => {
  it("succeed once", () => {
    expect(inTurn("right token", "right token", "wrong token")).toEqual([
      "ack",
      ["claimed already"],
      ["claimed already"],
    ]);
  });

  it("may fail four times before one succeeds", () => {
    const wrong = ["wrong claim token"];
    expect(inTurn("wrong token", "wrong token", "wrong token", "wrong token", "right token")).toEqual([
      wrong,
      wrong,
      wrong,
      wrong,
      "ack",
    ]);
  });

  it("kill it when the fifth fails", () => {
    const five = inTurn(
      "wrong token",
      "wrong token",
      "wrong token",
      "wrong token",
      "wrong token",
      "right token",
    );
    expect(five.slice(4)).toEqual([["fifth wrong claim token"], ["dead link"]]);
  });

  it("do not count when they are malformed", () => {
    const wrong = Array<"wrong token">(4).fill("wrong token");
    expect(inTurn(...wrong, "no token", "no token", "right token").at(-1)).toBe("ack");
  });
});
