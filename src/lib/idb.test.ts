import { afterEach, beforeEach, expect, it, vi } from "vitest";

const idb = vi.hoisted(() => ({
  get: vi.fn(),
  set: vi.fn(),
  del: vi.fn(),
  createStore: vi.fn(() => "store"),
}));
vi.mock("idb-keyval", () => idb);

import { openStore } from "./idb.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it("NEW-01 a database that hangs is a failure after five seconds, of every call", async () => {
  for (const asked of [idb.get, idb.set, idb.del]) asked.mockReturnValue(new Promise(() => {}));
  const { read, write, remove } = openStore("test");
  const calls = [read("a"), write("a", 1), remove("a")];
  const settled = vi.fn();
  const ends = Promise.allSettled(calls).then(settled);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await ends;
  for (const call of calls) await expect(call).rejects.toMatchObject({ name: "TimeoutError" });
});

it("NEW-01 a database that may not be opened at all is a rejection, not an exception", async () => {
  idb.createStore.mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { read, write, remove } = openStore("test");
  for (const call of [() => read("a"), () => write("a", 1), () => remove("a")])
    await expect(call()).rejects.toMatchObject({ name: "SecurityError" });
});

it("NEW-01 gives what is there, and leaves no timer behind", async () => {
  idb.get.mockResolvedValue("kept");
  expect(await openStore("test").read("a")).toBe("kept");
  expect(vi.getTimerCount()).toBe(0);
});
