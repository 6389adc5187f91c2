/** The short name of a session (WIRE-10). */

const FALLBACK = "device";

/** The slug of a device's model; `device` without a model, or where nothing is left of it. */
export function slugOf(model: string | undefined): string {
  const slug = (model ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return slug === "" ? FALLBACK : slug;
}

/** The slug itself where it is free, else with the first free number behind it, from 2 on. */
export function uniqueAlias(slug: string, isTaken: (alias: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
