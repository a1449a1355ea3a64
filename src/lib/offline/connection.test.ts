import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  isOffline,
  isUnreachable,
  onReachable,
  reportResponse,
  reportUnreachable,
  whenUnreachable,
} from "./connection.ts";

const device = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });

beforeEach(() => {
  device(true);
  reportResponse(null);
});
afterEach(() => {
  device(true);
  reportResponse(null);
  vi.unstubAllGlobals();
});

describe("what is known of the server", () => {
  it("PLT-54 a call without any answer means out of reach, an answer of the network means reached", () => {
    expect(isUnreachable()).toBe(false);
    reportUnreachable();
    expect(isUnreachable()).toBe(true);
    reportResponse(null);
    expect(isUnreachable()).toBe(false);
  });

  it("PLT-54 what waits until the server is unreachable ends then, or right away", async () => {
    const waited = vi.fn();
    void whenUnreachable().then(waited);
    reportResponse(null);
    await Promise.resolve();
    expect(waited).not.toHaveBeenCalled();
    reportUnreachable();
    await Promise.resolve();
    expect(waited).toHaveBeenCalledTimes(1);
    await whenUnreachable();
  });

  it("PLT-54 an answer that the worker had kept means out of reach", () => {
    reportResponse(1_234);
    expect(isUnreachable()).toBe(true);
  });

  it("PLT-54 the first answer after a time without one is told of, with when that time began", () => {
    vi.useFakeTimers({ now: 5_000 });
    const reached = vi.fn();
    const stop = onReachable(reached);
    reportResponse(null);
    reportUnreachable();
    vi.setSystemTime(9_000);
    reportResponse(1_234);
    expect(reached).not.toHaveBeenCalled();
    reportResponse(null);
    reportResponse(null);
    expect(reached.mock.calls).toEqual([[5_000]]);
    stop();
    reportUnreachable();
    reportResponse(null);
    expect(reached).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("PLT-54 an answer while the device has no network is the browser's own and does not count", () => {
    device(false);
    reportResponse(null);
    expect(isUnreachable()).toBe(true);
    device(true);
    reportResponse(null);
    expect(isUnreachable()).toBe(false);
  });
});

it("PLT-44 the device says itself when it has no network; where it cannot, it has one", () => {
  expect(isOffline()).toBe(false);
  device(false);
  expect(isOffline()).toBe(true);
  vi.stubGlobal("navigator", {});
  expect(isOffline()).toBe(false);
  vi.stubGlobal("navigator", undefined);
  expect(isOffline()).toBe(false);
});
