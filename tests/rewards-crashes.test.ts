import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "../server/core/outbox/tables.ts";
import { createBonuses } from "../server/modules/bonuses/bonuses.ts";
import { createBonusEngine } from "../server/modules/bonuses/engine.ts";
import { bonuses } from "../server/modules/bonuses/tables.ts";
import { crashAt } from "./support/faults/crash-injection.ts";
import { expectAssertionFailure } from "./support/faults/source-mutant.ts";
import { commitEachStatement, withStatements } from "./support/faults/statements.ts";
import { testClock } from "./support/server/clock.ts";
import { bet, testWallet, type WalletSession, win } from "./support/server/wallet.ts";

const clock = testClock();
const { app, createPlayer, giveBonus, play, post, name, balances, problemsOf } = await testWallet({
  now: clock.now,
});
const { db } = app;

const PARTS = 10_000n;
const DAY = 86_400_000;

const waiting = { stage: "wait", position: 1, startedAt: null, expiresAt: null } as const;

/** What a player has: money, stages by amount granted, and messages to open pages. */
async function stateOf(player: WalletSession) {
  const [own, messages] = [
    await db.select().from(bonuses).where(eq(bonuses.playerId, player.playerId)),
    await db.select().from(outbox).where(eq(outbox.playerId, player.playerId)),
  ];
  expect(await problemsOf(player)).toEqual([]);
  return {
    balances: await balances(player),
    bonuses: own
      .map(({ granted, stage, endBalance, progressParts }) => ({ granted, stage, endBalance, progressParts }))
      .toSorted((a, b) => Number(a.granted - b.granted)),
    messages: messages.filter(({ type }) => type === "bonuses_changes").length,
  };
}

/**
 * Ends the process before each statement of `change` in turn, each time for another player: nothing has changed then,
 * and a retry leads where the change leads without a crash. Repeating it changes nothing.
 */
async function expectWhole(
  setUp: () => Promise<{ player: WalletSession; change: () => Promise<unknown> }>,
  expected: object,
): Promise<void> {
  let crashes = 0;
  for (let isDone = false; !isDone; ) {
    const { player, change } = await setUp();
    const before = await stateOf(player);
    const outcome = await crashAt(db, crashes + 1, change).catch(() => ({ status: 500 }));
    isDone = (outcome as { status?: number } | undefined)?.status !== 500;
    if (!isDone) {
      expect([crashes, await stateOf(player)]).toEqual([crashes, before]);
      crashes++;
    }
    for (let times = isDone ? 1 : 0; times < 3; times++) {
      if (times > 0) expect([crashes, await stateOf(player)]).toMatchObject([crashes, expected]);
      await change();
    }
    expect(crashes).toBeLessThan(40);
  }
  expect(crashes).toBeGreaterThan(3);
}

/** A bonus that its next bet converts. */
async function lastBet() {
  const player = await createPlayer(20n);
  await giveBonus(player, 1_000n, { requiredParts: 100n * PARTS, maxWin: 800n });
  const [round, b, w] = [name("r"), name(), name()];
  return { player, change: () => play(player, round, [bet(b, "1.00"), win(w, "0.50")], { close: true }) };
}
const CONVERTED = {
  balances: { real: 810n, bonus: 0n, owed: 0n },
  bonuses: [{ granted: 1_000n, stage: "finished", endBalance: 960n, progressParts: 100n * PARTS }],
  messages: 1,
};

describe("a process that ends between any two statements", () => {
  it("RI-03 RI-10 MI-32 of the bet that meets a requirement converts the bonus once, at most its highest win", () =>
    expectWhole(lastBet, CONVERTED));

  it("RI-03 RI-05 MI-32 of the bet that loses a bonus starts the next one of the queue once", () =>
    expectWhole(
      async () => {
        const player = await createPlayer(0n);
        await giveBonus(player, 100n);
        await giveBonus(player, 300n, waiting);
        const [round, b] = [name("r"), name()];
        return { player, change: () => play(player, round, [bet(b, "1.00")], { close: true }) };
      },
      {
        balances: { real: 0n, bonus: 300n },
        bonuses: [{ stage: "lost" }, { stage: "handle_bets", progressParts: 0n }],
        messages: 1,
      },
    ));

  it("RI-03 RI-04 RI-15 MI-32 of the bet that meets a requirement starts the next one with what free rounds won, once", () =>
    expectWhole(
      async () => {
        const player = await createPlayer(0n);
        await giveBonus(player, 100n, { requiredParts: 40n * PARTS });
        await giveBonus(player, 300n, { ...waiting, isUnsettled: true });
        await post(player, [
          { side: { balanceType: "unsettled" }, amount: 300n },
          { side: { house: "games" }, amount: -300n },
        ]);
        const [round, b] = [name("r"), name()];
        return { player, change: () => play(player, round, [bet(b, "0.40")], { close: true }) };
      },
      {
        balances: { real: 60n, bonus: 300n, unsettled: 0n },
        bonuses: [{ stage: "finished", endBalance: 60n }, { stage: "handle_bets" }],
      },
    ));

  it.each([
    ["a running", {}],
    ["an issued", { stage: "issued", startedAt: null, expiresAt: null }],
  ] as const)(
    "RI-03 RI-14 MI-32 of the job that expires %s bonus ends it once, and starts the one that waits",
    async (_, values) => {
      const at = new Date(clock.now() + DAY);
      const core = { ...app.core, now: () => at.getTime() };
      const service = createBonuses({ ...core, engine: createBonusEngine(core), gameTitle: String });
      await expectWhole(
        async () => {
          const player = await createPlayer(500n);
          const id = await giveBonus(player, 100n, { expiresAt: at, activatableUntil: at, ...values });
          await giveBonus(player, 300n, waiting);
          return { player, change: () => service.expire(player.playerId, id) };
        },
        {
          balances: { real: 500n, bonus: 300n },
          bonuses: [{ stage: "expired", endBalance: 100n }, { stage: "handle_bets" }],
          messages: 1,
        },
      );
    },
  );

  it("RI-03 RI-10 mutant each-alone: statements that are committed one by one convert a part", async () => {
    await expectAssertionFailure(() =>
      withStatements(db, commitEachStatement, () => expectWhole(lastBet, CONVERTED)),
    );
  });
});
