import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { ledger } from "../../../tests/support/server/ledger.ts";
import { bet, rollback, testWallet, win } from "../../../tests/support/server/wallet.ts";
import { createAccountsService } from "../accounts/service.ts";
import { createNegativeBalances } from "./negative-balances.ts";
import { writeOffs } from "./tables.ts";

const { app, createPlayer, play, name, balances, credit } = await testWallet();
const debts = createNegativeBalances({ db: app.db, ledger, now: Date.now });
const errorsOf = (result: Promise<unknown>) =>
  result.then(
    () => "done",
    ({ errors }: { errors: Record<string, string[]> }) => errors,
  );

/** A player who spent a win of 5.00 that was then rolled back, and so owes 5.00. */
async function createDebtor() {
  const player = await createPlayer(100n);
  const [round, winName] = [name("round"), name("win")];
  await play(player, round, [bet(name("bet"), "1.00"), win(winName, "5.00")]);
  await play(player, name("round"), [bet(name("bet"), "5.00")]);
  await play(player, round, [rollback(name("back"), winName)]);
  expect(await balances(player)).toMatchObject({ real: 0n, owed: -500n });
  return player;
}

it("MI-04 MI-12 a debt is settled from the player's real money as far as possible, and then bets are accepted again", async () => {
  const player = await createDebtor();
  expect(await errorsOf(debts.settle(player.playerId, "EUR"))).toEqual({ player: ["no_money"] });
  await credit(player, 200n);
  expect(await play(player, name("round"), [bet(name("bet"), "1.00")])).toMatchObject({
    status: 409,
    body: { code: "betting_paused" },
  });
  expect(await debts.settle(player.playerId, "EUR")).toMatchObject({ cleared: 200n, remaining: 300n });
  await credit(player, 1_000n);
  expect(await debts.settle(player.playerId, "EUR")).toMatchObject({ cleared: 300n, remaining: 0n });
  expect(await balances(player)).toMatchObject({ real: 700n, owed: 0n });
  expect(await errorsOf(debts.settle(player.playerId, "EUR"))).toEqual({ currency: ["nothing_owed"] });
  expect((await play(player, name("round"), [bet(name("bet"), "1.00")])).status).toBe(200);
});

it("MI-15 AMB-MON-09 the owed amount can't be withdrawn and is shown", async () => {
  const player = await createDebtor();
  await credit(player, 700n);
  const accounts = createAccountsService({
    db: app.db,
    now: Date.now,
    enabled: async () => [],
    wageringOf: async () => new Map(),
  });
  const readAccount = async () => (await accounts.of(player.playerId))[0];
  expect(await readAccount()).toMatchObject({
    amount_cents: 700,
    owed_cents: 500,
    available_to_cashout_cents: 200,
  });
  await debts.settle(player.playerId, "EUR");
  expect(await readAccount()).toMatchObject({ owed_cents: 0, available_to_cashout_cents: 200 });
});

it("MI-12 a write-off takes two staff members and happens once", async () => {
  const player = await createDebtor();
  const { id, amount } = await debts.requestWriteOff(player.playerId, "EUR", "goodwill", "Alice");
  expect(amount).toBe(500n);
  expect(await balances(player)).toMatchObject({ owed: -500n });
  expect(await errorsOf(debts.approveWriteOff(id, " alice "))).toEqual({ by: ["same_person"] });
  const both = await Promise.allSettled([
    debts.approveWriteOff(id, "Bob"),
    debts.approveWriteOff(id, "Carol"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await balances(player)).toMatchObject({ real: 0n, owed: 0n });
  expect(await errorsOf(debts.approveWriteOff(crypto.randomUUID(), "Bob"))).toEqual({ id: ["unknown"] });
});

it("MI-12 the database rejects a write-off approved by its requester", async () => {
  const player = await createDebtor();
  const { id } = await debts.requestWriteOff(player.playerId, "EUR", "goodwill", "Alice");
  const selfApproval = { approvedBy: "ALICE", entryId: 1 };
  await expect(app.db.update(writeOffs).set(selfApproval).where(eq(writeOffs.id, id))).rejects.toMatchObject({
    cause: { constraint: "write_offs_four_eyes" },
  });
});
