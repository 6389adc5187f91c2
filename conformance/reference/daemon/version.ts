/** The version that `daemon.status` tells: that of the package the daemon comes in. */
import { createRequire } from "node:module";

const { version } = createRequire(import.meta.url)("appduct-conformance/package.json") as { version: string };

export const VERSION = version;
