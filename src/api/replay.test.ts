import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { persistQueries, removeQueries, restoreQueries } from "../app/query-persister.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/endpoints.ts";
import { ApiError, createHttp, RETRIES } from "../lib/http/http.ts";
import { call, callAsPlayer, createQueryClient } from "./client.ts";
import { flushQueue } from "./write-queue.ts";

const CONTRACT: Record<string, Endpoint> = endpoints;
/** Every call of the contract that changes data on the server. */
const CHANGES = Object.keys(CONTRACT).filter((key) => !key.startsWith("GET ") && !CONTRACT[key]!.safe);
const QUEUEABLE = CHANGES.filter((key) => CONTRACT[key]!.queueable);
const PARAMS = { id: "1", provider: "luna", slug: "deep-sea", key: "a", session: "1", name: "a", token: "a" };

const network = vi.fn<typeof fetch>();
let stored: Map<string, unknown>;
const deps = {
  store: {
    read: async <T>(key: string) => stored.get(key) as T | undefined,
    write: async (key: string, value: unknown) => void stored.set(key, value),
    remove: async (key: string) => void stored.delete(key),
  },
  now: Date.now,
  logError: () => {},
  marketOf: () => "m1",
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  network.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (stored.get(key) as string | undefined) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("document", { cookie: "signed_in=1" });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a call with the function that its endpoint requires. */
const send = (client: QueryClient, key: string) =>
  // Any endpoint, so beyond what the types of either allow.
  ((CONTRACT[key]!.session ? callAsPlayer : call) as (...args: unknown[]) => Promise<unknown>)(client, key, {
    params: PARAMS,
    body: {},
  });

const createClient = () =>
  createQueryClient(
    createHttp({ fetch: network, base: "http://apogee.test", timeout: 30_000, retries: RETRIES }),
  );

describe("calls sent offline", () => {
  it("MI-29 PLT-54 include every change of the contract, five of which may be queued", () => {
    expect(CHANGES.length).toBeGreaterThan(60);
    expect(CHANGES).toContain("POST /api/payments/deposits");
    expect(QUEUEABLE).toHaveLength(5);
    // Calls that move money, play, set a limit or log in are never queued.
    expect(
      QUEUEABLE.filter((key) =>
        /payment|games\/|limit|users|account/.test(key.replace("favorite_games/", "")),
      ),
    ).toEqual([]);
  });

  it.each(CHANGES)(
    "MI-29 PLT-54 aren't repeated by a retry, a reconnection or the next start: %s",
    async (key) => {
      const client = createClient();
      const stop = persistQueries(client, deps);
      const failure = send(client, key).catch((error: unknown) => error);
      // The same within a mutation.
      const mutation = client
        .getMutationCache()
        .build(client, {
          mutationKey: ["change"],
          mutationFn: () => send(client, key),
        })
        .execute(undefined)
        .catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await failure).toBeInstanceOf(ApiError);
      expect(await mutation).toBeInstanceOf(ApiError);
      expect(network).toHaveBeenCalledTimes(2);
      network.mockResolvedValue(Response.json({}));
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
      await client.resumePausedMutations();
      await flushQueue(client);
      stop();
      const next = createClient();
      await restoreQueries(next, deps);
      await next.resumePausedMutations();
      await flushQueue(next);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(network).toHaveBeenCalledTimes(2);
      await removeQueries(deps);
    },
  );
});
