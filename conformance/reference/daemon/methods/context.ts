/** What the RPC methods need of the daemon. */
import type { AppContext } from "../app-context.js";

export type MethodContext = AppContext & {
  /** Unix time in milliseconds. */
  readonly startedAt: number;
  /** The port that apps dial. */
  readonly wssPort: number;
  /** The pin of the certificate that they are served. */
  readonly pin: string;
  /** Begins to stop the daemon. */
  readonly requestStop: () => void;
};
