/** The alias that a session gets from the model of its device (WIRE-10). */

/** The model's slug, `device` when there is nothing to make one of. */
export function aliasOf(model: string | undefined): string {
  const words = (model ?? "").toLowerCase().split(/[^a-z0-9]+/u);
  return words.filter((word) => word !== "").join("-") || "device";
}

/** The alias made unique among those in use, by `-2`, `-3` and so on. */
export function uniqueAlias(slug: string, inUse: readonly string[]): string {
  let alias = slug;
  for (let count = 2; inUse.includes(alias); count += 1) alias = `${slug}-${count}`;
  return alias;
}
