import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { inMillionths, testJackpots } from "../../../tests/support/server/jackpots.ts";
import { bet, rollback } from "../../../tests/support/server/wallet.ts";
import { ledgerEntries, ledgerPostings } from "../../core/ledger/tables.ts";
import { outbox } from "../../core/outbox/tables.ts";
import { notifications } from "../notifications/tables.ts";

const clock = testClock();
const jackpot = await testJackpots({ now: clock.now });
const {
  app,
  play,
  placeBet: stake,
  name,
  balances,
  newJackpot,
  playerAt,
  fetchPublicJackpot,
  meters,
  winsOf,
  pot,
  setWinRule,
  problemsOfLevels,
} = jackpot;
beforeEach(() => {
  setWinRule(false);
  clock.set(TEST_NOW);
});

const amountOf = async (createdJackpot: Parameters<typeof fetchPublicJackpot>[0]) =>
  (await fetchPublicJackpot(createdJackpot)).levels[0]!.amount_cents;

describe("a jackpot win", () => {
  it("MI-26 JPT-03 pays the whole pot from the operator's account, and the next pot starts with the seed", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot, 100_000n);
    await stake(player, "100.99");
    setWinRule(true);
    const id = name("bet");
    expect(await stake(player, "1.00", id)).toMatchObject({ status: 200, body: { balance: "898.01" } });
    // 1,000 of the seed plus 1% of 101.99.
    const [jackpotWin] = await winsOf(createdJackpot);
    expect(jackpotWin).toMatchObject({
      playerId: player.playerId,
      level: "Mini",
      currency: "EUR",
      amount: 1_101n,
      originalCurrency: "EUR",
      originalAmount: 1_101n,
      cycle: 1,
      key: null,
    });
    expect(await balances(player)).toMatchObject({ real: 89_801n + 1_101n });
    expect(await fetchPublicJackpot(createdJackpot)).toMatchObject({
      levels: [{ amount_cents: 1_000, cycle: 2 }],
    });
    // The fraction of a cent that couldn't be paid goes into the next pot.
    expect(await pot(createdJackpot)).toMatchObject({
      opening: inMillionths(1_000) + 990_000n,
      seeded: inMillionths(2_000),
    });
    const key = `jackpot:${createdJackpot.levels[0]!.id}:1`;
    const [entry] = await app.db.select().from(ledgerEntries).where(eq(ledgerEntries.key, key));
    expect(entry).toMatchObject({
      kind: "jackpot_win",
      cause: { action: id, jackpot: createdJackpot.identifier, level: "Mini", original_amount: "1101" },
    });
    const postings = await app.db
      .select()
      .from(ledgerPostings)
      .where(eq(ledgerPostings.entryId, entry!.id))
      .orderBy(ledgerPostings.position);
    expect(postings.map(({ balanceType, house, amount }) => [balanceType ?? house, amount])).toEqual([
      ["real", 1_101n],
      ["jackpots", -1_101n],
    ]);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
  });

  it("JPT-11 has odds that follow the bet's share of the average pot", async () => {
    const createdJackpot = await newJackpot([{ average_cents: 1_500 }]);
    const player = await playerAt(createdJackpot);
    const odds: bigint[] = [];
    setWinRule((below) => {
      odds.push(below);
      return false;
    });
    // 1% of 1.00 is 1/1,500 of the average.
    await stake(player, "1.00");
    expect(odds).toEqual([inMillionths(1_500)]);
    const { app: strict, ...rest } = await testJackpots({
      now: clock.now,
      drawJackpot: () => inMillionths(1),
    });
    const other = await rest.newJackpot();
    expect(strict).toBeDefined();
    const otherPlayer = await rest.playerAt(other);
    await rest.play(otherPlayer, name("round"), [bet(name("bet"), "1.00")]);
    expect(await rest.winsOf(other)).toEqual([]);
    await rest.play(otherPlayer, name("round"), [bet(name("bet"), "1.01")]);
    expect(await rest.winsOf(other)).toHaveLength(1);
  });

  it("MI-02 MI-25 is drawn and paid once when its bet is repeated", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot, 100_000n);
    const [round, id] = [name("round"), name("bet")];
    let draws = 0;
    setWinRule(() => ++draws > 0);
    const placeBet = () => play(player, round, [bet(id, "1.00")]);
    const answers = await Promise.all(Array.from({ length: 10 }, placeBet));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([draws, (await winsOf(createdJackpot)).length]).toEqual([1, 1]);
    expect(await balances(player)).toMatchObject({ real: 99_900n + 1_001n });
  });

  it("MI-25 MI-32 is paid once by the retry when the process dies at any statement", async () => {
    let step = 1;
    for (; ; step++) {
      const createdJackpot = await newJackpot();
      const player = await playerAt(createdJackpot, 100_000n);
      const [round, id] = [name("round"), name("bet")];
      setWinRule(true);
      const placeBet = () => play(player, round, [bet(id, "1.00")]);
      const failed = app.errors.length;
      const interruptedResponse = await crashAt(app.db, step, placeBet);
      // Publishing the new amounts can fail without affecting the bet.
      if (interruptedResponse.status === 200 && app.errors.length > failed) continue;
      if (interruptedResponse.status === 200) break;
      expect(await winsOf(createdJackpot)).toEqual([]);
      expect(await meters(createdJackpot)).toEqual([{ gathered: 0n, behind: 0n }]);
      expect(await balances(player)).toMatchObject({ real: 100_000n });
      expect((await placeBet()).status).toBe(200);
      expect(await placeBet()).toMatchObject({ status: 200, body: { balance: "999.00" } });
      expect(await winsOf(createdJackpot)).toHaveLength(1);
      expect(await balances(player)).toMatchObject({ real: 99_900n + 1_001n });
      expect(await problemsOfLevels(createdJackpot)).toEqual([]);
    }
    expect(step).toBeGreaterThan(10);
  });

  it("JPT-11 MI-26 pays each pot once when several concurrent bets win: each further bet wins the following pot", async () => {
    const createdJackpot = await newJackpot();
    const players = await Promise.all(Array.from({ length: 5 }, () => playerAt(createdJackpot, 100_000n)));
    setWinRule(true);
    await Promise.all(players.map((player) => stake(player, "10.00")));
    const paidWins = await winsOf(createdJackpot);
    expect(paidWins.map(({ cycle }) => cycle).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(paidWins.map(({ playerId }) => playerId)).size).toBe(5);
    // Each pot is the seed plus the contributions since the previous win.
    const total = paidWins.reduce((sum, { originalAmount }) => sum + originalAmount, 0n);
    const remainder = BigInt(await amountOf(createdJackpot)) - 1_000n;
    expect(total + remainder).toBe(5n * 1_010n);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
  });

  it("MI-25 is one per level, for one bet on several levels and for several bets in one call", async () => {
    const createdJackpot = await newJackpot([{}, { name: "Grand", identifier: "grand", seed_cents: 5_000 }]);
    const player = await playerAt(createdJackpot, 100_000n);
    setWinRule(true);
    await play(player, name("round"), [bet(name("bet"), "1.00"), bet(name("bet"), "2.00")]);
    expect(await winsOf(createdJackpot)).toMatchObject([
      { level: "Mini", amount: 1_003n },
      { level: "Grand", amount: 5_003n },
    ]);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
  });

  it.each([
    ["USD", 1_086n, "1.00"],
    ["JPY", 1_639n, "100"],
  ])(
    "JPT-03 MI-14 is paid in %s and records the amount in the jackpot's currency",
    async (currency, paid, amount) => {
      const createdJackpot = await newJackpot();
      const player = await playerAt(createdJackpot, 1_000_000n, currency);
      setWinRule(true);
      await stake(player, amount);
      expect(await winsOf(createdJackpot)).toMatchObject([
        { currency, amount: paid, originalCurrency: "EUR", originalAmount: 1_000n, worth: 1_000n },
      ]);
      expect(await problemsOfLevels(createdJackpot)).toEqual([]);
    },
  );

  it("remains valid when its bet is rolled back, and later contributions make up for that bet's contribution", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot, 100_000n);
    const [round, id] = [name("round"), name("bet")];
    setWinRule(true);
    await play(player, round, [bet(id, "5.00")]);
    setWinRule(false);
    await play(player, round, [rollback(name("back"), id)]);
    expect(await balances(player)).toMatchObject({ real: 100_000n + 1_005n });
    expect(await meters(createdJackpot)).toEqual([{ gathered: inMillionths(5), behind: inMillionths(5) }]);
    expect(await amountOf(createdJackpot)).toBe(1_000);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
  });

  it("MI-27 AMB-PLT-13 is published to its winner only, and amounts to all at most every two seconds", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot);
    await app.db.delete(outbox);
    const readPublications = async () => {
      const rows = await app.db.select().from(outbox).orderBy(outbox.id);
      return rows
        .filter(({ type }) => !["balance", "notifications"].includes(type))
        .map((row) => [row.type, row.playerId]);
    };
    clock.advance(10_000);
    await stake(player, "1.00");
    await stake(player, "1.00");
    clock.advance(1_999);
    await stake(player, "1.00");
    expect(await readPublications()).toEqual([["jackpots_changes", null]]);
    clock.advance(1);
    await stake(player, "1.00");
    expect(await readPublications()).toHaveLength(2);
    setWinRule(true);
    await stake(player, "1.00");
    expect((await readPublications()).slice(2)).toEqual([
      ["jackpot_win_award", player.playerId],
      ["jackpots_changes", null],
    ]);
    const [jackpotWin] = await winsOf(createdJackpot);
    const [award] = await app.db.select().from(outbox).where(eq(outbox.type, "jackpot_win_award"));
    expect(award!.data).toEqual({ id: jackpotWin!.id });
    const source = `jackpot.won:${jackpotWin!.id}`;
    expect(await app.db.select().from(notifications).where(eq(notifications.source, source))).toHaveLength(1);
  });
});
