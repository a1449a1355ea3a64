import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchNetworkIdle } from "./network-idle.ts";

/** Reports a finished network request of the page. */
let had = () => {};
let isFetching = false;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(listen: () => void) {
        had = listen;
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
async function silence(meanwhile: (time: number) => void = () => {}): Promise<number> {
  const whenSilent = watchNetworkIdle(() => isFetching);
  had();
  let isSilent = false;
  void whenSilent().then(() => {
    isSilent = true;
  });
  const from = Date.now();
  for (await Promise.resolve(); !isSilent; await vi.advanceTimersByTimeAsync(50))
    meanwhile(Date.now() - from);
  return Date.now() - from;
}

describe("network idle", () => {
  it("PLT-53 is reached immediately when there were no requests for a while", async () => {
    const whenSilent = watchNetworkIdle(() => false);
    await vi.advanceTimersByTimeAsync(2_000);
    await whenSilent();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("PLT-53 is reached a moment after the last request, also for consecutive ones", async () => {
    const plainSilence = await silence();
    expect(plainSilence).toBeGreaterThanOrEqual(1_000);
    expect(plainSilence).toBeLessThan(1_300);
    const late = await silence((time) => {
      if (time === 800) had();
    });
    expect(late).toBeGreaterThanOrEqual(1_800);
    expect(late).toBeLessThan(2_100);
  });

  it("PLT-53 isn't reached during a request, but the wait has a limit", async () => {
    isFetching = true;
    const elapsed = await silence((time) => {
      isFetching = time < 2_000;
    });
    expect(elapsed).toBeGreaterThanOrEqual(2_000);
    expect(elapsed).toBeLessThan(2_300);
    const noisy = await silence(() => had());
    expect(noisy).toBeGreaterThanOrEqual(5_000);
    expect(noisy).toBeLessThan(5_300);
  });
});
