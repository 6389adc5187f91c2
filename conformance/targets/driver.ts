/** What the engine needs of a target kind: a way to open instances of the target. */
import type { TranscriptEntry } from "../clients/transcript.js";

/** How a target's process ended. */
export type Exit = { readonly code: number | null; readonly signal: string | null };

/** One running target with the kit's ends of its conversations. */
export type Instance<World> = {
  readonly world: World;
  /** How the target's process ended, if it does within the time; `undefined` while it runs, or when it is not the kit's to watch. */
  exitWithin(ms: number): Promise<Exit | undefined>;
  /** The end of what the target wrote to its standard error. */
  stderr(): string;
  /** What was exchanged since the last `clearTranscript`. */
  transcript(): readonly TranscriptEntry[];
  clearTranscript(): void;
  /** Leaves the target as a new check expects it. Throws PeerError when it cannot. */
  reset(): Promise<void>;
  /** Puts the target down and removes what it left. Never throws. */
  close(): Promise<void>;
};

/** How an instance is started; a target that the kit does not start takes none of it. */
export type Opening = {
  /** Its `LC_ALL`. */
  readonly locale?: string;
  /** Further keys of its configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
};

/** Opens instances of one target. */
export type Driver<World> = {
  /** What cannot be had of the target, with the reason; a check that needs it is `n/a`. */
  readonly missing: { readonly locale?: string; readonly ownTarget?: string };
  /** @throws TargetUnusable naming the step that failed and what to try */
  open(opening: Opening): Promise<Instance<World>>;
};
