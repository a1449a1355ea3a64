import { afterEach, beforeEach, expect, it, vi } from "vitest";

const idb = { get: vi.fn(), set: vi.fn(), del: vi.fn(), createStore: vi.fn(() => "store") };
let openStore: typeof import("./idb.ts").openStore;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Other tests of this worker may use the real module.
  vi.doMock("idb-keyval", () => idb);
  vi.resetModules();
  ({ openStore } = await import("./idb.ts"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("idb-keyval");
  vi.resetModules();
  vi.resetAllMocks();
});

it("NEW-01 every call on a hanging database rejects after five seconds", async () => {
  for (const method of [idb.get, idb.set, idb.del]) method.mockReturnValue(new Promise(() => {}));
  const { read, write, remove } = openStore("test");
  const calls = [read("a"), write("a", 1), remove("a")];
  const onSettled = vi.fn();
  const completion = Promise.allSettled(calls).then(onSettled);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await completion;
  for (const call of calls) await expect(call).rejects.toMatchObject({ name: "TimeoutError" });
});

it("NEW-01 a database that can't be opened rejects instead of throwing", async () => {
  idb.createStore.mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { read, write, remove } = openStore("test");
  for (const call of [() => read("a"), () => write("a", 1), () => remove("a")])
    await expect(call()).rejects.toMatchObject({ name: "SecurityError" });
});

it("NEW-01 reads a value, and leaves no timer behind", async () => {
  idb.get.mockResolvedValue("value");
  // Code of an earlier test in this worker may have a timer of its own.
  const timersBefore = vi.getTimerCount();
  expect(await openStore("test").read("a")).toBe("value");
  expect(vi.getTimerCount()).toBe(timersBefore);
});
