/** Where a clause can be read. */
import { specificationVersion } from "../../generated/clauses.js";
import type { Clause } from "../../generated/clauses.js";

/** Where the specification's versions are, as the `$id`s of the schemas have it. */
const specificationUrl = `https://appduct.dev/protocol/${specificationVersion}`;

/** The address of the clause, with the anchor that a renderer of Markdown gives its heading. */
export function clauseUrl({ id, title }: Pick<Clause, "id" | "title">): string {
  const anchor = `${id} ${title}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
  return `${specificationUrl}#${encodeURIComponent(anchor)}`;
}
