import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { TEST_NOW } from "../../../tests/support/app.ts";
import { testClock } from "../../../tests/support/clock.ts";
import { testJackpots, whole } from "../../../tests/support/jackpots.ts";
import { killedAt } from "../../../tests/support/killed.ts";
import { mutant, refusal } from "../../../tests/support/ledger.ts";
import { bet, rollback, type Seat, win } from "../../../tests/support/wallet.ts";
import { jackpotContributions, jackpotMeters, jackpotPots } from "../../db/jackpot-schema.ts";
import { ledgerEntries, ledgerPostings } from "../../db/ledger-schema.ts";
import { outbox } from "../../db/realtime-schema.ts";
import { jackpots } from "../../db/schema.ts";

const clock = testClock();
const jackpot = await testJackpots({ now: clock.now });
const { app, play, name, balances, newJackpot, at, shown, meters, winsOf, pot, wins, wrongWith, post } =
  jackpot;
beforeEach(() => {
  wins(false);
  clock.set(TEST_NOW);
});

const stake = (player: Seat, amount: string, id = name("bet")) =>
  play(player, name("round"), [bet(id, amount)]);
const amountOf = async (made: Parameters<typeof shown>[0]) => (await shown(made)).levels[0]!.amount_cents;

describe("a meter", () => {
  it("MI-26 JPT-11 takes its share of each stake, to the millionth of a cent", async () => {
    const made = await newJackpot([{ contribution_ppm: 1_234 }]);
    const player = await at(made);
    await stake(player, "0.01");
    expect(await meters(made)).toEqual([{ gathered: 1_234n, behind: 0n }]);
    await stake(player, "9.99");
    expect(await meters(made)).toEqual([{ gathered: 1_234_000n, behind: 0n }]);
    expect(await amountOf(made)).toBe(1_001);
    expect(await wrongWith(made)).toEqual([]);
  });

  it("JPT-11 grows by real money alone, and no purse gives more than the stake", async () => {
    const made = await newJackpot();
    const player = await at(made, 100n);
    await post(player, [
      { side: { purse: "bonus" }, amount: 1_000n },
      { side: { house: "games" }, amount: -1_000n },
    ]);
    await stake(player, "3.00");
    expect(await meters(made)).toEqual([{ gathered: whole(1), behind: 0n }]);
    await stake(player, "3.00");
    expect(await meters(made)).toEqual([{ gathered: whole(1), behind: 0n }]);
    expect(await balances(player)).toMatchObject({ real: 0n, bonus: 500n });
  });

  it("JPT-11 grows at its own games while it is active, and by bets that are taken", async () => {
    const made = await newJackpot();
    const player = await at(made, 1_000n);
    await stake(await at({ ...made, game: "another-game" }), "5.00");
    expect((await stake(player, "99.00")).status).toBe(409);
    await play(player, name("round"), [win(name(), "5.00", { campaign: "free" })]);
    expect(await meters(made)).toEqual([{ gathered: 0n, behind: 0n }]);
    await app.db.update(jackpots).set({ state: "stopped" }).where(eq(jackpots.identifier, made.identifier));
    await app.content.refresh();
    await stake(player, "5.00");
    expect(await meters(made)).toEqual([{ gathered: 0n, behind: 0n }]);
    expect((await shown(made)).state).toBe("stopped");
  });

  it("MI-02 MI-26 counts a bet once, however often it comes", async () => {
    const made = await newJackpot();
    const player = await at(made);
    const [round, id] = [name("round"), name("bet")];
    const ask = () => play(player, round, [bet(id, "5.00")]);
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(await meters(made)).toEqual([{ gathered: whole(5), behind: 0n }]);
    expect(await wrongWith(made)).toEqual([]);
  });

  it.each([
    ["USD", "100.00", 9_200n * 10_000n],
    ["JPY", "100", 61n * 10_000n],
  ])("MI-14 takes stakes in %s at the rate of the moment", async (currency, amount, expected) => {
    const made = await newJackpot();
    await stake(await at(made, 10n ** 10n, currency), amount);
    expect(await meters(made)).toEqual([{ gathered: expected, behind: 0n }]);
  });

  it("MI-14 takes stakes in coins", async () => {
    const made = await newJackpot();
    const { rates } = (await app.get("/api/info/crypto_exchange_rates")).body as { rates: { BTC: string } };
    await stake(await at(made, 10n ** 10n, "BTC"), "0.5");
    const [meter] = await meters(made);
    expect(Number(meter!.gathered)).toBeCloseTo(Number(rates.BTC) * 0.5 * 100 * 10_000, -1);
  });

  it("MI-04 MI-26 gives back what a bet gave, once, and shows no less for it", async () => {
    const made = await newJackpot();
    const player = await at(made);
    const [round, id] = [name("round"), name("bet")];
    await play(player, round, [bet(id, "5.00")]);
    expect(await amountOf(made)).toBe(1_005);
    const back = name("back");
    await play(player, round, [rollback(back, id)]);
    await play(player, round, [rollback(back, id)]);
    await play(player, round, [rollback(name("back"), id)]);
    expect(await meters(made)).toEqual([{ gathered: whole(5), behind: whole(5) }]);
    expect(await amountOf(made)).toBe(1_005);
    // The next stakes make it good before it grows on.
    await stake(player, "3.00");
    expect(await meters(made)).toEqual([{ gathered: whole(5), behind: whole(2) }]);
    await stake(player, "4.00");
    expect(await meters(made)).toEqual([{ gathered: whole(7), behind: 0n }]);
    expect(await amountOf(made)).toBe(1_007);
    expect(await wrongWith(made)).toEqual([]);
  });

  it("MI-04 gives back at the terms of the bet, not at those of the day", async () => {
    const made = await newJackpot();
    const player = await at(made);
    const [round, id] = [name("round"), name("bet")];
    await play(player, round, [bet(id, "5.00")]);
    await app.db
      .update(jackpots)
      .set({ levels: [{ ...made.levels[0]!, contribution_ppm: 90_000 }], gameIdentifiers: [] })
      .where(eq(jackpots.identifier, made.identifier));
    await app.content.refresh();
    await play(player, round, [rollback(name("back"), id)]);
    expect(await meters(made)).toEqual([{ gathered: whole(5), behind: whole(5) }]);
  });

  it("MI-05 takes nothing of a bet that is taken back in the same breath, or before it came", async () => {
    const made = await newJackpot();
    const player = await at(made);
    const [id, early, round] = [name("bet"), name("bet"), name("round")];
    wins(true);
    await play(player, name("round"), [bet(id, "5.00"), rollback(name("back"), id)]);
    await play(player, round, [rollback(name("back"), early)]);
    expect(await play(player, round, [bet(early, "5.00")])).toMatchObject({ status: 409 });
    expect(await meters(made)).toEqual([{ gathered: 0n, behind: 0n }]);
    expect(await winsOf(made)).toEqual([]);
  });

  it("JPT-11 shows and pays its ceiling at most; what is given beyond begins the next pot", async () => {
    const made = await newJackpot([{ ceiling_cents: 1_002 }]);
    const player = await at(made);
    await stake(player, "5.00");
    expect(await amountOf(made)).toBe(1_002);
    wins(true);
    await stake(player, "1.00");
    expect(await winsOf(made)).toMatchObject([{ amount: 1_002n }]);
    expect(await pot(made)).toMatchObject({ cycle: 2, opening: whole(1_004) });
    expect(await amountOf(made)).toBe(1_002);
    expect(await wrongWith(made)).toEqual([]);
  });
});

it("costs a bet one statement more where a jackpot is, and nothing elsewhere", async () => {
  const made = await newJackpot([{}, {}, {}]);
  /** How many statements a bet takes: one that ends after fewer of them does not come through. */
  async function statementsAt(game: string): Promise<number> {
    const player = await at({ ...made, game });
    for (let count = 0; ; count++) {
      const cut = await killedAt(app.db, count + 1, () => stake(player, "1.00"));
      if (cut.status === 200) return count;
    }
  }
  const [here, elsewhere] = [await statementsAt(made.game), await statementsAt("another-game")];
  expect(here - elsewhere).toBe(1);
  // For all levels together.
  expect((await meters(made)).map(({ gathered }) => gathered)).toEqual([whole(1), whole(1), whole(1)]);
});

describe("a win", () => {
  it("MI-26 JPT-03 pays the whole pot from the house's account, and the next begins with the seed", async () => {
    const made = await newJackpot();
    const player = await at(made, 100_000n);
    await stake(player, "100.99");
    wins(true);
    const id = name("bet");
    expect(await stake(player, "1.00", id)).toMatchObject({ status: 200, body: { balance: "898.01" } });
    // 1,000 of the seed, and 1 % of 101.99.
    const [won] = await winsOf(made);
    expect(won).toMatchObject({
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
    expect(await shown(made)).toMatchObject({ levels: [{ amount_cents: 1_000, cycle: 2 }] });
    // Nothing is lost: the part of a cent that could not be paid is in the next pot.
    expect(await pot(made)).toMatchObject({ opening: whole(1_000) + 990_000n, seeded: whole(2_000) });
    const key = `jackpot:${made.levels[0]!.id}:1`;
    const [entry] = await app.db.select().from(ledgerEntries).where(eq(ledgerEntries.key, key));
    expect(entry).toMatchObject({
      kind: "jackpot_win",
      cause: { action: id, jackpot: made.identifier, level: "Mini", original_amount: "1101" },
    });
    const postings = await app.db.select().from(ledgerPostings).where(eq(ledgerPostings.entryId, entry!.id));
    expect(postings.map(({ purse, house, amount }) => [purse ?? house, amount])).toEqual([
      ["real", 1_101n],
      ["jackpots", -1_101n],
    ]);
    expect(await wrongWith(made)).toEqual([]);
  });

  it("JPT-11 comes with the chance of the bet's own share of what a pot gathers", async () => {
    const made = await newJackpot([{ average_cents: 1_500 }]);
    const player = await at(made);
    const asked: bigint[] = [];
    wins((below) => {
      asked.push(below);
      return false;
    });
    // A hundredth of 1.00 is a 1,500th of the average.
    await stake(player, "1.00");
    expect(asked).toEqual([whole(1_500)]);
    const { app: strict, ...rest } = await testJackpots({ now: clock.now, drawJackpot: () => whole(1) });
    const other = await rest.newJackpot();
    expect(strict).toBeDefined();
    const seat = await rest.at(other);
    await rest.play(seat, name("round"), [bet(name("bet"), "1.00")]);
    expect(await rest.winsOf(other)).toEqual([]);
    await rest.play(seat, name("round"), [bet(name("bet"), "1.01")]);
    expect(await rest.winsOf(other)).toHaveLength(1);
  });

  it("MI-02 MI-25 is drawn and paid once, however often its bet comes", async () => {
    const made = await newJackpot();
    const player = await at(made, 100_000n);
    const [round, id] = [name("round"), name("bet")];
    let draws = 0;
    wins(() => ++draws > 0);
    const ask = () => play(player, round, [bet(id, "1.00")]);
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([draws, (await winsOf(made)).length]).toEqual([1, 1]);
    expect(await balances(player)).toMatchObject({ real: 99_900n + 1_001n });
  });

  it("MI-25 MI-32 of a process that ends between any two statements is paid by the same call, once", async () => {
    let at_ = 1;
    for (; ; at_++) {
      const made = await newJackpot();
      const player = await at(made, 100_000n);
      const [round, id] = [name("round"), name("bet")];
      wins(true);
      const ask = () => play(player, round, [bet(id, "1.00")]);
      const failed = app.errors.length;
      const cut = await killedAt(app.db, at_, ask);
      // What everybody is told of it goes wrong for itself.
      if (cut.status === 200 && app.errors.length > failed) continue;
      if (cut.status === 200) break;
      expect(await winsOf(made)).toEqual([]);
      expect(await meters(made)).toEqual([{ gathered: 0n, behind: 0n }]);
      expect(await balances(player)).toMatchObject({ real: 100_000n });
      expect((await ask()).status).toBe(200);
      expect(await ask()).toMatchObject({ status: 200, body: { balance: "999.00" } });
      expect(await winsOf(made)).toHaveLength(1);
      expect(await balances(player)).toMatchObject({ real: 99_900n + 1_001n });
      expect(await wrongWith(made)).toEqual([]);
    }
    expect(at_).toBeGreaterThan(10);
  });

  it("JPT-11 MI-26 of several in the same moment, one takes the pot and the others what begins after it", async () => {
    const made = await newJackpot();
    const players = await Promise.all(Array.from({ length: 5 }, () => at(made, 100_000n)));
    wins(true);
    await Promise.all(players.map((player) => stake(player, "10.00")));
    const won = await winsOf(made);
    expect(won.map(({ cycle }) => cycle).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(won.map(({ playerId }) => playerId)).size).toBe(5);
    // Each pot is the seed, and what was given since the one before was won.
    const total = won.reduce((sum, { originalAmount }) => sum + originalAmount, 0n);
    const left = BigInt(await amountOf(made)) - 1_000n;
    expect(total + left).toBe(5n * 1_010n);
    expect(await wrongWith(made)).toEqual([]);
  });

  it("MI-25 of several levels by one bet, or of one by several bets of a call, is one of each", async () => {
    const made = await newJackpot([{}, { name: "Grand", identifier: "grand", seed_cents: 5_000 }]);
    const player = await at(made, 100_000n);
    wins(true);
    await play(player, name("round"), [bet(name("bet"), "1.00"), bet(name("bet"), "2.00")]);
    expect(await winsOf(made)).toMatchObject([
      { level: "Mini", amount: 1_003n },
      { level: "Grand", amount: 5_003n },
    ]);
    expect(await wrongWith(made)).toEqual([]);
  });

  it.each([
    ["USD", 1_086n, "1.00"],
    ["JPY", 1_639n, "100"],
  ])(
    "JPT-03 MI-14 is paid in %s, and says what it was in the jackpot's currency",
    async (currency, paid, amount) => {
      const made = await newJackpot();
      const player = await at(made, 1_000_000n, currency);
      wins(true);
      await stake(player, amount);
      expect(await winsOf(made)).toMatchObject([
        { currency, amount: paid, originalCurrency: "EUR", originalAmount: 1_000n, worth: 1_000n },
      ]);
      expect(await wrongWith(made)).toEqual([]);
    },
  );

  it("stands when its bet is taken back, and the meter is behind by what that gave", async () => {
    const made = await newJackpot();
    const player = await at(made, 100_000n);
    const [round, id] = [name("round"), name("bet")];
    wins(true);
    await play(player, round, [bet(id, "5.00")]);
    wins(false);
    await play(player, round, [rollback(name("back"), id)]);
    expect(await balances(player)).toMatchObject({ real: 100_000n + 1_005n });
    expect(await meters(made)).toEqual([{ gathered: whole(5), behind: whole(5) }]);
    expect(await amountOf(made)).toBe(1_000);
    expect(await wrongWith(made)).toEqual([]);
  });

  it("MI-27 AMB-PLT-13 is said to its winner alone, and amounts to everybody at most every two seconds", async () => {
    const made = await newJackpot();
    const player = await at(made);
    await app.db.delete(outbox);
    const said = async () => {
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
    expect(await said()).toEqual([["jackpots_changes", null]]);
    clock.advance(1);
    await stake(player, "1.00");
    expect(await said()).toHaveLength(2);
    wins(true);
    await stake(player, "1.00");
    expect((await said()).slice(2)).toEqual([
      ["jackpot_win_award", player.playerId],
      ["jackpots_changes", null],
    ]);
    const [won] = await winsOf(made);
    const [award] = await app.db.select().from(outbox).where(eq(outbox.type, "jackpot_win_award"));
    expect(award!.data).toEqual({ id: won!.id });
    expect(won!.toldAt).not.toBeNull();
  });
});

describe("the books of the jackpots", () => {
  it("MI-26 are refused by the database what no bet and no win has done", async () => {
    const made = await newJackpot();
    await stake(await at(made), "5.00");
    const [level] = made.levels;
    const meter = eq(jackpotMeters.levelId, level!.id);
    const own = eq(jackpotPots.levelId, level!.id);
    expect(await refusal(app.db.update(jackpotMeters).set({ gathered: 1n }).where(meter))).toBe(
      "jackpot_meters_never_fall",
    );
    expect(
      await refusal(
        app.db
          .update(jackpotPots)
          .set({ opening: whole(1) })
          .where(own),
      ),
    ).toBe("jackpot_pots_by_wins");
    expect(await refusal(app.db.update(jackpotPots).set({ cycle: 2 }).where(own))).toBe(
      "jackpot_pots_by_wins",
    );
  });

  it("MI-26 are found wrong where somebody got around that", async () => {
    const made = await newJackpot();
    const player = await at(made);
    const id = name("bet");
    await stake(player, "5.00", id);
    wins(true);
    await stake(player, "5.00");
    const level = made.levels[0]!.id;
    const meter = eq(jackpotMeters.levelId, level);
    const own = eq(jackpotPots.levelId, level);
    expect(await wrongWith(made)).toEqual([]);
    expect(
      await mutant(app.db, ["jackpot_meters", "jackpot_meters_never_fall"], async (tx) => {
        await tx
          .update(jackpotMeters)
          .set({ gathered: whole(9) })
          .where(meter);
        return wrongWith(made, tx);
      }),
    ).toEqual([
      `Jackpot level ${level}: its meter is at 9000000, its bets gave 10000000`,
      expect.stringContaining(`Jackpot level ${level}: its pot began with`),
    ]);
    expect(
      await mutant(app.db, ["jackpot_pots", "jackpot_pots_by_wins"], async (tx) => {
        await tx
          .update(jackpotPots)
          .set({ opening: whole(9_000) })
          .where(own);
        return wrongWith(made, tx);
      }),
    ).toEqual([`Jackpot level ${level}: its pot began with 9000000000, 1000000000 was there`]);
    expect(
      await mutant(app.db, ["jackpot_pots", "jackpot_pots_by_wins"], async (tx) => {
        await tx
          .update(jackpotContributions)
          .set({ returned: true })
          .where(eq(jackpotContributions.name, id));
        return wrongWith(made, tx);
      }),
    ).toEqual([`Jackpot level ${level}: its meter is at 10000000, its bets gave 5000000`]);
  });
});
