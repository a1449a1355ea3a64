import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectCaught } from "../../tests/support/faults/source-mutant.ts";
import type { AccountBalances } from "../contract/accounts.ts";
import type { Publication } from "../contract/realtime.ts";
import type * as LiveModule from "../features/cashbox/live.ts";
import type * as HttpModule from "../lib/http/http.ts";
import { ApiError, type Http } from "../lib/http/http.ts";
import { applyPublication, refetchAfterGap } from "../lib/realtime/live-effects.ts";
import type * as AccountModule from "./account.ts";
import { accountsQuery } from "./account.ts";
import type * as ClientModule from "./client.ts";
import { createQueryClient } from "./client.ts";
import type * as QueueModule from "./write-queue.ts";

const LAUNCH = "POST /api/games/:id/launch";
const offline = () => Promise.reject(new ApiError("network", 0, null, "offline"));
/** Lets all pending promises settle. */
const settlePromises = () => new Promise((resolve) => setTimeout(resolve));

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", { cookie: "signed_in=1" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const account = (version: number, amount_cents: number): AccountBalances => ({
  id: 1,
  currency: "EUR",
  amount_cents,
  available_to_cashout_cents: amount_cents,
  active: true,
  bonus_cents: 0,
  reserved_cents: 0,
  owed_cents: 0,
  unsettled_cents: 0,
  wagering_cents: 0,
  wagered_cents: 0,
  version,
});

describe("MI-28 displayed balances; each check catches its mutant", () => {
  const ACCOUNT: [string, (module: typeof AccountModule) => Promise<void>, string, string][] = [
    [
      "goes-back: older balances replace newer ones",
      async ({ receiveAccounts, accountsQuery }) => {
        const client = createQueryClient(vi.fn<Http>());
        for (const version of [2, 1]) receiveAccounts(client, [account(version, version * 100)]);
        expect(client.getQueryData(accountsQuery.queryKey)).toMatchObject([{ amount_cents: 200 }]);
      },
      "if (cached && versionOf(cached) > versionOf(accounts)) return;",
      "",
    ],
    [
      "late-response: an older response replaces a newer publication",
      async ({ receiveAccounts, accountsQuery }) => {
        const client = createQueryClient(async () => [account(4, 1_000)]);
        receiveAccounts(client, [account(5, 900)]);
        await client.fetchQuery({ ...accountsQuery, staleTime: 0 });
        expect(client.getQueryData(accountsQuery.queryKey)).toMatchObject([{ amount_cents: 900 }]);
      },
      "return cached && versionOf(cached) > versionOf(fetched) ? cached : fetched;",
      "return fetched;",
    ],
  ];
  it.each(ACCOUNT)("MI-28 mutant %s", (_, check, from, to) =>
    expectCaught("src/api/account.ts", check, from, to),
  );

  const LIVE: [string, (module: typeof LiveModule) => Promise<void>, string, string][] = [
    [
      "not-invalidated: the balance isn't refetched after a gap in the connection",
      async ({ live }) => {
        const client = createQueryClient(vi.fn<Http>());
        client.setQueryData(accountsQuery.queryKey, [account(1, 100)]);
        refetchAfterGap(live, client, null);
        expect(client.getQueryState(accountsQuery.queryKey)?.isInvalidated).toBe(true);
      },
      "[accountsQuery.queryKey, playSessionQuery.queryKey]",
      "[playSessionQuery.queryKey]",
    ],
    [
      "ignored: a balance publication doesn't update the balance",
      async ({ live }) => {
        const client = createQueryClient(vi.fn<Http>());
        const data = { accounts: [account(1, 100)] };
        applyPublication(live, client, {
          type: "balance",
          id: "1",
          version: 1,
          occurred_at: "",
          data,
        } as Publication);
        expect(client.getQueryData(accountsQuery.queryKey)).toEqual(data.accounts);
      },
      "receiveAccounts(client, data.accounts);",
      "void data;",
    ],
  ];
  it.each(LIVE)("MI-28 mutant %s", (_, check, from, to) =>
    expectCaught("src/features/cashbox/live.ts", check, from, to),
  );
});

describe("MI-29 calls that fail offline aren't sent later; each check catches its mutant", () => {
  it("MI-29 mutant tried-again: the request layer repeats a call that isn't safe", () =>
    expectCaught<typeof HttpModule>(
      "src/lib/http/http.ts",
      async ({ createHttp }) => {
        const fetch = vi.fn(async () => {
          throw new TypeError("Failed to fetch");
        });
        const http = createHttp({ fetch, timeout: 1_000, retries: 3, wait: async () => {} });
        await expect(http(LAUNCH, { params: { id: "1" }, body: {} })).rejects.toMatchObject({
          kind: "network",
        });
        expect(fetch).toHaveBeenCalledTimes(1);
      },
      'const maxRetries = method === "GET" || call.safe ? (call.retries ?? options.retries) : 0;',
      "const maxRetries = options.retries;",
    ));

  /** Checks that a mutation started offline fails immediately and isn't resumed online. */
  async function expectFinalFailure({ createQueryClient }: typeof ClientModule) {
    const client = createQueryClient(vi.fn<Http>());
    const send = vi.fn(offline);
    const failed = vi.fn();
    onlineManager.setOnline(false);
    client.getMutationCache().build(client, { mutationFn: send }).execute(undefined).catch(failed);
    await settlePromises();
    expect([send.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    await settlePromises();
    expect(send).toHaveBeenCalledTimes(1);
  }
  const CLIENT = 'mutations: { retry: false, networkMode: "always" },';
  it.each([
    ["paused: a mutation waits until the device is online", "mutations: { retry: false },"],
    [
      "retried: a failed mutation is retried three times",
      'mutations: { retry: 3, retryDelay: 0, networkMode: "always" },',
    ],
  ])("MI-29 mutant %s", (_, to) => expectCaught("src/api/client.ts", expectFinalFailure, CLIENT, to));

  const encodeQueue = (endpoint: string) =>
    JSON.stringify([{ about: "money", endpoint, params: { id: "1" }, at: Date.now() }]);
  const QUEUE: [string, (module: typeof QueueModule) => Promise<void>, string, string][] = [
    [
      "queued: a launch is queued while offline",
      async ({ sendOrQueue, flushQueue, hasQueuedChanges }) => {
        const http = vi.fn<Http>(offline);
        const client = createQueryClient(http);
        // Bypasses the type check, as careless code might.
        await sendOrQueue(client, LAUNCH as never, "money").catch(() => {});
        expect(hasQueuedChanges()).toBe(false);
        http.mockReset().mockResolvedValue({ ok: true });
        await flushQueue(client);
        expect(http).not.toHaveBeenCalled();
      },
      '  "PATCH /api/player/update_locale": true,\n',
      `  "PATCH /api/player/update_locale": true,\n  "${LAUNCH}": true,\n`,
    ],
    [
      "any-call: a stored call to any endpoint is sent",
      async ({ flushQueue, hasQueuedChanges }) => {
        const http = vi.fn<Http>(async () => ({ ok: true }));
        stored.set("private:queue", encodeQueue("POST /api/player/notifications/read"));
        expect(hasQueuedChanges()).toBe(true);
        stored.set("private:queue", encodeQueue(LAUNCH));
        await flushQueue(createQueryClient(http));
        expect(http).not.toHaveBeenCalled();
      },
      "endpoint: v.picklist(Object.keys(QUEUEABLE) as QueueableEndpoint[]),",
      "endpoint: v.string() as never,",
    ],
  ];
  it.each(QUEUE)("MI-29 mutant %s", (_, check, from, to) =>
    expectCaught("src/api/write-queue.ts", check, from, to),
  );
});
