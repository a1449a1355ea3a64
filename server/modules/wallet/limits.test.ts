import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Game } from "../../../src/contract/games.ts";
import type { UserLimit } from "../../../src/contract/limits.ts";
import { expectRefuted } from "../../../tests/support/faults/source-mutant.ts";
import { NO_JACKPOTS } from "../../../tests/support/faults/wallet-process.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { fund, ledger } from "../../../tests/support/server/ledger.ts";
import { confirmed, type Guest, visit } from "../../../tests/support/server/visitor.ts";
import { bet, PROVIDER, rollback, type Seat, testWallet, win } from "../../../tests/support/server/wallet.ts";
import { accounts } from "../../db/player-schema.ts";
import { providers } from "../../db/schema.ts";
import { loadJurisdictions } from "../../jurisdictions/jurisdictions.ts";
import { createLimitUse } from "../limits/use.ts";
import { createWallet, type WalletDeps } from "./service.ts";

const clock = testClock();
const { app, sit, play, name, balances, problemsOf } = await testWallet({ now: clock.now });
beforeEach(() => clock.reset());

/** Somebody of Austria, where a licence asks for a day's wait, with 1,000.00 at a game. */
async function player() {
  const { who, player: of } = await confirmed(app, { country: "AT" }, visit(app, { country: "AT" }));
  await fund(app.db, of.id!, 100_000n);
  const [account] = await app.db.select().from(accounts).where(eq(accounts.playerId, of.id!));
  const owner = { playerId: of.id!, accountId: account!.id, currency: "EUR" };
  return { who, owner, seat: await sit(owner) };
}

const set = (who: Guest, type: string, period: string, amount_cents?: number) =>
  who.post("/api/user_limits", { type, period, amount_cents });
const used = async (who: Guest) =>
  ((await who.get("/api/user_limits")).body as UserLimit[]).map(({ type, accounts: [account] }) => [
    type,
    account?.current_value_amount_cents,
  ]);
const stake = (seat: Seat, amount: string, round = name("round")) =>
  play(seat, round, [bet(name("bet"), amount)]);
const refusedBy = (type: string, period: string, resets_at: string) => ({
  status: 409,
  body: { code: "limit_reached", limit: { type, period, resets_at } },
});
const TOMORROW = "2026-11-22T00:00:00.000Z";

describe("a limit of the player's own", () => {
  it("MI-19 LIM-17 refuses the bet that would pass it, by name and with when that changes; what is below it is taken", async () => {
    const { who, seat } = await player();
    await set(who, "wager", "day", 1_000);
    expect((await stake(seat, "6.00")).status).toBe(200);
    expect(await stake(seat, "4.01")).toMatchObject(refusedBy("wager", "day", TOMORROW));
    expect((await stake(seat, "4.00")).status).toBe(200);
    expect(await stake(seat, "0.01")).toMatchObject(refusedBy("wager", "day", TOMORROW));
    expect(await balances(seat)).toMatchObject({ real: 99_000n });
    expect(await used(who)).toEqual([["wager", 1_000]]);
    clock.set(Date.parse(TOMORROW));
    expect((await stake(seat, "0.01")).body).not.toMatchObject({ code: "limit_reached" });
  });

  it("MI-19 LIM-06 of losses counts what was won against what was staked, in the same call too", async () => {
    const { who, seat } = await player();
    await set(who, "loss", "week", 1_000);
    const round = name("round");
    await play(seat, round, [bet(name(), "10.00"), win(name(), "7.00")]);
    expect((await stake(seat, "7.01")).body).toMatchObject({ code: "limit_reached" });
    expect((await play(seat, name("round"), [bet(name(), "7.00"), bet(name(), "0.01")])).body).toMatchObject({
      code: "limit_reached",
    });
    expect((await play(seat, name("round"), [bet(name(), "7.00"), win(name(), "9.00")])).status).toBe(200);
    expect(await used(who)).toEqual([["loss", 100]]);
  });

  it("MI-19 of two bets that race for what is left of it one is taken", async () => {
    const { who, owner, seat } = await player();
    await set(who, "wager", "day", 1_000);
    const other = await sit(owner, "another-game");
    const answers = await Promise.all([
      stake(seat, "1.00"),
      ...[seat, other, seat, other].map((at) => stake(at, "8.00")),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(await balances(seat)).toMatchObject({ real: 99_100n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-19 gives back what a rollback takes back, and is not touched by what is refused or repeated", async () => {
    const { who, seat } = await player();
    await set(who, "wager", "day", 1_000);
    const [round, b] = [name("round"), name("bet")];
    await play(seat, round, [bet(b, "9.00")]);
    await play(seat, round, [bet(b, "9.00")]);
    await stake(seat, "5.00");
    expect(await used(who)).toEqual([["wager", 900]]);
    await play(seat, round, [rollback(name(), b)]);
    expect(await used(who)).toEqual([["wager", 0]]);
    expect((await stake(seat, "10.00")).status).toBe(200);
  });

  it("MI-09 blocks neither a win nor a rollback of a bet that was taken", async () => {
    const { who, seat } = await player();
    const [round, b] = [name("round"), name("bet")];
    await play(seat, round, [bet(b, "5.00")]);
    await set(who, "loss", "day", 1);
    await set(who, "coolingoff", "day");
    // Its session has ended with that, too: why is what the player can act on.
    expect(await stake(seat, "1.00")).toMatchObject({ status: 409, body: { code: "player_excluded" } });
    expect((await play(seat, round, [win(name(), "8.00")])).status).toBe(200);
    expect((await play(seat, round, [rollback(name(), b)])).status).toBe(200);
    expect(await balances(seat)).toMatchObject({ real: 100_800n });
  });

  it("MI-20 LIM-15 holds for the next bet of a game that is open; more than it holds for none before it is confirmed", async () => {
    const { who, seat } = await player();
    expect((await stake(seat, "20.00")).status).toBe(200);
    await set(who, "wager", "day", 2_100);
    expect(await stake(seat, "1.01")).toMatchObject(refusedBy("wager", "day", TOMORROW));
    await set(who, "wager", "day", 99_000);
    expect(await stake(seat, "1.01")).toMatchObject(refusedBy("wager", "day", TOMORROW));
    await set(who, "wager", "day", 2_050);
    expect((await stake(seat, "0.51")).body).toMatchObject({ code: "limit_reached" });
    expect((await stake(seat, "0.50")).status).toBe(200);
  });

  it("MI-19 LIM-03 of time at play is reached by the server's clock", async () => {
    const { who, seat } = await player();
    await set(who, "session", "day", 10);
    await stake(seat, "1.00");
    clock.advance(9 * 60_000);
    expect((await stake(seat, "1.00")).status).toBe(200);
    clock.advance(60_000);
    expect(await stake(seat, "1.00")).toMatchObject(refusedBy("session", "day", TOMORROW));
  });

  it("ANC-07 LIM-15 LIM-17 of single stakes refuses each larger bet, of an open game too, and no bet that it allows", async () => {
    const { who, owner, seat } = await player();
    expect((await stake(seat, "5.00")).status).toBe(200);
    await set(who, "single_stake", "bet", 200);
    expect(await stake(seat, "2.01")).toMatchObject({
      status: 409,
      body: {
        code: "limit_reached",
        balance: "995.00",
        limit: { type: "single_stake", period: "bet", resets_at: null },
      },
    });
    for (const _ of [1, 2, 3]) expect((await stake(seat, "2.00")).status).toBe(200);
    // One bet of a call that is too large takes the others with it.
    const both = [bet(name("bet"), "1.00"), bet(name("bet"), "2.01")];
    expect((await play(seat, name("round"), both)).body).toMatchObject({ code: "limit_reached" });
    expect(await balances(seat)).toMatchObject({ real: 98_900n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("PLAY-06 AMB-LIM-04 once reached begins no game for money, one of deposits does", async () => {
    const { who, seat } = await player();
    await app.db.update(providers).set({ requiredFields: [] });
    const page = await app.post("/api/games_filter", { page: 1, page_size: 60 });
    const game = (page.body as { data: Game[] }).data.find(({ real }) => real.EUR)!;
    const launch = () =>
      who.post(`/api/games/${game.real.EUR!.id}/launch`, {
        mode: "real",
        device: "mobile",
        locale: "de",
        return_url: "/",
      });
    await set(who, "deposit", "day", 1);
    await set(who, "loss", "day", 100);
    expect((await launch()).status).toBe(200);
    await stake(seat, "1.00");
    expect(await launch()).toMatchObject({
      status: 403,
      body: { code: "limit_reached", limit: { type: "loss", period: "day", reached: true } },
    });
    await set(who, "coolingoff", "week");
    expect(await launch()).toMatchObject({
      status: 403,
      body: { code: "player_excluded", limit: { type: "coolingoff" } },
    });
  });
});

describe("changes of what counts that the checks of MI-19 catch", () => {
  type Limits = WalletDeps["limits"];
  const use = createLimitUse({
    db: app.db,
    now: clock.now,
    exchange: async () => (amount, from, to) => (from === to ? amount : undefined),
    licences: loadJurisdictions().licences,
  });

  /** Of bets of 8.00 with a limit of 10.00, some at once and one afterwards, one is taken. */
  async function takesOne(limits: Limits) {
    const wallet = createWallet({
      db: app.db,
      ledger,
      jackpots: NO_JACKPOTS,
      limits,
      now: clock.now,
      bonusFirst: () => false,
      reminderDueAt: () => Number.POSITIVE_INFINITY,
    });
    const { who, owner, seat } = await player();
    await set(who, "wager", "day", 1_000);
    const ask = (amount: bigint) => {
      const bets = [{ kind: "bet" as const, name: name("bet"), amount }];
      return wallet.play(PROVIDER, seat.session, {
        currency: "EUR",
        round: name("round"),
        actions: bets,
        close: false,
      });
    };
    await Promise.allSettled([100n, 800n, 800n].map(ask));
    expect(await balances(owner)).toMatchObject({ real: 99_100n });
    await ask(200n).catch(() => {});
    expect(await balances(owner)).toMatchObject({ real: 99_100n });
  }
  const changed = (change: (own: Awaited<ReturnType<Limits["prepare"]>>) => object): Limits => ({
    prepare: async () => {
      const own = await use.prepare();
      return { ...own, ...change(own) };
    },
  });

  it.each<[string, Limits]>([
    [
      "unseen-neighbour: calls of one batch do not count for each other",
      changed(() => ({ after: (held: []) => held })),
    ],
    ["uncounted: what was staked is not written down", changed(() => ({ count: async () => {} }))],
    ["unasked: nobody looks whether a limit is left", changed(() => ({ refusalOf: () => null }))],
    ["another's: limits are looked up for nobody", changed(() => ({ of: async () => new Map() }))],
  ])("MI-19 mutant %s", async (_, mutant) => {
    await takesOne(use);
    await expectRefuted(() => takesOne(mutant));
  });
});
