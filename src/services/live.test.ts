import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import { accountsQuery, isBalanceLive } from "../api/account.ts";
import { CLOSURE_IN_PROGRESS } from "../api/account-closure.ts";
import { createQueryClient } from "../api/client.ts";
import { limitsQuery } from "../api/limits.ts";
import { methodsQuery } from "../api/payments.ts";
import { playerQuery } from "../api/player.ts";
import { realtimeToken } from "../api/realtime.ts";
import type { AccountBalances } from "../contract/accounts.ts";
import type { UserLimit } from "../contract/limits.ts";
import {
  PUBLICATIONS,
  type Publication,
  type PublicationType,
  parsePublication,
} from "../contract/realtime.ts";
import { features, liveEffects } from "../features/index.ts";
import type { Http } from "../lib/http/http.ts";
import { applyPublication, refetchAfterGap } from "../lib/realtime/live-effects.ts";
import { setSubscribed } from "../lib/realtime/personal-channel.ts";
import { now } from "../lib/time/time.ts";

withSession();

const account = (version: number, cents: number): AccountBalances => ({
  id: 1,
  currency: "EUR",
  amount_cents: cents,
  available_to_cashout_cents: cents,
  active: true,
  bonus_cents: 0,
  reserved_cents: 0,
  owed_cents: 0,
  unsettled_cents: 0,
  wagering_cents: 0,
  wagered_cents: 0,
  version,
});
const publicationOf = <T extends PublicationType>(
  type: T,
  data: Publication<T>["data"],
  version = 1,
): Publication => ({ type, id: "1", version, occurred_at: new Date(0).toISOString(), data }) as Publication;

/** A client whose calls are answered when the test says so. */
function setup() {
  const pendingResolvers: ((answer: unknown) => void)[] = [];
  const http = vi.fn<Http>(() => new Promise((resolve) => pendingResolvers.push(resolve)));
  const client = createQueryClient(http);
  const readAccount = () => client.getQueryData(accountsQuery.queryKey)?.[0];
  return { client, http, readAccount, answer: (value: unknown) => pendingResolvers.shift()!(value) };
}

it("PLT-02 the token request is aborted when the connection ends, without an error", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const client = createQueryClient(
    (_key, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const controller = new AbortController();
  const token = realtimeToken(client, controller.signal);
  await expect.poll(() => signals).toHaveLength(1);
  controller.abort();
  expect(await token).toBeNull();
  expect(signals[0]?.aborted).toBe(true);
});

it("LIM-20 PLT-12 a balance message refetches limits only for a player who has some", async () => {
  const { client, http } = setup();
  const countLimitCalls = () => http.mock.calls.filter(([key]) => key === "GET /api/user_limits").length;
  const observer = new QueryObserver(client, { ...limitsQuery, staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(limitsQuery.queryKey, []);
  const stop = observer.subscribe(() => {});
  applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(2, 300)] }));
  expect(countLimitCalls()).toBe(0);
  client.setQueryData(limitsQuery.queryKey, [{ id: 1 } as UserLimit]);
  applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(3, 200)] }));
  expect(countLimitCalls()).toBe(1);
  stop();
});

describe("the balance", () => {
  it("PLT-12 MI-28 shows a message's value, and never an older version", () => {
    const { client, readAccount } = setup();
    applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(2, 300)] }));
    expect(readAccount()).toMatchObject({ amount_cents: 300 });
    applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(1, 500)] }));
    expect(readAccount()).toMatchObject({ amount_cents: 300 });
    applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(3, 200)] }));
    expect(readAccount()).toMatchObject({ amount_cents: 200 });
  });

  it("PLT-12 MI-28 ignores a response that was requested before a message and arrives after it", async () => {
    const { client, readAccount, answer } = setup();
    const pending = client.fetchQuery(accountsQuery).catch(() => {});
    applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(5, 900)] }));
    answer([account(4, 1_000)]);
    await pending;
    expect(readAccount()).toMatchObject({ amount_cents: 900, version: 5 });
  });

  it("PLT-12 MI-28 ignores a response with an older version that was requested after a message", async () => {
    const { client, readAccount, answer } = setup();
    applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(5, 900)] }));
    const pending = client.fetchQuery({ ...accountsQuery, staleTime: 0 });
    answer([account(4, 1_000)]);
    await pending;
    expect(readAccount()).toMatchObject({ amount_cents: 900 });
  });
});

it("AMB-PLT-12 payment messages invalidate only payments, and a balance message changes only the balance", () => {
  const { client, readAccount } = setup();
  const payments = ["payments", "one"];
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  const fillCache = () => {
    client.setQueryData(accountsQuery.queryKey, [account(1, 100)]);
    client.setQueryData(payments, { state: "pending" });
  };
  for (const message of [
    publicationOf("payments_changes", { id: "1" }),
    publicationOf("payments_events", { id: "1", state: "succeeded" }),
  ]) {
    fillCache();
    applyPublication(liveEffects, client, message);
    expect(isStale(payments)).toBe(true);
    expect(client.getQueryData(payments)).toEqual({ state: "pending" });
    expect(isStale(accountsQuery.queryKey)).toBe(false);
    expect(readAccount()).toMatchObject({ amount_cents: 100, version: 1 });
  }
  fillCache();
  applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(2, 300)] }));
  expect(readAccount()).toMatchObject({ amount_cents: 300, version: 2 });
  expect(isStale(payments)).toBe(false);
});

describe("the end of a round", () => {
  const connection = {};
  afterEach(() => setSubscribed(connection, false));

  it("PLT-12 PLAY-08 needs no balance request once a message arrived on the live connection", () => {
    const { client } = setup();
    const startedAt = now();
    expect(isBalanceLive(client, startedAt)).toBe(false);
    setSubscribed(connection, true);
    // A silent connection may be dead.
    expect(isBalanceLive(client, startedAt)).toBe(false);
    applyPublication(liveEffects, client, publicationOf("balance", { accounts: [account(2, 300)] }));
    expect(isBalanceLive(client, startedAt)).toBe(true);
    expect(isBalanceLive(client, now() + 1_000)).toBe(false);
    setSubscribed(connection, false);
    expect(isBalanceLive(client, startedAt)).toBe(false);
  });
});

describe("other messages", () => {
  const cases: [PublicationType, Publication["data"], string][] = [
    ["bonuses_changes", {}, "bonuses"],
    ["freespins_changes", {}, "freespins"],
    ["payments_changes", { id: "1" }, "payments"],
    ["payments_events", { id: "1", state: "done" }, "payments"],
    ["tournaments_statuses", { identifier: "x", status: "y" }, "tournaments"],
    ["lootboxes_changes", {}, "lootboxes"],
    ["jackpot_win_award", { id: "1" }, "jackpot-wins"],
    ["notifications", { id: "1" }, "notifications"],
    ["game_limits_changes", {}, "limits"],
    ["account_closed", {}, "notifications"],
  ];
  it.each(cases)("PLT-06 PLT-07 PLT-11 PLT-13 %s invalidates its queries", (type, data, key) => {
    const { client } = setup();
    client.setQueryData([key, "some"], []);
    client.setQueryData(["other"], []);
    const message = publicationOf(type, data);
    expect(parsePublication(message)).toEqual(message);
    applyPublication(liveEffects, client, message);
    expect(client.getQueryState([key, "some"])?.isInvalidated).toBe(true);
    expect(client.getQueryState(["other"])?.isInvalidated).toBe(false);
  });

  it("account_closed refetches nothing in the page that closes the account", () => {
    const { client } = setup();
    client.setQueryData(["notifications", "some"], []);
    client.setQueryData(CLOSURE_IN_PROGRESS, true);
    applyPublication(liveEffects, client, publicationOf("account_closed", {}));
    expect(client.getQueryState(["notifications", "some"])?.isInvalidated).toBe(false);
  });

  it("PLT-13 payment_methods_changes invalidates payment methods, and so does a gap in their channel", () => {
    for (const trigger of [
      (client: QueryClient) =>
        applyPublication(liveEffects, client, publicationOf("payment_methods_changes", {})),
      (client: QueryClient) => refetchAfterGap(liveEffects, client, "paymentMethods"),
    ]) {
      const { client } = setup();
      const { queryKey } = methodsQuery({ currency: "EUR", country: "AT" }, "deposit");
      client.setQueryData(queryKey, { methods: [] } as never);
      trigger(client);
      expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    }
  });

  it("PLT-13 groups_updates changes the player's groups", () => {
    const { client } = setup();
    client.setQueryData(playerQuery.queryKey, { id: 1, groups: [1] } as never);
    applyPublication(liveEffects, client, publicationOf("groups_updates", { groups: [1, 631] }));
    expect(client.getQueryData(playerQuery.queryKey)).toMatchObject({ groups: [1, 631] });
  });

  it("PLT-15 exactly one feature handles each type of the contract, without an error", () => {
    const { client } = setup();
    const handled = Object.values(features).flatMap(({ live = {} }) => Object.keys(live));
    expect(handled.sort()).toEqual(Object.keys(PUBLICATIONS).sort());
    for (const type of Object.keys(PUBLICATIONS) as PublicationType[])
      expect(() =>
        applyPublication(
          liveEffects,
          client,
          publicationOf(type, { accounts: [], groups: [], jackpots: [] } as never),
        ),
      ).not.toThrow();
  });

  it("PLT-03 PLT-04 PLT-16 a gap invalidates everything on its channel", () => {
    const { client } = setup();
    const own = [
      "bonuses",
      "freespins",
      "accounts",
      "notifications",
      "jackpot-wins",
      "comp-points",
      "player",
      "limits",
      "payments",
    ];
    for (const key of [...own, "wins"]) client.setQueryData([key], []);
    const isStale = (key: string) => client.getQueryState([key])?.isInvalidated;
    refetchAfterGap(liveEffects, client, null);
    expect([own.filter((key) => !isStale(key)), isStale("wins")]).toEqual([[], false]);
    refetchAfterGap(liveEffects, client, "wins");
    expect(isStale("wins")).toBe(true);
  });
});
