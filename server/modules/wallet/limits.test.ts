import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Game } from "../../../src/contract/games.ts";
import type { UserLimit } from "../../../src/contract/limits.ts";
import { expectAssertionFailure } from "../../../tests/support/faults/source-mutant.ts";
import { bonusesIn, NO_JACKPOTS } from "../../../tests/support/faults/wallet-process.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { fund, ledger } from "../../../tests/support/server/ledger.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../../tests/support/server/visitor.ts";
import {
  bet,
  PROVIDER,
  rollback,
  testWallet,
  type WalletSession,
  win,
} from "../../../tests/support/server/wallet.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";
import { providers } from "../games/tables.ts";
import { createLimitEnforcement } from "../limits/use.ts";
import { createWallet, type WalletDeps } from "./service.ts";

const clock = testClock();
const { app, openGameSession, play, name, balances, problemsOf } = await testWallet({ now: clock.now });
beforeEach(() => clock.reset());

/** A player in Austria, where increases wait for a day, with 1,000.00 and a game client session. */
async function createPlayer() {
  const { client, player: confirmedPlayer } = await createConfirmedPlayer(
    app,
    { country: "AT" },
    visit(app, { country: "AT" }),
  );
  await fund(app.db, confirmedPlayer.id!, 100_000n);
  const [account] = await app.db.select().from(accounts).where(eq(accounts.playerId, confirmedPlayer.id!));
  const owner = { playerId: confirmedPlayer.id!, accountId: account!.id, currency: "EUR" };
  return { client, owner, walletSession: await openGameSession(owner) };
}

const setLimit = (client: TestClient, type: string, period: string, amount_cents?: number) =>
  client.post("/api/user_limits", { type, period, amount_cents });
const limitUsageOf = async (client: TestClient) =>
  ((await client.get("/api/user_limits")).body as UserLimit[]).map(({ type, accounts: [account] }) => [
    type,
    account?.current_value_amount_cents,
  ]);
const stake = (walletSession: WalletSession, amount: string, round = name("round")) =>
  play(walletSession, round, [bet(name("bet"), amount)]);
const rejectedBy = (type: string, period: string, resets_at: string) => ({
  status: 409,
  body: { code: "limit_reached", limit: { type, period, resets_at } },
});
const TOMORROW = "2026-11-22T00:00:00.000Z";

describe("a player's limit", () => {
  it("MI-19 LIM-17 rejects the bet that would exceed it, with its name and reset time, and accepts smaller ones", async () => {
    const { client, walletSession } = await createPlayer();
    await setLimit(client, "wager", "day", 1_000);
    expect((await stake(walletSession, "6.00")).status).toBe(200);
    expect(await stake(walletSession, "4.01")).toMatchObject(rejectedBy("wager", "day", TOMORROW));
    expect((await stake(walletSession, "4.00")).status).toBe(200);
    expect(await stake(walletSession, "0.01")).toMatchObject(rejectedBy("wager", "day", TOMORROW));
    expect(await balances(walletSession)).toMatchObject({ real: 99_000n });
    expect(await limitUsageOf(client)).toEqual([["wager", 1_000]]);
    clock.set(Date.parse(TOMORROW));
    expect((await stake(walletSession, "0.01")).body).not.toMatchObject({ code: "limit_reached" });
  });

  it("MI-19 LIM-06 of losses counts wins against stakes, also in the same call", async () => {
    const { client, walletSession } = await createPlayer();
    await setLimit(client, "loss", "week", 1_000);
    const round = name("round");
    await play(walletSession, round, [bet(name(), "10.00"), win(name(), "7.00")]);
    expect((await stake(walletSession, "7.01")).body).toMatchObject({ code: "limit_reached" });
    expect(
      (await play(walletSession, name("round"), [bet(name(), "7.00"), bet(name(), "0.01")])).body,
    ).toMatchObject({
      code: "limit_reached",
    });
    expect(
      (await play(walletSession, name("round"), [bet(name(), "7.00"), win(name(), "9.00")])).status,
    ).toBe(200);
    expect(await limitUsageOf(client)).toEqual([["loss", 100]]);
  });

  it("MI-19 accepts one of two concurrent bets when it covers only one", async () => {
    const { client, owner, walletSession } = await createPlayer();
    await setLimit(client, "wager", "day", 1_000);
    const other = await openGameSession(owner, "another-game");
    const answers = await Promise.all([
      stake(walletSession, "1.00"),
      ...[walletSession, other, walletSession, other].map((at) => stake(at, "8.00")),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(await balances(walletSession)).toMatchObject({ real: 99_100n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-19 is restored by a rollback, and ignores rejected and repeated bets", async () => {
    const { client, walletSession } = await createPlayer();
    await setLimit(client, "wager", "day", 1_000);
    const [round, b] = [name("round"), name("bet")];
    await play(walletSession, round, [bet(b, "9.00")]);
    await play(walletSession, round, [bet(b, "9.00")]);
    await stake(walletSession, "5.00");
    expect(await limitUsageOf(client)).toEqual([["wager", 900]]);
    await play(walletSession, round, [rollback(name(), b)]);
    expect(await limitUsageOf(client)).toEqual([["wager", 0]]);
    expect((await stake(walletSession, "10.00")).status).toBe(200);
  });

  it("MI-09 blocks neither wins nor rollbacks of accepted bets", async () => {
    const { client, walletSession } = await createPlayer();
    const [round, b] = [name("round"), name("bet")];
    await play(walletSession, round, [bet(b, "5.00")]);
    await setLimit(client, "loss", "day", 1);
    await setLimit(client, "coolingoff", "day");
    // The session has ended as well; the code names the reason that the player can act on.
    expect(await stake(walletSession, "1.00")).toMatchObject({
      status: 409,
      body: { code: "player_excluded" },
    });
    expect((await play(walletSession, round, [win(name(), "8.00")])).status).toBe(200);
    expect((await play(walletSession, round, [rollback(name(), b)])).status).toBe(200);
    expect(await balances(walletSession)).toMatchObject({ real: 100_800n });
  });

  it("MI-20 LIM-15 applies to the next bet of a running game; an increase doesn't before it is confirmed", async () => {
    const { client, walletSession } = await createPlayer();
    expect((await stake(walletSession, "20.00")).status).toBe(200);
    await setLimit(client, "wager", "day", 2_100);
    expect(await stake(walletSession, "1.01")).toMatchObject(rejectedBy("wager", "day", TOMORROW));
    await setLimit(client, "wager", "day", 99_000);
    expect(await stake(walletSession, "1.01")).toMatchObject(rejectedBy("wager", "day", TOMORROW));
    await setLimit(client, "wager", "day", 2_050);
    expect((await stake(walletSession, "0.51")).body).toMatchObject({ code: "limit_reached" });
    expect((await stake(walletSession, "0.50")).status).toBe(200);
  });

  it("MI-19 LIM-03 of time played is reached by the server's clock", async () => {
    const { client, walletSession } = await createPlayer();
    await setLimit(client, "session", "day", 10);
    await stake(walletSession, "1.00");
    clock.advance(9 * 60_000);
    expect((await stake(walletSession, "1.00")).status).toBe(200);
    clock.advance(60_000);
    expect(await stake(walletSession, "1.00")).toMatchObject(rejectedBy("session", "day", TOMORROW));
  });

  it("ANC-07 LIM-15 LIM-17 of single stakes rejects each larger bet, even in a running game, and no other", async () => {
    const { client, owner, walletSession } = await createPlayer();
    expect((await stake(walletSession, "5.00")).status).toBe(200);
    await setLimit(client, "single_stake", "bet", 200);
    expect(await stake(walletSession, "2.01")).toMatchObject({
      status: 409,
      body: {
        code: "limit_reached",
        balance: "995.00",
        limit: { type: "single_stake", period: "bet", resets_at: null },
      },
    });
    for (const _ of [1, 2, 3]) expect((await stake(walletSession, "2.00")).status).toBe(200);
    // One bet that is too large rejects the whole call.
    const both = [bet(name("bet"), "1.00"), bet(name("bet"), "2.01")];
    expect((await play(walletSession, name("round"), both)).body).toMatchObject({ code: "limit_reached" });
    expect(await balances(walletSession)).toMatchObject({ real: 98_900n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("PLAY-06 AMB-LIM-04 rejects real-money launches once reached, unless it is a deposit limit", async () => {
    const { client, walletSession } = await createPlayer();
    await app.db.update(providers).set({ requiredFields: [] });
    const page = await app.post("/api/games_filter", { page: 1, page_size: 60 });
    const game = (page.body as { data: Game[] }).data.find(({ real }) => real.EUR)!;
    const launch = () =>
      client.post(`/api/games/${game.real.EUR!.id}/launch`, {
        mode: "real",
        device: "mobile",
        locale: "de",
        return_url: "/",
      });
    await setLimit(client, "deposit", "day", 1);
    await setLimit(client, "loss", "day", 100);
    expect((await launch()).status).toBe(200);
    await stake(walletSession, "1.00");
    expect(await launch()).toMatchObject({
      status: 403,
      body: { code: "limit_reached", limit: { type: "loss", period: "day", reached: true } },
    });
    await setLimit(client, "coolingoff", "week");
    expect(await launch()).toMatchObject({
      status: 403,
      body: { code: "player_excluded", limit: { type: "coolingoff" } },
    });
  });
});

describe("mutations of limit counting that the checks of MI-19 catch", () => {
  type Limits = WalletDeps["limits"];
  const enforcement = createLimitEnforcement({
    db: app.db,
    now: clock.now,
    exchange: async () => (amount, from, to) => (from === to ? amount : undefined),
    licences: loadJurisdictions().licences,
  });

  /** Under a limit of 10.00, one of two concurrent bets of 8.00 is accepted besides one of 1.00; one of 2.00 isn't. */
  async function expectOneAccepted(limits: Limits) {
    const wallet = createWallet({
      freeSpins: { count: async () => {} },
      db: app.db,
      ledger,
      jackpots: NO_JACKPOTS,
      bonuses: bonusesIn(app.db),
      limits,
      now: clock.now,
      bonusFirst: () => false,
      realityCheckDueAt: () => Number.POSITIVE_INFINITY,
    });
    const { client, owner, walletSession } = await createPlayer();
    await setLimit(client, "wager", "day", 1_000);
    const placeBet = (amount: bigint) => {
      const bets = [{ kind: "bet" as const, name: name("bet"), amount }];
      return wallet.play(PROVIDER, walletSession.session, {
        currency: "EUR",
        round: name("round"),
        actions: bets,
        close: false,
      });
    };
    await Promise.allSettled([100n, 800n, 800n].map(placeBet));
    expect(await balances(owner)).toMatchObject({ real: 99_100n });
    await placeBet(200n).catch(() => {});
    expect(await balances(owner)).toMatchObject({ real: 99_100n });
  }
  const withChanges = (change: (limitChecks: Awaited<ReturnType<Limits["prepare"]>>) => object): Limits => ({
    prepare: async () => {
      const limitChecks = await enforcement.prepare();
      return { ...limitChecks, ...change(limitChecks) };
    },
  });

  it.each<[string, Limits]>([
    [
      "batch-unaware: calls in one batch don't count towards the limits of later ones",
      withChanges(() => ({ after: (limits: []) => limits })),
    ],
    ["uncounted: stakes aren't recorded as limit usage", withChanges(() => ({ count: async () => {} }))],
    ["unchecked: bets aren't checked against limits", withChanges(() => ({ rejectionOf: () => null }))],
    ["not-loaded: the player's limits aren't loaded", withChanges(() => ({ of: async () => new Map() }))],
  ])("MI-19 mutant %s", async (_, mutant) => {
    await expectOneAccepted(enforcement);
    await expectAssertionFailure(() => expectOneAccepted(mutant));
  });
});
