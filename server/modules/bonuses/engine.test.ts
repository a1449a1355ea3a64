import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { violatedConstraint, withoutTrigger } from "../../../tests/support/server/ledger.ts";
import {
  bet,
  rejectionResponse,
  rollback,
  testWallet,
  type WalletSession,
  win,
} from "../../../tests/support/server/wallet.ts";
import { outbox } from "../../core/outbox/tables.ts";
import { readReceipts } from "../history/receipts.ts";
import { bonuses } from "./tables.ts";
import { verifyBonuses } from "./verify-store.ts";

const wallet = await testWallet();
const { app, createPlayer, giveBonus, play, post, name, balances } = wallet;
const { db } = app;

const bonusOf = async (id: string) => (await db.select().from(bonuses).where(eq(bonuses.id, id)))[0]!;
const REQUIRED = 10_000n;
/** A bonus of 10.00 with 0.50 to wager. */
const nearlyMet = { requiredParts: 50n * REQUIRED };

describe("a running bonus", () => {
  it("BON-21 BON-22 RI-10 becomes real money in the transaction that meets its requirement, and nothing is lost", async () => {
    const player = await createPlayer(20n);
    const id = await giveBonus(player, 1_000n, { ...nearlyMet, maxWin: 800n });
    await play(player, name("r"), [bet(name(), "0.30")], { close: true });
    expect(await bonusOf(id)).toMatchObject({ stage: "handle_bets", progressParts: 30n * REQUIRED });
    const round = name("r");
    const closed = await play(player, round, [bet(name(), "0.20")], { close: true });
    expect(closed).toMatchObject({ status: 200, body: { balance: "8.00" } });
    expect(await balances(player)).toMatchObject({ real: 800n, bonus: 0n });
    expect(await bonusOf(id)).toMatchObject({
      stage: "finished",
      endBalance: 970n,
      endedAt: new Date(TEST_NOW),
    });
    // A late win of that round may pass the highest win no more.
    await play(player, round, [win(name(), "5.00")]);
    expect(await balances(player)).toMatchObject({ real: 800n, bonus: 0n });
    expect((await bonusOf(id)).endBalance).toBe(1_470n);
    const receipts = await readReceipts(db, player.playerId, 1, 100);
    const late = receipts.at(-1)!;
    expect([late.entry.kind, late.before, late.after, late.accountId]).toEqual(["win", 800n, 800n, 0]);
  });

  it("BON-23 starts the next one of the queue when it's lost, and tells open pages", async () => {
    const player = await createPlayer(0n);
    const first = await giveBonus(player, 100n);
    const second = await giveBonus(player, 300n, {
      stage: "wait",
      position: 1,
      startedAt: null,
      expiresAt: null,
    });
    await play(player, name("r"), [bet(name(), "1.00")], { close: true });
    expect(await balances(player)).toMatchObject({ real: 0n, bonus: 300n });
    expect([(await bonusOf(first)).stage, (await bonusOf(second)).stage]).toEqual(["lost", "handle_bets"]);
    const messages = await db.select().from(outbox).where(eq(outbox.playerId, player.playerId));
    expect(messages.filter(({ type }) => type === "bonuses_changes")).toHaveLength(1);
  });

  it("BON-23 that was lost runs again when its stake is returned", async () => {
    const player = await createPlayer(0n);
    const id = await giveBonus(player, 100n);
    const [round, b] = [name("r"), name()];
    await play(player, round, [bet(b, "1.00")], { close: true });
    expect((await bonusOf(id)).stage).toBe("lost");
    await play(player, round, [rollback(name(), b)]);
    expect(await bonusOf(id)).toMatchObject({ stage: "handle_bets", progressParts: 0n, endedAt: null });
    expect(await balances(player)).toMatchObject({ bonus: 100n });
  });

  it("ANC-47 rejects a stake above its highest bet with that amount, and real money stays usable", async () => {
    const player = await createPlayer(100n);
    await giveBonus(player, 1_000n, { maxBet: 200n });
    expect(await play(player, name("r"), [bet(name(), "2.01")])).toMatchObject({
      ...rejectionResponse("bonus_max_bet", "11.00"),
      body: { code: "bonus_max_bet", max_bet: "2.00" },
    });
    expect(await play(player, name("r"), [bet(name(), "1.00")])).toMatchObject({ status: 200 });
  });

  it("RI-12 locks no real money: all of it can be withdrawn in any stage", async () => {
    const player = await createPlayer(500n);
    await giveBonus(player, 1_000n);
    await play(player, name("r"), [bet(name(), "1.00")]);
    const before = await balances(player);
    await post(player, [
      { side: { balanceType: "real" }, amount: -before.real },
      { side: { balanceType: "reserved" }, amount: before.real },
    ]);
    expect(await balances(player)).toMatchObject({ real: 0n, reserved: 400n, bonus: 1_000n });
  });

  it("RI-07 MI-32 counts a round once when the process ends between any two statements, and a retry completes it", async () => {
    const player = await createPlayer(100_000n);
    const id = await giveBonus(player, 1_000n);
    let count = 0n;
    for (let at = 1; ; at++) {
      const [round, b, w] = [name("r"), name(), name()];
      const call = () => play(player, round, [bet(b, "1.00"), win(w, "0.50")], { close: true });
      const interrupted = await crashAt(db, at, call);
      if (interrupted.status !== 200) {
        expect((await bonusOf(id)).progressParts).toBe(count * 100n * REQUIRED);
        expect(await call()).toMatchObject({ status: 200 });
      }
      count++;
      expect((await bonusOf(id)).progressParts).toBe(count * 100n * REQUIRED);
      if (interrupted.status === 200) break;
      expect(at).toBeLessThan(30);
    }
    expect(count).toBeGreaterThan(5n);
  });

  it("RI-01 RI-07 of concurrent calls counts each round once", async () => {
    const player = await createPlayer(10_000n);
    const id = await giveBonus(player, 1_000n);
    const calls = Array.from({ length: 12 }, (_, n) => ({ round: name("r"), b: name(), n }));
    await Promise.all(
      [...calls, ...calls].map(({ round, b }) => play(player, round, [bet(b, "1.00")], { close: true })),
    );
    expect((await bonusOf(id)).progressParts).toBe(12n * 100n * REQUIRED);
  });
});

describe("the database's rules for bonuses", () => {
  const setStage = (id: string, stage: string) =>
    db.execute(sql`update bonuses set stage = ${stage},
      ended_at = case when ${stage} in ('finished', 'lost', 'canceled', 'expired') then now() end,
      cancel_reason = case when ${stage} = 'canceled' then 'by_player' end where id = ${id}`);
  const withStage = async (player: WalletSession, stage: "finished" | "expired") =>
    giveBonus(player, 10n, { stage, endedAt: new Date(TEST_NOW), endBalance: 0n });

  it("RI-05 allow one running bonus per account", async () => {
    const player = await createPlayer(0n);
    await giveBonus(player, 100n);
    expect(await violatedConstraint(giveBonus(player, 100n))).toBe("bonuses_running");
  });

  it("RI-06 BON-23 refuse a stage that no steps lead to, and every change of the terms", async () => {
    const player = await createPlayer(0n);
    const finished = await withStage(player, "finished");
    expect(await violatedConstraint(setStage(finished, "handle_bets"))).toBe("bonuses_stages");
    const running = await giveBonus(player, 100n);
    expect(await violatedConstraint(setStage(running, "issued"))).toBe("bonuses_stages");
    const terms = db.execute(sql`update bonuses set required_parts = 0 where id = ${running}`);
    expect(await violatedConstraint(terms)).toBe("bonuses_terms_stay");
    expect(await violatedConstraint(db.execute(sql`delete from bonuses where id = ${running}`))).toBe(
      "bonuses_stay",
    );
  });

  it("RI-06 mutant revived: without the trigger a finished bonus can run again", async () => {
    const player = await createPlayer(0n);
    const id = await withStage(player, "finished");
    const stage = await withoutTrigger(db, ["bonuses", "bonuses_guard"], async (tx) => {
      await tx.execute(sql`update bonuses set stage = 'handle_bets', ended_at = null where id = ${id}`);
      return (await tx.select().from(bonuses).where(eq(bonuses.id, id)))[0]!.stage;
    });
    expect(stage).toBe("handle_bets");
  });

  it("RI-04 RI-07 verification names bonus money without a bonus, and progress that its rounds don't have", async () => {
    const player = await createPlayer(100n);
    const id = await giveBonus(player, 100n);
    await play(player, name("r"), [bet(name(), "1.00")], { close: true });
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`update bonuses set progress_parts = 7 where id = ${id}`);
        await tx.execute(sql`update bonuses set stage = 'lost', ended_at = now() where id = ${id}`);
        expect(await verifyBonuses(tx, player.playerId)).toEqual([
          `Account ${player.accountId}: 100 of bonus money belongs to no running bonus`,
          `Bonus ${id}: progress is 7, its rounds count 1000000`,
        ]);
        tx.rollback();
      })
      .catch(() => {});
    expect(await verifyBonuses(db, player.playerId)).toEqual([]);
  });
});
