import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accounts } from "../server/core/accounts/tables.ts";
import { bonuses } from "../server/modules/bonuses/tables.ts";
import { walletActions } from "../server/modules/wallet/tables.ts";
import type { Bonus } from "../src/contract/bonuses.ts";
import { testPayments } from "./support/server/payments.ts";
import { bet, rejectionResponse, rollback, testWallet, win } from "./support/server/wallet.ts";

const { db, clock, payer } = await testPayments();
const wallet = await testWallet({ now: clock.now });
const { createPlayer, giveBonus, play, name, balances, openGameSession } = wallet;

const PARTS = 10_000n;
const maxBet = 200n;
const rejected = (balance: string) => ({
  ...rejectionResponse("bonus_max_bet"),
  body: { code: "bonus_max_bet", balance, max_bet: "2.00" },
});

describe("a stake above a bonus's highest bet", () => {
  it("RI-13 ANC-47 is rejected whole when one call splits it into bets, and a retry with less isn't", async () => {
    const player = await createPlayer(0n);
    await giveBonus(player, 1_000n, { maxBet });
    const [round, a, b] = [name("round"), name(), name()];
    const split = [bet(a, "1.00"), bet(b, "1.00"), bet(name(), "0.01")];
    expect(await play(player, round, split, { close: true })).toMatchObject(rejected("10.00"));
    expect(await balances(player)).toMatchObject({ real: 0n, bonus: 1_000n });
    expect(await db.select().from(walletActions).where(eq(walletActions.name, a))).toEqual([]);
    expect(await play(player, round, split.slice(0, 2))).toMatchObject({
      status: 200,
      body: { balance: "8.00" },
    });
  });

  it("RI-13 ANC-47 is rejected over several calls of a round, also after wins and money of one's own", async () => {
    const player = await createPlayer(150n);
    const id = await giveBonus(player, 1_000n, { maxBet });
    const round = name("round");
    // Real money alone, then both, then only the bonus.
    expect((await play(player, round, [bet(name(), "1.00")])).status).toBe(200);
    expect((await play(player, round, [bet(name(), "1.00"), win(name(), "0.50")])).status).toBe(200);
    const before = await balances(player);
    for (const stake of ["0.51", "8.00"])
      expect(await play(player, round, [bet(name(), stake)], { close: true })).toMatchObject(
        rejected("10.00"),
      );
    expect(await balances(player)).toEqual(before);
    // What real money pays alone isn't the bonus's.
    expect((await play(player, round, [bet(name(), "0.37")], { close: true })).status).toBe(200);
    expect(await balances(player)).toMatchObject({ real: before.real - 37n, bonus: before.bonus });
    const [bonus] = await db.select().from(bonuses).where(eq(bonuses.id, id));
    expect(bonus!.progressParts).toBe(maxBet * PARTS);
  });

  it("RI-13 RI-09 can't be reached by bets that were rolled back, of which only the net stake counts", async () => {
    const player = await createPlayer(0n);
    await giveBonus(player, 1_000n, { maxBet });
    const [round, first] = [name("round"), name()];
    await play(player, round, [bet(first, "2.00")]);
    await play(player, round, [rollback(name(), first), bet(name(), "1.50")]);
    expect(await play(player, round, [rollback(name(), first), bet(name(), "0.51")])).toMatchObject(
      rejected("8.50"),
    );
    expect(await balances(player)).toMatchObject({ bonus: 850n });
  });

  it("RI-13 is rejected when the calls of a round come at the same time", async () => {
    const player = await createPlayer(0n);
    await giveBonus(player, 1_000n, { maxBet });
    const round = name("round");
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => play(player, round, [bet(name(), "0.50")])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(["bonus_max_bet"]));
    expect(await balances(player)).toMatchObject({ bonus: 800n });
  });
});

describe("a currency switch during wagering", () => {
  it("BON-22 RI-04 leaves the bonus and its rounds' wins with their account, converts nothing, and continues afterwards", async () => {
    const one = await payer({ values: { dateOfBirth: "1990-01-01" } });
    const euros = { playerId: one.id, accountId: one.accountId, currency: "EUR" };
    const id = await giveBonus(euros, 1_000n);
    const inEuros = await openGameSession(euros);
    const open = name("round");
    await play(inEuros, open, [bet(name(), "2.00")]);
    const listed = async () => ((await one.client.get("/api/player/bonuses")).body as Bonus[])[0];
    const before = await listed();

    await one.client.post("/api/player/accounts", { currency: "CAD" });
    const [account] = (await db.select().from(accounts).where(eq(accounts.playerId, one.id))).filter(
      ({ currency }) => currency === "CAD",
    );
    const dollars = { playerId: one.id, accountId: account!.id, currency: "CAD" };
    expect(await balances(dollars)).toMatchObject({ real: 0n, bonus: 0n });
    expect(await listed()).toEqual(before);

    const inDollars = await openGameSession(dollars);
    expect(await play(inDollars, name("round"), [bet(name(), "1.00")])).toMatchObject(
      rejectionResponse("insufficient_funds", "0.00"),
    );
    await wallet.credit(dollars, 500n);
    await play(inDollars, name("round"), [bet(name(), "1.00"), win(name(), "3.00")], { close: true });
    // Neither another account's session nor its currency reaches the round.
    expect((await play(inDollars, open, [win(name(), "5.00")])).body.code).toBe("round_conflict");
    expect((await play({ ...inEuros, currency: "CAD" }, open, [win(name(), "5.00")])).body.code).toBe(
      "wrong_currency",
    );
    await play(inEuros, open, [win(name(), "5.00")], { close: true });
    expect([await balances(euros), await balances(dollars)]).toMatchObject([
      { real: 0n, bonus: 1_300n },
      { real: 700n, bonus: 0n },
    ]);

    await one.client.post("/api/player/accounts", { currency: "EUR" });
    await play(inEuros, name("round"), [bet(name(), "1.00")], { close: true });
    expect(await listed()).toMatchObject({
      id,
      stage: "handle_bets",
      currency: "EUR",
      balance_cents: 1_200,
      amount_wager_cents: 300,
    });
    for (const owner of [euros, dollars]) expect(await wallet.problemsOf(owner)).toEqual([]);
  });
});
