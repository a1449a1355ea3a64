import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  isOffline,
  isUnreachable,
  onReachable,
  reportResponse,
  reportUnreachable,
  whenUnreachable,
} from "./connection.ts";

const setDeviceOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });

beforeEach(() => {
  setDeviceOnline(true);
  reportResponse(null);
});
afterEach(() => {
  setDeviceOnline(true);
  reportResponse(null);
  vi.unstubAllGlobals();
});

describe("the server's reachability", () => {
  it("PLT-54 is lost on a call without a response, and restored by a network response", () => {
    expect(isUnreachable()).toBe(false);
    reportUnreachable();
    expect(isUnreachable()).toBe(true);
    reportResponse(null);
    expect(isUnreachable()).toBe(false);
  });

  it("PLT-54 resolves a wait when the server becomes unreachable, or immediately if it already is", async () => {
    const onUnreachable = vi.fn();
    void whenUnreachable().then(onUnreachable);
    reportResponse(null);
    await Promise.resolve();
    expect(onUnreachable).not.toHaveBeenCalled();
    reportUnreachable();
    await Promise.resolve();
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    await whenUnreachable();
  });

  it("PLT-54 is lost on a response from the worker's cache", () => {
    reportResponse(1_234);
    expect(isUnreachable()).toBe(true);
  });

  it("PLT-54 reports the first response after an outage, with the outage's start", () => {
    vi.useFakeTimers({ now: 5_000 });
    const onReached = vi.fn();
    const stop = onReachable(onReached);
    reportResponse(null);
    reportUnreachable();
    vi.setSystemTime(9_000);
    reportResponse(1_234);
    expect(onReached).not.toHaveBeenCalled();
    reportResponse(null);
    reportResponse(null);
    expect(onReached.mock.calls).toEqual([[5_000]]);
    stop();
    reportUnreachable();
    reportResponse(null);
    expect(onReached).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("PLT-54 isn't restored by a response while the device is offline", () => {
    setDeviceOnline(false);
    reportResponse(null);
    expect(isUnreachable()).toBe(true);
    setDeviceOnline(true);
    reportResponse(null);
    expect(isUnreachable()).toBe(false);
  });
});

it("PLT-44 the device is offline only when the browser says so", () => {
  expect(isOffline()).toBe(false);
  setDeviceOnline(false);
  expect(isOffline()).toBe(true);
  vi.stubGlobal("navigator", {});
  expect(isOffline()).toBe(false);
  vi.stubGlobal("navigator", undefined);
  expect(isOffline()).toBe(false);
});
