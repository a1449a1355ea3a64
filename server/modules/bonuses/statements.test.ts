import { expect, it } from "vitest";
import { withStatements } from "../../../tests/support/faults/statements.ts";
import { bet, testWallet, type WalletSession } from "../../../tests/support/server/wallet.ts";

const { app, createPlayer, giveBonus, play, name } = await testWallet();

/** Number of statements that a closed round of each player takes, all in one batch. */
async function statementsOf(players: readonly WalletSession[]): Promise<number> {
  let count = 0;
  await withStatements(
    app.db,
    (query) =>
      (...args) => {
        count++;
        return query(...args);
      },
    () =>
      Promise.all(players.map((player) => play(player, name("r"), [bet(name(), "1.00")], { close: true }))),
  );
  return count;
}

const createPlayers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createPlayer(10_000n)));

it("RP-1 a batch with running bonuses takes at most two statements more, and one without takes none", async () => {
  const [plain, owners] = [await createPlayers(8), await createPlayers(8)];
  // Opens what a player's first round needs.
  await statementsOf([...plain, ...owners]);
  const without = await statementsOf(plain);
  for (const player of owners) await giveBonus(player, 1_000n);
  const withBonuses = await statementsOf(owners);
  expect(withBonuses - without).toBeGreaterThan(0);
  expect(withBonuses - without).toBeLessThanOrEqual(2);
  expect(await statementsOf(plain)).toBe(without);
});
