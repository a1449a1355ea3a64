import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { bet, rollback, testWallet, win } from "../../../tests/support/server/wallet.ts";
import { verifyActions } from "./verify-store.ts";

const { app, createPlayer, play, name } = await testWallet();

it.each([
  ["an action's amount", "wallet_actions", "amount = amount + 1", "bet"],
  ["the amount that an action moved", "wallet_actions", "real = real - 1", "win"],
  ["an applied bet to rolled back", "wallet_actions", "reversed = true", "bet"],
  ["a rolled-back bet to applied", "wallet_actions", "reversed = false", "taken"],
  ["the stake of a round", "rounds", "stake_real = stake_real + 1", "round"],
  ["the win of a round", "rounds", "win_real = win_real - 1", "round"],
])("MI-13 verification reports a change of %s", async (_, table, change, which) => {
  const player = await createPlayer(10_000n);
  const names = { round: name("round"), bet: name(), win: name(), taken: name() };
  await play(player, names.round, [bet(names.bet, "3.00"), bet(names.taken, "5.00"), win(names.win, "1.20")]);
  await play(player, names.round, [rollback(name(), names.taken)], { close: true });
  expect(await verifyActions(app.db, player.playerId)).toEqual([]);
  const changed = names[which as keyof typeof names];
  const problems = app.db.transaction(async (tx) => {
    await tx.execute(sql`update ${sql.identifier(table)} set ${sql.raw(change)} where name = ${changed}`);
    throw new Error((await verifyActions(tx, player.playerId)).join("; "));
  });
  await expect(problems).rejects.toThrow(changed);
});
