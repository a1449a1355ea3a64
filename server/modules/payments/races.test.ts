import { expect, it } from "vitest";
import type { Payment } from "../../../src/contract/payments.ts";
import { testPayments } from "../../../tests/support/server/payments.ts";
import { bet, testWallet } from "../../../tests/support/server/wallet.ts";

const { payer, withdraw, balances, deposit, sendWebhook, event } = await testPayments();
const { openGameSession, play, name } = await testWallet();

/** A player with 500.00 and a game client session. */
async function createPlayerInGame() {
  const one = await payer({ funds: 50_000n });
  const walletSession = await openGameSession({
    playerId: one.id,
    accountId: one.accountId,
    currency: "EUR",
  });
  return {
    ...one,
    walletSession,
    stake: (amount: string) => play(walletSession, name("round"), [bet(name("bet"), amount)]),
  };
}

it("MI-16 MI-10 of a withdrawal and a bet that race for the same money, one is accepted", async () => {
  for (let run = 0; run < 6; run++) {
    const one = await createPlayerInGame();
    const [out, staked] = await Promise.all([
      withdraw(one.client, { amount_cents: 30_000 }),
      one.stake("300.00"),
    ]);
    expect([out.status, staked.status].sort(), `run ${run}`).toEqual([200, out.status === 200 ? 409 : 422]);
    const { real, reserved } = await balances(one);
    expect([real, reserved]).toEqual([20_000n, out.status === 200 ? 30_000n : 0n]);
  }
});

it("MI-16 reserved money can't be bet, and can again after a recall", async () => {
  const one = await createPlayerInGame();
  const out = (await withdraw(one.client, { amount_cents: 45_000 })).body as Payment;
  expect((await one.stake("50.01")).body).toMatchObject({ code: "insufficient_funds", balance: "50.00" });
  await one.client.post(`/api/player/payments/${out.id}/recall`, {});
  expect((await one.stake("50.01")).status).toBe(200);
});

it("MI-17 a deposit that was lost in play and then reversed leaves a debt and stops bets", async () => {
  const one = await createPlayerInGame();
  const startedDeposit = (await deposit(one.client)).body as Payment;
  await sendWebhook(event(startedDeposit, "succeeded"));
  await one.stake("530.00");
  await sendWebhook(event(startedDeposit, "reversed", { reason: "charged_back" }));
  expect(await balances(one)).toMatchObject({ real: 0n, owed: -3_000n });
  expect((await one.stake("1.00")).body).toMatchObject({ code: "betting_paused" });
});
