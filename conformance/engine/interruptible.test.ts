import { describe, expect, it } from "vitest";
import type { Driver, Instance } from "../targets/driver.js";
import { Interrupted, interruptible } from "./interruptible.js";

type Opened = { closed: number };

function countingDriver(log: Opened[], opening: Promise<void> = Promise.resolve()): Driver<Opened> {
  return {
    missing: { locale: "none here" },
    async open() {
      await opening;
      const world: Opened = { closed: 0 };
      log.push(world);
      return {
        world,
        exitWithin: () => Promise.resolve(undefined),
        stderr: () => "",
        transcript: () => [],
        clearTranscript: () => undefined,
        reset: () => Promise.resolve(),
        close: () => {
          world.closed += 1;
          return Promise.resolve();
        },
      } satisfies Instance<Opened>;
    },
  };
}

describe("interruptible", () => {
  it("closes what is open when the signal aborts, and once only", async () => {
    const controller = new AbortController();
    const log: Opened[] = [];
    const driver = interruptible(countingDriver(log), controller.signal);
    const first = await driver.open({});
    const second = await driver.open({});
    await first.close();
    controller.abort();
    await second.close();
    expect(log).toEqual([{ closed: 1 }, { closed: 1 }]);
    expect(driver.missing).toEqual({ locale: "none here" });
  });

  it("opens nothing after that", async () => {
    const driver = interruptible(countingDriver([]), AbortSignal.abort());
    await expect(driver.open({})).rejects.toBeInstanceOf(Interrupted);
  });

  it("does not wait for what is still being opened, and closes it when it comes", async () => {
    const controller = new AbortController();
    const log: Opened[] = [];
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const opening = interruptible(countingDriver(log, arrival), controller.signal).open({});
    controller.abort();
    await expect(opening).rejects.toBeInstanceOf(Interrupted);
    arrive();
    await expect.poll(() => log).toEqual([{ closed: 1 }]);
  });
});
