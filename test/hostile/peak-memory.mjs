/** Loaded into the kit by `--import`: at its exit, writes the most memory it ever had, in bytes, where PEAK_MEMORY_FILE says. */
import { readFileSync, writeFileSync } from "node:fs";

const file = process.env.PEAK_MEMORY_FILE;
// NODE_OPTIONS reaches the targets of the kit too.
if (file !== undefined && process.argv[1]?.endsWith("appduct-conformance.js")) {
  process.on("exit", () => {
    writeFileSync(file, String(peakBytes()));
  });
}

/** Linux counts what a process was before it became this program into `maxRSS`, and so the peak of whoever started it. */
function peakBytes() {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"));
    return 1024 * Number(kilobytes);
  } catch {
    return 1024 * process.resourceUsage().maxRSS;
  }
}
