import { expect, it, onTestFinished } from "vitest";
import type { Jackpot, PublicJackpotWin } from "../../src/contract/jackpots.ts";
import { TEST_NOW, testApp } from "../../tests/support/server/app.ts";
import { openEmptyDatabase, TEST_GAMES } from "../../tests/support/server/database.ts";
import { visit } from "../../tests/support/server/visitor.ts";
import { verifyLedger } from "../core/ledger/verify.ts";
import { verifyJackpots } from "../modules/jackpots/verify-store.ts";
import { seed } from "../seed/seed.ts";
import { makeDemoWins } from "./demo-wins.ts";

it("JPT-06 JPT-08 MI-26 every demo jackpot has plausible earlier wins, once, that agree with the ledger and the pots", async () => {
  // A database of its own: demo wins come only where there are no others.
  const { db, close } = await openEmptyDatabase();
  onTestFinished(close);
  await seed(db, TEST_GAMES);
  const app = await testApp({ db });
  const guest = visit(app);
  const jackpots = async () => (await guest.get("/api/jackpots")).body as Jackpot[];
  const winsOf = async (identifier: string) =>
    (await guest.get(`/api/jackpot_wins?jackpot=${identifier}&sort=latest&limit=50`))
      .body as PublicJackpotWin[];
  const before = await jackpots();
  expect(before.length).toBeGreaterThan(0);
  await makeDemoWins(db, () => TEST_NOW);
  await makeDemoWins(db, () => TEST_NOW + 1);
  for (const jackpot of before) {
    const wins = await winsOf(jackpot.identifier);
    expect(wins.length).toBeGreaterThanOrEqual(12);
    expect(new Set(wins.map(({ user_name }) => user_name)).size).toBeGreaterThan(8);
    const large = wins.filter(({ jackpot_level_name }) => /^(Major|Grand)$/.test(jackpot_level_name ?? ""));
    expect(new Set(large.map(({ user_name }) => user_name)).size).toBe(large.length);
    expect(large.length).toBeGreaterThan(1);
    for (const { user_name, created_at, currency, amount_cents, jackpot_level_name } of wins) {
      expect(user_name).toMatch(/^.{1,6}\*\*\*$/u);
      expect(Date.parse(created_at)).toBeLessThan(TEST_NOW);
      expect(currency).toBe(jackpot.currency);
      const level = jackpot.levels.find(({ name }) => name === jackpot_level_name)!;
      expect(amount_cents).toBeGreaterThan(level.amount_cents / 10);
    }
  }
  // Awards don't touch the pots.
  expect((await jackpots()).map(({ levels }) => levels)).toEqual(before.map(({ levels }) => levels));
  expect(await verifyJackpots(db)).toEqual([]);
  expect(await verifyLedger(db)).toMatchObject({ problems: [] });
});
