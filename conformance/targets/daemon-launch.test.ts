import { describe, expect, it } from "vitest";
import { Transcript } from "../clients/transcript.js";
import { launchDaemon } from "./daemon-launch.js";
import type { DaemonInCode } from "./daemon-launch.js";
import { TargetUnusable } from "./target-unusable.js";

/** What launching a daemon given in code is refused with. */
async function refusalOf(start: DaemonInCode["start"]): Promise<unknown> {
  const options = {
    transcript: new Transcript({ now: () => 0 }),
    startTimeoutMs: 20,
    timeoutMs: 20,
    config: {},
  };
  const launching = launchDaemon({ by: "code", daemon: { name: "mine", start } }, options);
  return launching.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("a daemon given in code", () => {
  it("is an unusable target when it throws, not a bug of the kit", async () => {
    const error = await refusalOf(() => Promise.reject(new Error("no port is free")));
    expect(error).toBeInstanceOf(TargetUnusable);
    expect(error).toMatchObject({ step: "start", message: "mine did not start: no port is free" });
  });

  it("is not waited for without end", async () => {
    const error = await refusalOf(() => new Promise(() => undefined));
    expect(error).toMatchObject({ name: "TargetUnusable", step: "start" });
  });

  it("may fail to stop without consequences", async () => {
    const error = await refusalOf(() => Promise.resolve({ stop: () => Promise.reject(new Error("stuck")) }));
    expect(error).toMatchObject({ name: "TargetUnusable", step: "socket" });
  });
});
