import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deadline, debounce, now, wait } from "./time.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("PLT-54 the clock gives milliseconds since the epoch", () => {
  vi.setSystemTime(1_234);
  expect(now()).toBe(1_234);
});

describe("debounce", () => {
  it("SHL-31 runs once with the last arguments after a full pause", () => {
    const run = vi.fn();
    const debounced = debounce(150, run);
    debounced("a");
    vi.advanceTimersByTime(149);
    debounced("b");
    vi.advanceTimersByTime(149);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([["b"]]);
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("SHL-31 drops the pending call when cancelled, and can be reused", () => {
    const run = vi.fn();
    const debounced = debounce(150, run);
    debounced(1);
    debounced.cancel();
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
    debounced(2);
    vi.advanceTimersByTime(150);
    expect(run.mock.calls).toEqual([[2]]);
  });
});

describe("wait", () => {
  it("PLT-44 resolves after its time and not before", async () => {
    const done = vi.fn();
    void wait(500).then(done);
    await vi.advanceTimersByTimeAsync(499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("PLT-44 rejects with the reason of a signal that aborts during or before the wait", async () => {
    const controller = new AbortController();
    const abortedWait = expect(wait(500, controller.signal)).rejects.toBe("stop");
    controller.abort("stop");
    await abortedWait;
    await expect(wait(500, AbortSignal.abort("before"))).rejects.toBe("before");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("deadline", () => {
  it("PLT-43 aborts with a TimeoutError at its time", () => {
    const { signal } = deadline(8_000);
    vi.advanceTimersByTime(7_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  it("PLT-43 aborts with the caller's signal if that comes first", () => {
    const controller = new AbortController();
    const { signal } = deadline(8_000, controller.signal);
    controller.abort("left");
    expect(signal.reason).toBe("left");
    expect(deadline(8_000, controller.signal).signal.reason).toBe("left");
  });

  it("PLT-43 never aborts once it is cleared", () => {
    const controller = new AbortController();
    const { signal, clear } = deadline(8_000, controller.signal);
    clear();
    controller.abort();
    vi.advanceTimersByTime(8_000);
    expect(signal.aborted).toBe(false);
  });
});
