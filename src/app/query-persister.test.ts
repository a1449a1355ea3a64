import type { PersistedClient } from "@tanstack/query-persist-client-core";
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient, PERSIST_TIME } from "../api/client.ts";
import { type PersistStore, persistQueries, removeQueries, restoreQueries } from "./query-persister.ts";

const START = Date.UTC(2026, 10, 21);
const logError = vi.fn();
const marketOf = vi.fn<(client: QueryClient) => string | undefined>();
const store = { read: vi.fn(), write: vi.fn(), remove: vi.fn() };
const deps = { store: store as PersistStore, now: () => Date.now(), logError, marketOf };
const clients: QueryClient[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  logError.mockReset();
  marketOf.mockReset().mockReturnValue("m1");
  const values = new Map<string, unknown>();
  store.read.mockReset().mockImplementation(async (key) => values.get(key));
  store.write.mockReset().mockImplementation(async (key, value) => void values.set(key, value));
  store.remove.mockReset().mockImplementation(async (key) => void values.delete(key));
});
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A client whose `public` queries may be persisted and `private` ones may not. */
function createClient(): QueryClient {
  const client = createQueryClient(() => Promise.reject(new Error("no network")));
  client.setQueryDefaults(["public"], { meta: { loader: "games", onError: "throw", persist: "public" } });
  client.setQueryDefaults(["private"], { meta: { loader: "currentIp", onError: "empty", persist: "never" } });
  clients.push(client);
  return client;
}

const listWrittenQueries = () =>
  store.write.mock.calls.map(([, value]) => (value as PersistedClient).clientState.queries);
const writtenKeys = () => listWrittenQueries().map((queries) => queries.map((query) => query.queryKey));
/** Ids of the last write, sorted: `1` for `["public", 1]`. */
const lastIds = () =>
  writtenKeys()
    .at(-1)!
    .map(([, id]) => id)
    .sort();

describe("persistQueries", () => {
  it("PLT-54 persists public data and never private data", async () => {
    const client = createClient();
    persistQueries(client, deps);
    client.setQueryData(["public", 1], "games");
    client.setQueryData(["private", 1], "address");
    client.setQueryData(["unnamed"], "unknown");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(writtenKeys()).toEqual([[["public", 1]]]);
    expect(JSON.stringify(listWrittenQueries())).not.toContain("address");
  });

  it("PLT-54 doesn't persist a failure", async () => {
    const client = createClient();
    persistQueries(client, deps);
    const failing = { queryKey: ["public", 1], queryFn: () => Promise.reject(new Error("x")) };
    await client.prefetchQuery(failing);
    client.setQueryData(["public", 2], "games");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(writtenKeys()).toEqual([[["public", 2]]]);
  });

  it("PLT-54 writes at most once a second, with all changes of that second", async () => {
    const client = createClient();
    persistQueries(client, deps);
    client.setQueryData(["public", 1], "a");
    await vi.advanceTimersByTimeAsync(600);
    client.setQueryData(["public", 1], "newer");
    await vi.advanceTimersByTimeAsync(399);
    client.setQueryData(["public", 2], "b");
    expect(store.write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(writtenKeys()).toEqual([
      [
        ["public", 2],
        ["public", 1],
      ],
    ]);
    await vi.advanceTimersByTimeAsync(500);
    client.setQueryData(["public", 3], "c");
    await vi.advanceTimersByTimeAsync(999);
    expect(store.write).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.write).toHaveBeenCalledTimes(2);
  });

  it("PLT-54 writes nothing unless persistable data changed", async () => {
    const client = createClient();
    persistQueries(client, deps);
    client.setQueryData(["public", 1], "a");
    await vi.advanceTimersByTimeAsync(1_000);
    client.setQueryData(["private", 1], "b");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.write).toHaveBeenCalledTimes(1);
    client.setQueryData(["public", 1], "c");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.write).toHaveBeenCalledTimes(2);
  });

  it.each([
    [PERSIST_TIME - 1, [["public", "old"]]],
    [PERSIST_TIME, []],
  ])("PLT-54 with data that is %i ms old, persists %j", async (age, keys) => {
    const client = createClient();
    persistQueries(client, deps);
    client.setQueryData(["public", "old"], "a", { updatedAt: START + 1_000 - age });
    client.setQueryData(["public", "new"], "b", { updatedAt: START + 1_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(writtenKeys()).toEqual([[["public", "new"], ...keys]]);
  });

  it.each([
    [1_999_990, 2],
    [1_999_991, 1],
  ])(
    "PLT-54 persists the newest queries within 2,000,000 characters: with an old one of %i and a new one of 10, %i",
    async (size, count) => {
      const client = createClient();
      persistQueries(client, deps);
      // JSON adds two quotes to a string.
      client.setQueryData(["public", "new"], "x".repeat(8), { updatedAt: START });
      client.setQueryData(["public", "old"], "x".repeat(size - 2), { updatedAt: START - 1 });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(writtenKeys()[0]).toEqual(
        [
          ["public", "new"],
          ["public", "old"],
        ].slice(0, count),
      );
    },
  );

  it("PLT-54 the next page and another tab keep unexpired persisted data, and the newest data of each query", async () => {
    const first = createClient();
    persistQueries(first, deps);
    first.setQueryData(["public", 1], "a");
    first.setQueryData(["public", 2], "b", { updatedAt: START - PERSIST_TIME + 3_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    const second = createClient();
    persistQueries(second, deps);
    second.setQueryData(["public", 1], "newer");
    second.setQueryData(["public", 3], "c");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lastIds()).toEqual([1, 2, 3]);
    // The first tab keeps what the second one added, and drops expired data.
    await vi.advanceTimersByTimeAsync(1_000);
    first.setQueryData(["public", 4], "d");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lastIds()).toEqual([1, 3, 4]);
    const third = createClient();
    await restoreQueries(third, deps);
    expect(third.getQueryData(["public", 3])).toBe("c");
  });

  it("LIC-06 the first write drops persisted data of another market", async () => {
    const first = createClient();
    persistQueries(first, deps);
    first.setQueryData(["public", 1], "a");
    await vi.advanceTimersByTimeAsync(1_000);
    marketOf.mockReturnValue("m2");
    const second = createClient();
    persistQueries(second, deps);
    second.setQueryData(["public", 2], "b");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(writtenKeys().at(-1)).toEqual([["public", 2]]);
  });

  it("PLT-54 a page that is left before it has read persisted data doesn't overwrite it", async () => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    const client = createClient();
    persistQueries(client, deps);
    client.setQueryData(["public", 1], "a");
    page.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.write).not.toHaveBeenCalled();
  });

  it("PLT-54 clears a full storage once and stops writing, and the page keeps its data", async () => {
    const full = new DOMException("full", "QuotaExceededError");
    store.write.mockRejectedValue(full);
    store.remove.mockRejectedValue(full);
    const client = createClient();
    persistQueries(client, deps);
    client.setQueryData(["public", 1], "a");
    await vi.advanceTimersByTimeAsync(1_000);
    client.setQueryData(["public", 2], "b");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.write).toHaveBeenCalledTimes(1);
    expect(store.remove).toHaveBeenCalledTimes(1);
    expect(logError.mock.calls).toEqual([["PERSIST_QUERIES_ERROR", full]]);
    expect([client.getQueryData(["public", 1]), client.getQueryData(["public", 2])]).toEqual(["a", "b"]);
  });

  it("PLT-54 writes pending changes when the page is left, and only those", async () => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const client = createClient();
    const stop = persistQueries(client, deps);
    client.setQueryData(["public", 1], "a");
    await vi.advanceTimersByTimeAsync(1_000);
    page.dispatchEvent(new Event("pagehide"));
    expect(store.write).toHaveBeenCalledTimes(1);
    client.setQueryData(["public", 2], "b");
    page.dispatchEvent(new Event("pagehide"));
    expect(lastIds()).toEqual([1, 2]);
    client.setQueryData(["public", 3], "c");
    stop();
    page.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.write).toHaveBeenCalledTimes(2);
  });
});

describe("restoreQueries", () => {
  beforeEach(() => {
    // Outside production, the package prints what it can't restore.
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Persists one query. @returns the written key and value */
  async function persistOne(): Promise<[key: string, value: PersistedClient]> {
    const client = createClient();
    const stop = persistQueries(client, deps);
    client.setQueryData(["public", 1], "kept");
    await vi.advanceTimersByTimeAsync(1_000);
    stop();
    return store.write.mock.calls[0] as [string, PersistedClient];
  }
  async function restoreClient(): Promise<QueryClient> {
    const client = createClient();
    await restoreQueries(client, deps);
    return client;
  }

  it("PLT-54 restores persisted data with its original time", async () => {
    await persistOne();
    const client = await restoreClient();
    expect(client.getQueryData(["public", 1])).toBe("kept");
    expect(client.getQueryState(["public", 1])?.dataUpdatedAt).toBe(START);
  });

  it("PLT-54 doesn't replace newer data on the page", async () => {
    await persistOne();
    const client = createClient();
    client.setQueryData(["public", 1], "of the page");
    await restoreQueries(client, deps);
    expect(client.getQueryData(["public", 1])).toBe("of the page");
  });

  it.each([
    [PERSIST_TIME - 1, "kept"],
    [PERSIST_TIME, undefined],
    [PERSIST_TIME + 1, undefined],
  ])("PLT-54 restores data persisted %i ms ago as %s", async (age, data) => {
    await persistOne();
    vi.setSystemTime(START + age);
    expect((await restoreClient()).getQueryData(["public", 1])).toBe(data);
  });

  it("PLT-54 ignores data of another format, and data that must not be persisted", async () => {
    const [key, value] = await persistOne();
    await store.write(key, { ...value, buster: "other" });
    expect((await restoreClient()).getQueryData(["public", 1])).toBeUndefined();
    const [query] = value.clientState.queries;
    const meta = { ...query!.meta, persist: "never" };
    await store.write(key, { ...value, clientState: { mutations: [], queries: [{ ...query, meta }] } });
    expect((await restoreClient()).getQueryData(["public", 1])).toBeUndefined();
  });

  it("LIC-06 ignores data of another market once the page knows its own", async () => {
    await persistOne();
    marketOf.mockReturnValue("m2");
    expect((await restoreClient()).getQueryData(["public", 1])).toBeUndefined();
    marketOf.mockReturnValue("m1");
    expect((await restoreClient()).getQueryData(["public", 1])).toBe("kept");
    // A page opened offline doesn't know its market, and has no other data.
    marketOf.mockReturnValue(undefined);
    expect((await restoreClient()).getQueryData(["public", 1])).toBe("kept");
  });

  it("PLT-54 delays the page by at most 400 ms when the store hangs", async () => {
    store.read.mockReturnValue(new Promise(() => {}));
    const done = vi.fn();
    void restoreQueries(createClient(), deps).then(done);
    await vi.advanceTimersByTimeAsync(399);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("PLT-54 logs a failing store, and the page works without it", async () => {
    const failure = new Error("closed");
    store.read.mockRejectedValue(failure);
    expect((await restoreClient()).getQueryCache().getAll()).toEqual([]);
    expect(logError.mock.calls).toEqual([["RESTORE_QUERIES_ERROR", failure]]);
  });

  it.each<[string, (persistedClient: PersistedClient) => unknown]>([
    ["a string", () => "garbage"],
    ["a number", () => 7],
    ["an empty object", () => ({})],
    [
      "data whose queries aren't a list",
      (persistedClient) => ({ ...persistedClient, clientState: { queries: 3 } }),
    ],
    ["data without a state", (persistedClient) => ({ ...persistedClient, clientState: undefined })],
    [
      "data with malformed queries",
      (persistedClient) => ({ ...persistedClient, clientState: { queries: [null, 1, {}] } }),
    ],
    ["data whose buster isn't a string", (persistedClient) => ({ ...persistedClient, buster: { a: 1 } })],
  ])("NEW-01 ignores %s in place of persisted data", async (_, corrupt) => {
    const [key, value] = await persistOne();
    await store.write(key, corrupt(value));
    expect((await restoreClient()).getQueryCache().getAll()).toEqual([]);
  });

  it("NEW-01 logs and drops unreadable data", async () => {
    const [key, value] = await persistOne();
    await store.write(key, { ...value, clientState: { queries: [null] } });
    await restoreClient();
    expect(logError.mock.calls.map(([name]) => name)).toEqual(["RESTORE_QUERIES_ERROR"]);
    expect(await store.read(key)).toBeUndefined();
  });

  it("NEW-01 ignores data dated a day in the future", async () => {
    await persistOne();
    vi.setSystemTime(START - 86_400_000);
    expect((await restoreClient()).getQueryData(["public", 1])).toBeUndefined();
  });

  it("NEW-01 has nothing to restore after removeQueries, which doesn't fail when the storage is closed", async () => {
    const [key] = await persistOne();
    await removeQueries(deps);
    expect(await store.read(key)).toBeUndefined();
    store.remove.mockRejectedValue(new Error("closed"));
    await expect(removeQueries(deps)).resolves.toBeUndefined();
  });

  it("PLT-54 restores nothing on a first visit", async () => {
    expect((await restoreClient()).getQueryCache().getAll()).toEqual([]);
    expect(logError).not.toHaveBeenCalled();
  });
});
