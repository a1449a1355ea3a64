import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { testFreeSpins, WAGERING } from "../../../tests/support/server/free-spins.ts";
import { bet, rollback, type WalletSession, win } from "../../../tests/support/server/wallet.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { outbox } from "../../core/outbox/tables.ts";
import { awardsModule } from "../awards/module.ts";
import { awards } from "../awards/tables.ts";
import { bonuses } from "../bonuses/tables.ts";
import { createFreeSpins } from "./free-spins.ts";
import { freespinGrants } from "./tables.ts";

const spins = await testFreeSpins();
const { app, db, clock, scripted, createPlayer, giveSpins, grantOf, play, name, balances } = spins;
const HOUR = 3_600_000;

/** Plays a closed free round that wins. */
const playFree = (player: WalletSession, campaign: string, amount: string, id = name("w")) =>
  play(player, name("round"), [win(id, amount, { campaign })], { close: true });

const casesOf = async ({ playerId }: WalletSession) => {
  const ofPlayer = eq(auditEvents.playerId, playerId);
  const rows = await db.select().from(auditEvents).where(ofPlayer).orderBy(auditEvents.id);
  return rows.flatMap(({ kind, value }) => (kind.startsWith("freespins_") ? [[kind, value]] : []));
};

const reported = { reportedWon: 300n, reportedAt: new Date(0) };

describe("a win of a free round", () => {
  it("BON-03 PLT-04 RI-15 RI-04 is counted once with the wallet's transaction, unsettled until all spins are played, then real money once", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player);
    await playFree(player, id, "3.00");
    const repeated = name("w");
    const round = name("round");
    for (let times = 0; times < 2; times++)
      await play(player, round, [win(repeated, "2.00", { campaign: id })], { close: true });
    expect(await grantOf(id)).toMatchObject({ won: 500n, settled: 0n, stage: "activated" });
    scripted.report(id, 9, 500n);
    await app.settle();
    expect(await grantOf(id)).toMatchObject({ played: 9, stage: "activated", settled: 0n });
    expect(await balances(player)).toMatchObject({ real: 0n, unsettled: 500n });
    expect(await play(player, name("r"), [bet(name(), "1.00")])).toMatchObject({ status: 409 });
    scripted.report(id, 10, 500n);
    await app.settle();
    await app.settle();
    expect(await grantOf(id)).toMatchObject({ played: 10, stage: "finished", settled: 500n });
    expect(await balances(player)).toMatchObject({ real: 500n, unsettled: 0n });
    const messages = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.playerId, player.playerId), eq(outbox.type, "freespins_changes")));
    expect(messages.length).toBeGreaterThan(1);
  });

  it("BON-10 gives at most the highest win; the rest is the house's", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player, { maxWin: 400n });
    await playFree(player, id, "10.00");
    scripted.report(id, 10, 1_000n);
    await app.settle();
    expect(await balances(player)).toMatchObject({ real: 400n, unsettled: 0n });
  });

  it("RI-04 BON-10 with wagering becomes a bonus once, whose award names the spins", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player, { wagering: WAGERING });
    await playFree(player, id, "3.00");
    scripted.report(id, 10, 300n);
    await app.settle();
    await app.settle();
    expect(await balances(player)).toMatchObject({ real: 0n, bonus: 300n, unsettled: 0n });
    const children = await db.select().from(awards).where(eq(awards.parentId, id));
    expect(children).toMatchObject([
      { kind: "bonus", source: "freespins", key: `freespins:${id}`, amount: 300n },
    ]);
    expect(await db.select().from(bonuses).where(eq(bonuses.id, children[0]!.id))).toMatchObject([
      { stage: "handle_bets", granted: 300n, isUnsettled: true },
    ]);
    // A win that arrives later becomes another bonus, which waits: its money stays unsettled until it starts.
    await playFree(player, id, "1.00");
    await app.settle();
    expect(await balances(player)).toMatchObject({ bonus: 300n, unsettled: 100n });
    scripted.report(id, 10, 400n);
    spins.expectProblems(player.playerId);
    expect(await spins.spinProblems(player.playerId)).toEqual([
      `Grant ${id}: won 400, its provider reports 300`,
    ]);
  });

  it("MI-09 ANC-57 that no grant of the player and game explains is unsettled, and a case for staff", async () => {
    const [player, other] = [await createPlayer(0n), await createPlayer(0n)];
    const foreign = await giveSpins(other);
    const otherGame = await giveSpins(player, { gameIdentifier: "other-game" });
    const names = [randomUUID(), "welcome-10", foreign, otherGame];
    for (const [i, campaign] of names.entries()) {
      const id = name("w");
      expect(await playFree(player, campaign, "1.00", id)).toMatchObject({ status: 200 });
      await app.settle();
      expect((await casesOf(player))[i]).toEqual([
        "freespins_unknown_grant",
        expect.objectContaining({ campaign, action: id, amount: "100" }),
      ]);
    }
    expect(await balances(player)).toMatchObject({ real: 0n, unsettled: 400n });
    expect([(await grantOf(foreign)).won, (await grantOf(otherGame)).won]).toEqual([0n, 0n]);
    spins.expectProblems(player.playerId);
    expect(await spins.spinProblems(player.playerId)).toEqual([
      `Account ${player.accountId}: 400 is unsettled, its grants and waiting bonuses explain 0`,
    ]);
  });

  it("RI-11 NEW-30 that arrives or leaves late is treated as if it had been there, in any order", async () => {
    const results = [];
    for (const isEarly of [true, false]) {
      const player = await createPlayer(0n);
      const id = await giveSpins(player, { maxWin: 500n });
      const [round, w] = [name("round"), name("w")];
      const winBig = () => play(player, round, [win(w, "4.00", { campaign: id })], { close: true });
      const takeBack = () => play(player, round, [rollback(name("x"), w)]);
      await playFree(player, id, "3.00");
      if (isEarly) {
        await winBig();
        await takeBack();
      }
      scripted.report(id, 10, 300n);
      await app.settle();
      expect((await grantOf(id)).stage).toBe("finished");
      if (!isEarly) {
        await winBig();
        await app.settle();
        expect(await balances(player)).toMatchObject({ real: 500n, unsettled: 0n });
        await takeBack();
      }
      await app.settle();
      results.push(await balances(player));
    }
    expect(results[0]).toMatchObject({ real: 300n, unsettled: 0n, owed: 0n });
    expect(results[1]).toEqual(results[0]);
  });

  it("RI-04 MI-05 that is taken back after it was spent leaves other grants' winnings alone, and becomes a debt", async () => {
    const player = await createPlayer(0n);
    const [first, second] = [await giveSpins(player), await giveSpins(player)];
    const [round, w] = [name("round"), name("w")];
    await play(player, round, [win(w, "3.00", { campaign: first })], { close: true });
    await playFree(player, second, "5.00");
    scripted.report(first, 10, 300n);
    await app.settle();
    await play(player, name("r"), [bet(name(), "2.00")], { close: true });
    await play(player, round, [rollback(name("x"), w)]);
    expect(await balances(player)).toMatchObject({ real: 0n, owed: -200n, unsettled: 500n });
    expect(await grantOf(first)).toMatchObject({ won: 0n, settled: 0n });
    spins.expectProblems(player.playerId);
    expect(await spins.spinProblems(player.playerId)).toEqual([
      `Grant ${first}: won 0, its provider reports 300`,
    ]);
  });

  it("MI-32 RI-15 is counted once when the process ends between any two statements", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player);
    let won = 0n;
    for (let at = 1; ; at++) {
      const [round, w] = [name("round"), name("w")];
      const call = () => play(player, round, [win(w, "1.00", { campaign: id })], { close: true });
      const interrupted = await crashAt(db, at, call);
      if (interrupted.status !== 200) expect((await grantOf(id)).won).toBe(won);
      await call();
      won += 100n;
      expect((await grantOf(id)).won).toBe(won);
      if (interrupted.status === 200) break;
    }
    scripted.report(id, 1, won);
  });
});

describe("the settlement of a grant", () => {
  it("RI-03 RI-15 MI-32 happens whole and once when the process ends between any two statements", async () => {
    const player = await createPlayer(0n);
    const freeSpins = createFreeSpins({
      ...app.core,
      issueChild: app.apiOf(awardsModule).issueChild,
      gameTitle: String,
    });
    let at = 1;
    for (let isCrashed = true; isCrashed; at++) {
      const id = await giveSpins(player, { wagering: WAGERING });
      await playFree(player, id, "3.00");
      await db
        .update(freespinGrants)
        .set({ stage: "finished", providerState: "ended", endedAt: new Date(clock.now()), ...reported })
        .where(eq(freespinGrants.id, id));
      const settle = () => freeSpins.settleRest(player.playerId, id);
      isCrashed = await crashAt(db, at, () => settle().then(() => false)).catch(() => true);
      const childrenOf = () => db.select().from(awards).where(eq(awards.parentId, id));
      if (isCrashed) {
        expect([at, (await grantOf(id)).settled, await childrenOf()]).toEqual([at, 0n, []]);
        expect(await spins.spinProblems(player.playerId)).toEqual([]);
      }
      await settle();
      await settle();
      expect([at, (await grantOf(id)).settled, (await childrenOf()).length]).toEqual([at, 300n, 1]);
      expect(await spins.spinProblems(player.playerId)).toEqual([]);
    }
    expect(at).toBeGreaterThan(5);
  });
});

describe("a provider's report", () => {
  it("RI-16 ANC-57 of another total is a case an hour later; what the wallet received is settled", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player);
    await playFree(player, id, "3.00");
    scripted.report(id, 10, 800n);
    await app.settle();
    clock.advance(HOUR - 1);
    await app.settle();
    expect(await grantOf(id)).toMatchObject({ stage: "activated", settled: 0n, reportedWon: 800n });
    expect(await casesOf(player)).toEqual([]);
    clock.advance(1);
    await app.settle();
    await app.settle();
    expect(await grantOf(id)).toMatchObject({ stage: "finished", settled: 300n });
    expect(await balances(player)).toMatchObject({ real: 300n });
    expect(await casesOf(player)).toEqual([
      ["freespins_totals_differ", expect.objectContaining({ grantId: id, won: "300", reportedWon: "800" })],
    ]);
    spins.expectProblems(player.playerId);
    expect(await spins.spinProblems(player.playerId)).toEqual([
      `Grant ${id}: won 300, its provider reports 800`,
    ]);
  });

  it("RI-16 is complete once a missing win arrives", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player);
    scripted.report(id, 10, 300n);
    await app.settle();
    expect((await grantOf(id)).stage).toBe("activated");
    await playFree(player, id, "3.00");
    await app.settle();
    expect(await grantOf(id)).toMatchObject({ stage: "finished", settled: 300n });
    expect(await casesOf(player)).toEqual([]);
  });
});
