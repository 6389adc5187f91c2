import { afterEach, expect, it, vi } from "vitest";
import { after } from "./timers.js";

afterEach(() => {
  vi.useRealTimers();
});

it("waits for longer than Node's timers can", () => {
  vi.useFakeTimers();
  let fired = 0;
  after(2 ** 32, () => {
    fired += 1;
  });
  const stop = after(2 ** 32, () => {
    fired += 10;
  });
  vi.advanceTimersByTime(2 ** 31);
  stop();
  vi.advanceTimersByTime(2 ** 31 - 1);
  expect(fired).toBe(0);
  vi.advanceTimersByTime(1);
  expect(fired).toBe(1);
});
