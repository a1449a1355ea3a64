import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testClock } from "../../../tests/support/server/clock.ts";
import { bet, testWallet, type WalletSession } from "../../../tests/support/server/wallet.ts";
import { players } from "../../core/players/tables.ts";
import { createBonuses } from "./bonuses.ts";
import { bonusesStore as store } from "./bonuses-store.ts";
import { createBonusEngine } from "./engine.ts";
import { bonuses } from "./tables.ts";

const clock = testClock();
const { app, createPlayer, giveBonus, play, name } = await testWallet({ now: clock.now });
const { db } = app;
const core = { ...app.core, now: clock.now };
const service = createBonuses({
  ...core,
  engine: createBonusEngine(core),
  gameTitle: String,
  withdrawalsOf: async () => () => ({ isOpen: false, isPaid: false }),
});

const DAY = 86_400_000;
const ALL = 10_000;
const at = () => new Date(clock.now());
const frozen = () => ({ frozenAt: at(), frozenReason: "break" }) as const;

const setBreak = ({ playerId }: WalletSession, excludedUntil: Date | null) =>
  db.update(players).set({ excludedUntil }).where(eq(players.id, playerId));

describe("jobs of bonuses take only what they can do, so that the rest isn't kept from its turn", () => {
  it("RI-32 LIM-19 unfreezing leaves out players whose break isn't over", async () => {
    const [away, back] = [await createPlayer(0n), await createPlayer(0n)];
    for (const player of [away, back]) await giveBonus(player, 100n, frozen());
    await setBreak(away, new Date(clock.now() + 1));
    await setBreak(back, at());
    const due = await store.frozenPlayers(db, at(), ALL);
    expect([due.includes(away.playerId), due.includes(back.playerId)]).toEqual([false, true]);
  });

  it("RI-14 expiring leaves out bonuses with an open round", async () => {
    const player = await createPlayer(0n);
    const id = await giveBonus(player, 100n, { expiresAt: new Date(clock.now() + 1) });
    const isOverdue = async () => (await store.overdue(db, at(), ALL)).some((bonus) => bonus.id === id);
    const round = name("round");
    await play(player, round, [bet(name("b"), "0.10")]);
    clock.advance(1);
    expect(await isOverdue()).toBe(false);
    await play(player, round, [], { close: true });
    expect(await isOverdue()).toBe(true);
  });
});

describe("a frozen bonus", () => {
  it("RI-32 LIM-19 stays frozen if a new break starts while the job ends the last one's freeze", async () => {
    const player = await createPlayer(0n);
    const expiresAt = new Date(clock.now() + 7 * DAY);
    const id = await giveBonus(player, 100n, { expiresAt, ...frozen() });
    const stored = async () => (await db.select().from(bonuses).where(eq(bonuses.id, id)))[0];
    clock.advance(DAY);
    // The job has found that the break is over, and the new one is committed before it unfreezes.
    await setBreak(player, new Date(clock.now() + DAY));
    await service.unfreeze(player.playerId);
    expect(await stored()).toMatchObject({ frozenReason: "break" });
    clock.advance(DAY);
    await service.unfreeze(player.playerId);
    expect(await stored()).toMatchObject({
      frozenAt: null,
      expiresAt: new Date(expiresAt.getTime() + 2 * DAY),
    });
  });
});
