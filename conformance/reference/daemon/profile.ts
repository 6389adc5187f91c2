/** The three revisions of the protocol that this daemon can play. */
export const PROFILES = ["groups", "subgroups", "base"] as const;

/** Which revision of the protocol a daemon keeps; they differ only in what `group` means on a descriptor. */
export type Profile = (typeof PROFILES)[number];
