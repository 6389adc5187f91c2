/** Flags whose target is a manifest, as flags that say the same without one. */
import type { GivenFlags, TargetFlags } from "./flags.js";
import { isManifest, readManifest } from "./target-manifest.js";

/**
 * Fills in what the manifest says where the flags say nothing. A variable of `--env` stands beside those of the
 * manifest, or in place of one.
 *
 * @throws UsageError when the manifest cannot be used
 */
export function withManifest<Flags extends TargetFlags & { readonly expectations?: string }>(
  given: GivenFlags<Flags>,
): Flags {
  const { target, kind, profile, env, cwd, expectations } = given;
  if (target === undefined || !isManifest(target))
    return { ...given, profile: profile ?? "groups" } as unknown as Flags;
  const manifest = readManifest(target, kind);
  const known = expectations ?? manifest.expectations;
  const found: Omit<TargetFlags, "kind" | "color" | "timeout"> = {
    target: manifest.target,
    targetName: manifest.name,
    profile: profile ?? manifest.profile ?? "groups",
    env: { ...manifest.env, ...env },
    cwd: cwd ?? manifest.cwd,
  };
  // The compiler cannot see that nothing of `given` is lost.
  return { ...given, ...found, ...(known === undefined ? {} : { expectations: known }) } as unknown as Flags;
}
