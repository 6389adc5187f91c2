/** A known fault of a daemon: listed the run is green, fixed it is red until the entry goes. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runConformance } from "../../conformance/index.js";

const program = fileURLToPath(new URL("daemon.py", import.meta.url));
const hasPython = spawnSync("python3", ["-c", "import ssl, asyncio"]).status === 0;

describe.skipIf(!hasPython)("a daemon that is known to answer notifications", () => {
  const entry = {
    check: "rpc.notifications-unanswered",
    code: "unexpected-reply",
    reason: "notifications are answered",
    link: "https://example.org/issues/12",
  } as const;
  const run = (flags: string) =>
    runConformance({
      target: `python3 "${program}" ${flags}`,
      only: ["RPC-07"],
      runs: 10,
      expectations: { entries: [entry] },
    });

  it("is green while it does, and red from the day on which it does not", async () => {
    const known = await run("--fault notification-reply");
    expect(known.exitCode).toBe(0);
    expect(known.checks.filter(({ verdict }) => verdict === "fail")).toMatchObject([
      { id: "rpc.notifications-unanswered", expected: { reason: entry.reason } },
    ]);
    const fixed = await run("");
    expect(fixed.exitCode).toBe(1);
    expect(fixed.expectations?.problems).toMatchObject([{ kind: "unexpected-pass", check: entry.check }]);
  });
});
