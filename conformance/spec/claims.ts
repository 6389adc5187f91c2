/** What becomes of the claims of one link, one after the other (WIRE-02, and the rows of WIRE-05 about claims). */
import type { CloseRow } from "./closes.js";

/** A link: how many claims have failed, and whether one has succeeded. */
export type LinkState = { readonly failed: number; readonly isClaimed: boolean };

/** The link as it is made. */
export const freshLink: LinkState = { failed: 0, isClaimed: false };

/** Failed claims that kill a link. */
const deadly = 5;

/** An ack, or a close that one of these rows allows; and the link afterwards. */
export type ClaimVerdict = {
  readonly answer: "ack" | readonly CloseRow[];
  readonly after: LinkState;
};

/** Judges a claim with the right token, with a wrong one, or with none at all. */
export function claimOf(link: LinkState, token: "right token" | "wrong token" | "no token"): ClaimVerdict {
  if (token === "no token") return { answer: ["malformed claim"], after: link };
  if (link.isClaimed) return { answer: ["claimed already"], after: link };
  if (link.failed >= deadly) return { answer: ["dead link"], after: link };
  if (token === "right token") return { answer: "ack", after: { ...link, isClaimed: true } };
  const after = { ...link, failed: link.failed + 1 };
  const row = after.failed === deadly ? "fifth wrong claim token" : "wrong claim token";
  return { answer: [row], after };
}
