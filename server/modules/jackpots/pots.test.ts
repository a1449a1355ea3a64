import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { inMillionths, testJackpots } from "../../../tests/support/server/jackpots.ts";
import { violatedConstraint, withoutTrigger } from "../../../tests/support/server/ledger.ts";
import { bet, rollback, win } from "../../../tests/support/server/wallet.ts";
import { jackpotContributions, jackpotMeters, jackpotPots, jackpots } from "./tables.ts";

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
  giveBonus,
} = jackpot;
beforeEach(() => {
  setWinRule(false);
  clock.set(TEST_NOW);
});

const amountOf = async (createdJackpot: Parameters<typeof fetchPublicJackpot>[0]) =>
  (await fetchPublicJackpot(createdJackpot)).levels[0]!.amount_cents;

describe("a jackpot meter", () => {
  it("MI-26 JPT-11 collects its share of each stake, to a millionth of a cent", async () => {
    const createdJackpot = await newJackpot([{ contribution_ppm: 1_234 }]);
    const player = await playerAt(createdJackpot);
    await stake(player, "0.01");
    expect(await meters(createdJackpot)).toEqual([{ gathered: 1_234n, behind: 0n }]);
    await stake(player, "9.99");
    expect(await meters(createdJackpot)).toEqual([{ gathered: 1_234_000n, behind: 0n }]);
    expect(await amountOf(createdJackpot)).toBe(1_001);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
  });

  it("JPT-11 grows only by the part of a stake that is real money", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot, 100n);
    await giveBonus(player, 1_000n);
    await stake(player, "3.00");
    expect(await meters(createdJackpot)).toEqual([{ gathered: inMillionths(1), behind: 0n }]);
    await stake(player, "3.00");
    expect(await meters(createdJackpot)).toEqual([{ gathered: inMillionths(1), behind: 0n }]);
    expect(await balances(player)).toMatchObject({ real: 0n, bonus: 500n });
  });

  it("JPT-11 grows only by accepted bets on its own games, and only while the jackpot is active", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot, 1_000n);
    await stake(await playerAt({ ...createdJackpot, game: "another-game" }), "5.00");
    expect((await stake(player, "99.00")).status).toBe(409);
    await play(player, name("round"), [win(name(), "5.00", { campaign: "free" })]);
    expect(await meters(createdJackpot)).toEqual([{ gathered: 0n, behind: 0n }]);
    await app.db
      .update(jackpots)
      .set({ state: "stopped" })
      .where(eq(jackpots.identifier, createdJackpot.identifier));
    await app.content.refresh();
    await stake(player, "5.00");
    expect(await meters(createdJackpot)).toEqual([{ gathered: 0n, behind: 0n }]);
    expect((await fetchPublicJackpot(createdJackpot)).state).toBe("stopped");
  });

  it("MI-02 MI-26 counts a repeated bet once", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot);
    const [round, id] = [name("round"), name("bet")];
    const placeBet = () => play(player, round, [bet(id, "5.00")]);
    await Promise.all(Array.from({ length: 20 }, placeBet));
    expect(await meters(createdJackpot)).toEqual([{ gathered: inMillionths(5), behind: 0n }]);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
  });

  it.each([
    ["USD", "100.00", 9_200n * 10_000n],
    ["JPY", "100", 61n * 10_000n],
  ])("MI-14 converts stakes in %s at the current rate", async (currency, amount, expected) => {
    const createdJackpot = await newJackpot();
    await stake(await playerAt(createdJackpot, 10n ** 10n, currency), amount);
    expect(await meters(createdJackpot)).toEqual([{ gathered: expected, behind: 0n }]);
  });

  it("MI-14 converts stakes in coins", async () => {
    const createdJackpot = await newJackpot();
    const { rates } = (await app.get("/api/info/crypto_exchange_rates")).body as { rates: { BTC: string } };
    await stake(await playerAt(createdJackpot, 10n ** 10n, "BTC"), "0.5");
    const [meter] = await meters(createdJackpot);
    expect(Number(meter!.gathered)).toBeCloseTo(Number(rates.BTC) * 0.5 * 100 * 10_000, -1);
  });

  it("MI-04 MI-26 reverts a bet's contribution once, without showing a lower amount", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot);
    const [round, id] = [name("round"), name("bet")];
    await play(player, round, [bet(id, "5.00")]);
    expect(await amountOf(createdJackpot)).toBe(1_005);
    const back = name("back");
    await play(player, round, [rollback(back, id)]);
    await play(player, round, [rollback(back, id)]);
    await play(player, round, [rollback(name("back"), id)]);
    expect(await meters(createdJackpot)).toEqual([{ gathered: inMillionths(5), behind: inMillionths(5) }]);
    expect(await amountOf(createdJackpot)).toBe(1_005);
    // The next stakes first make up for the reverted one.
    await stake(player, "3.00");
    expect(await meters(createdJackpot)).toEqual([{ gathered: inMillionths(5), behind: inMillionths(2) }]);
    await stake(player, "4.00");
    expect(await meters(createdJackpot)).toEqual([{ gathered: inMillionths(7), behind: 0n }]);
    expect(await amountOf(createdJackpot)).toBe(1_007);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
  });

  it("MI-04 reverts by the terms of the bet, not by the current ones", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot);
    const [round, id] = [name("round"), name("bet")];
    await play(player, round, [bet(id, "5.00")]);
    await app.db
      .update(jackpots)
      .set({ levels: [{ ...createdJackpot.levels[0]!, contribution_ppm: 90_000 }], gameIdentifiers: [] })
      .where(eq(jackpots.identifier, createdJackpot.identifier));
    await app.content.refresh();
    await play(player, round, [rollback(name("back"), id)]);
    expect(await meters(createdJackpot)).toEqual([{ gathered: inMillionths(5), behind: inMillionths(5) }]);
  });

  it("MI-05 collects nothing for a bet that is rolled back in the same call or before it arrives", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot);
    const [id, early, round] = [name("bet"), name("bet"), name("round")];
    setWinRule(true);
    await play(player, name("round"), [bet(id, "5.00"), rollback(name("back"), id)]);
    await play(player, round, [rollback(name("back"), early)]);
    expect(await play(player, round, [bet(early, "5.00")])).toMatchObject({ status: 409 });
    expect(await meters(createdJackpot)).toEqual([{ gathered: 0n, behind: 0n }]);
    expect(await winsOf(createdJackpot)).toEqual([]);
  });

  it("JPT-11 shows and pays at most its ceiling; the excess starts the next pot", async () => {
    const createdJackpot = await newJackpot([{ ceiling_cents: 1_002 }]);
    const player = await playerAt(createdJackpot);
    await stake(player, "5.00");
    expect(await amountOf(createdJackpot)).toBe(1_002);
    setWinRule(true);
    await stake(player, "1.00");
    expect(await winsOf(createdJackpot)).toMatchObject([{ amount: 1_002n }]);
    expect(await pot(createdJackpot)).toMatchObject({ cycle: 2, opening: inMillionths(1_004) });
    expect(await amountOf(createdJackpot)).toBe(1_002);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
  });
});

it("a bet takes one additional statement on a game with a jackpot and none elsewhere", async () => {
  const createdJackpot = await newJackpot([{}, {}, {}]);
  /** Counts a bet's statements: the bet fails if the process dies before the last one. */
  async function statementsAt(game: string): Promise<number> {
    const player = await playerAt({ ...createdJackpot, game });
    for (let count = 0; ; count++) {
      const interruptedResponse = await crashAt(app.db, count + 1, () => stake(player, "1.00"));
      if (interruptedResponse.status === 200) return count;
    }
  }
  const [here, elsewhere] = [await statementsAt(createdJackpot.game), await statementsAt("another-game")];
  expect(here - elsewhere).toBe(1);
  // One statement covers all levels.
  expect((await meters(createdJackpot)).map(({ gathered }) => gathered)).toEqual([
    inMillionths(1),
    inMillionths(1),
    inMillionths(1),
  ]);
});

describe("the jackpots' stored amounts", () => {
  it("MI-26 are protected by the database from changes without a bet or win", async () => {
    const createdJackpot = await newJackpot();
    await stake(await playerAt(createdJackpot), "5.00");
    const [level] = createdJackpot.levels;
    const meter = eq(jackpotMeters.levelId, level!.id);
    const potCondition = eq(jackpotPots.levelId, level!.id);
    expect(await violatedConstraint(app.db.update(jackpotMeters).set({ gathered: 1n }).where(meter))).toBe(
      "jackpot_meters_never_fall",
    );
    expect(
      await violatedConstraint(
        app.db
          .update(jackpotPots)
          .set({ opening: inMillionths(1) })
          .where(potCondition),
      ),
    ).toBe("jackpot_pots_by_wins");
    expect(await violatedConstraint(app.db.update(jackpotPots).set({ cycle: 2 }).where(potCondition))).toBe(
      "jackpot_pots_by_wins",
    );
  });

  it("MI-26 are reported as wrong when these rules were bypassed", async () => {
    const createdJackpot = await newJackpot();
    const player = await playerAt(createdJackpot);
    const id = name("bet");
    await stake(player, "5.00", id);
    setWinRule(true);
    await stake(player, "5.00");
    const level = createdJackpot.levels[0]!.id;
    const meter = eq(jackpotMeters.levelId, level);
    const potCondition = eq(jackpotPots.levelId, level);
    expect(await problemsOfLevels(createdJackpot)).toEqual([]);
    expect(
      await withoutTrigger(app.db, ["jackpot_meters", "jackpot_meters_never_fall"], async (tx) => {
        await tx
          .update(jackpotMeters)
          .set({ gathered: inMillionths(9) })
          .where(meter);
        return problemsOfLevels(createdJackpot, tx);
      }),
    ).toEqual([
      `Jackpot level ${level}: its meter is 9000000, its contributions sum to 10000000`,
      expect.stringContaining(`Jackpot level ${level}: its pot started with`),
    ]);
    expect(
      await withoutTrigger(app.db, ["jackpot_pots", "jackpot_pots_by_wins"], async (tx) => {
        await tx
          .update(jackpotPots)
          .set({ opening: inMillionths(9_000) })
          .where(potCondition);
        return problemsOfLevels(createdJackpot, tx);
      }),
    ).toEqual([`Jackpot level ${level}: its pot started with 9000000000 instead of 1000000000`]);
    expect(
      await withoutTrigger(app.db, ["jackpot_pots", "jackpot_pots_by_wins"], async (tx) => {
        await tx
          .update(jackpotContributions)
          .set({ returned: true })
          .where(eq(jackpotContributions.name, id));
        return problemsOfLevels(createdJackpot, tx);
      }),
    ).toEqual([`Jackpot level ${level}: its meter is 10000000, its contributions sum to 5000000`]);
  });
});
