import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchNetworkIdle } from "./network-idle.ts";

/** Reports a finished network request of the page. */
let reportRequest = () => {};
let isFetching = false;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(listen: () => void) {
        reportRequest = listen;
      }
      observe() {}
    },
  );
  isFetching = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long a page takes to become network-idle, milliseconds. */
async function measureWait(onTick: (time: number) => void = () => {}): Promise<number> {
  const whenIdle = watchNetworkIdle(() => isFetching);
  reportRequest();
  let isIdle = false;
  void whenIdle().then(() => {
    isIdle = true;
  });
  const from = Date.now();
  for (await Promise.resolve(); !isIdle; await vi.advanceTimersByTimeAsync(50)) onTick(Date.now() - from);
  return Date.now() - from;
}

describe("network idle", () => {
  it("PLT-53 is reached immediately when there were no requests for a while", async () => {
    const whenIdle = watchNetworkIdle(() => false);
    await vi.advanceTimersByTimeAsync(2_000);
    await whenIdle();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("PLT-53 is reached a moment after the last request, also for consecutive ones", async () => {
    const shortestWait = await measureWait();
    expect(shortestWait).toBeGreaterThanOrEqual(1_000);
    expect(shortestWait).toBeLessThan(1_300);
    const late = await measureWait((time) => {
      if (time === 800) reportRequest();
    });
    expect(late).toBeGreaterThanOrEqual(1_800);
    expect(late).toBeLessThan(2_100);
  });

  it("PLT-53 isn't reached during a request, but the wait has a limit", async () => {
    isFetching = true;
    const elapsed = await measureWait((time) => {
      isFetching = time < 2_000;
    });
    expect(elapsed).toBeGreaterThanOrEqual(2_000);
    expect(elapsed).toBeLessThan(2_300);
    const noisy = await measureWait(() => reportRequest());
    expect(noisy).toBeGreaterThanOrEqual(5_000);
    expect(noisy).toBeLessThan(5_300);
  });
});
