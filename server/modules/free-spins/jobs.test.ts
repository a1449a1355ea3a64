import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testFreeSpins, WAGERING } from "../../../tests/support/server/free-spins.ts";
import { type WalletSession, win } from "../../../tests/support/server/wallet.ts";
import { players } from "../../core/players/tables.ts";
import { awardsModule } from "../awards/module.ts";
import { createFreeSpins } from "./free-spins.ts";
import { grantsStore as store } from "./grants-store.ts";
import { freespinGrants } from "./tables.ts";

const { app, db, clock, createPlayer, giveSpins, grantOf, play, name } = await testFreeSpins();
const freeSpins = createFreeSpins({
  ...app.core,
  now: clock.now,
  issueChild: app.apiOf(awardsModule).issueChild,
  gameTitle: String,
});

const DAY = 86_400_000;
const ALL = 10_000;
const at = () => new Date(clock.now());

const setBreak = ({ playerId }: WalletSession, excludedUntil: Date | null) =>
  db.update(players).set({ excludedUntil }).where(eq(players.id, playerId));

describe("jobs of free spins take only what they can do, so that the rest isn't kept from its turn", () => {
  it("RI-32 LIM-19 unfreezing leaves out players whose break isn't over", async () => {
    const [away, back] = [await createPlayer(0n), await createPlayer(0n)];
    for (const player of [away, back]) await giveSpins(player, { frozenAt: at() });
    await setBreak(away, new Date(clock.now() + 1));
    await setBreak(back, at());
    const due = await store.frozenPlayers(db, at(), ALL);
    expect([due.includes(away.playerId), due.includes(back.playerId)]).toEqual([false, true]);
  });

  it("RI-14 expiring leaves out grants with an open free round", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player, { expiresAt: at() });
    const isOverdue = async () => (await store.overdue(db, at(), ALL)).some((grant) => grant.id === id);
    const round = name("round");
    await play(player, round, [win(name("w"), "1.00", { campaign: id })]);
    expect(await isOverdue()).toBe(false);
    await play(player, round, [], { close: true });
    expect(await isOverdue()).toBe(true);
  });

  it("RI-15 RI-32 settling leaves out what waits for the provider or the end of a break", async () => {
    const player = await createPlayer(0n);
    const end = { stage: "finished", endedAt: at(), reportedWon: 100n, reportedAt: at() } as const;
    const values = [
      { providerState: "ready", frozenAt: null },
      { providerState: "ended", frozenAt: at() },
      { providerState: "ended", frozenAt: null },
    ] as const;
    const ids: string[] = [];
    for (const value of values) {
      const id = await giveSpins(player, { wagering: WAGERING });
      await play(player, name("round"), [win(name("w"), "1.00", { campaign: id })], { close: true });
      await db
        .update(freespinGrants)
        .set({ ...end, ...value })
        .where(eq(freespinGrants.id, id));
      ids.push(id);
    }
    const due = (await store.unsettled(db, ALL)).map(({ id }) => id);
    expect(ids.map((id) => due.includes(id))).toEqual([false, false, true]);
  });
});

describe("frozen spins", () => {
  it("RI-32 stay frozen if a new break starts while the job ends the last one's freeze", async () => {
    const player = await createPlayer(0n);
    const expiresAt = new Date(clock.now() + 7 * DAY);
    const id = await giveSpins(player, { expiresAt });
    await freeSpins.freeze(player.playerId);
    clock.advance(DAY);
    // The job has found that the break is over, and the new one is committed before it unfreezes.
    await setBreak(player, new Date(clock.now() + DAY));
    await freeSpins.freeze(player.playerId);
    await freeSpins.unfreeze(player.playerId);
    expect((await grantOf(id)).frozenAt).not.toBeNull();
    clock.advance(DAY);
    await freeSpins.unfreeze(player.playerId);
    expect(await grantOf(id)).toMatchObject({
      frozenAt: null,
      expiresAt: new Date(expiresAt.getTime() + 2 * DAY),
    });
  });
});
