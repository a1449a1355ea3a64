import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import type { ProviderEvent } from "../../../src/contract/payment-provider.ts";
import { limitsIn } from "../../../tests/support/faults/wallet-process.ts";
import { notificationsOf } from "../../../tests/support/server/notices.ts";
import {
  depositOf,
  type Payer,
  PROVIDER,
  testPayments,
  withdrawalOf,
} from "../../../tests/support/server/payments.ts";
import { paymentsContext } from "../../../tests/support/server/payments-context.ts";
import { eventDeliveries } from "../../core/events/tables.ts";
import { RequestError } from "../../http/errors.ts";
import { createLedgerEntries } from "./context/ledger-entries.ts";
import { createDeposits } from "./deposits/deposits.ts";
import { paymentEnded } from "./events.ts";
import { WebhookRejected } from "./provider/outcome.ts";
import { createPaymentRequests, paymentRequestOf } from "./requests/payment-requests.ts";
import { createWebhooks } from "./webhooks/webhooks.ts";
import { createWithdrawals } from "./withdrawals/withdrawals.ts";

const { app, db, clock, script, payer, balances, event, payment } = await testPayments();
const { context } = paymentsContext(app, {
  exchange: async () => (amount, from, to) => (from === to ? amount : undefined),
  limits: limitsIn(db, clock.now),
  paymentProviders: { [PROVIDER]: script.provider },
  waitForProvider: async () => {},
});
const paymentRequests = createPaymentRequests(context);
const ledgerEntries = createLedgerEntries(context);
const deposits = createDeposits(context, paymentRequests, ledgerEntries);
const withdrawals = createWithdrawals(context, paymentRequests, ledgerEntries);
const apply = createWebhooks(context, { ledgerEntries, deposits, withdrawals });

const transactions = vi.spyOn(db, "transaction");
afterEach(() => transactions.mockClear());

const requesterOf = ({ id: playerId }: Payer) => ({
  playerId,
  sessionDigest: "",
  origin: "http://localhost",
});
const startDeposit = (one: Payer, more: object = {}) =>
  deposits.start(requesterOf(one), paymentRequestOf("deposit", { ...depositOf(), ...more }), undefined);
const applyEvent = (body: ReturnType<typeof event>) => apply(PROVIDER, body as ProviderEvent);

/** The outcome of each: the resolved value or the rejection's code. */
const outcomesOf = (all: Promise<unknown>[]) =>
  Promise.all(
    all.map((one) =>
      one.catch((error: unknown) => {
        if (error instanceof RequestError || error instanceof WebhookRejected) return error.code;
        throw error;
      }),
    ),
  );

it("MI-18 requests of several players share a transaction, and each sees its player's earlier ones", async () => {
  const [limitedPayer, other, richPayer] = [await payer(), await payer(), await payer({ funds: 9_000n })];
  await limitedPayer.client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 8_000 });
  transactions.mockClear();
  const key = randomUUID();
  const startWithdrawal = () =>
    withdrawals.start(requesterOf(richPayer), paymentRequestOf("cashout", withdrawalOf()), false);
  const [first, second, small, one, again, reused, ...withdrawalOutcomes] = await outcomesOf([
    startDeposit(limitedPayer),
    startDeposit(limitedPayer),
    startDeposit(limitedPayer, { amount_cents: 3_000 }),
    startDeposit(other, { key }),
    startDeposit(other, { key }),
    startDeposit(other, { key, amount_cents: 6_000 }),
    startWithdrawal(),
    startWithdrawal(),
  ]);
  // One for all eight, one for the repeated deposit, and one that submits the withdrawal.
  expect(transactions).toHaveBeenCalledTimes(3);
  expect(second).toBe("limit_reached");
  expect([again, reused]).toEqual([one, "key_reused"]);
  for (const id of [first, small])
    expect(await payment(limitedPayer.client, id as string)).toMatchObject({ state: "pending" });
  expect(await payment(other.client, one as string)).toMatchObject({ state: "pending", amount_cents: 5_000 });
  // The balance doesn't cover the second one.
  expect(withdrawalOutcomes).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), "validation_failed"]);
  expect(await balances(richPayer)).toMatchObject({ real: 4_000n, reserved: 5_000n });
  expect(script.callsTo("POST /orders").length).toBeGreaterThanOrEqual(3);
});

it("MI-17 events of several players share a transaction, and each sees its player's earlier ones", async () => {
  const [one, two, three] = [await payer(), await payer(), await payer()];
  const ids = await Promise.all([one, one, two, three].map((player) => startDeposit(player)));
  const [a, b, c, d] = ids.map((id) => ({ id }));
  transactions.mockClear();
  const success = event(a!, "succeeded");
  await Promise.all([
    applyEvent(success),
    applyEvent(success),
    applyEvent(event(b!, "succeeded", { profile: { token: "t", title: "ada@example.com", expires: null } })),
    applyEvent(event(b!, "reversed", { reason: "charged_back" })),
    applyEvent(event(c!, "declined", { reason: "declined_by_bank" })),
    applyEvent(event(d!, "processing")),
  ]);
  expect(transactions).toHaveBeenCalledTimes(1);
  expect(await balances(one)).toMatchObject({ real: 5_000n, owed: 0n });
  expect(await balances(two)).toMatchObject({ real: 0n });
  expect(await payment(one.client, a!.id)).toMatchObject({ state: "succeeded" });
  expect(await payment(one.client, b!.id)).toMatchObject({
    state: "succeeded",
    reversed_at: expect.any(String),
  });
  expect(await payment(two.client, c!.id)).toMatchObject({ state: "declined", reason: "declined_by_bank" });
  expect(await payment(three.client, d!.id)).toMatchObject({ state: "processing" });
});

it("MI-17 CASH-31 a rejected event doesn't affect the others in its batch", async () => {
  const [one, two] = [await payer(), await payer()];
  const [a, b] = [{ id: await startDeposit(one) }, { id: await startDeposit(two) }];
  const answers = await outcomesOf([
    applyEvent(event(a, "succeeded")),
    applyEvent(event(b, "succeeded", { amount: "49.99" })),
    applyEvent(event({ id: randomUUID() }, "succeeded")),
  ]);
  expect(answers).toEqual([undefined, "wrong_amount", "unknown_payment"]);
  expect([(await balances(one)).real, (await balances(two)).real]).toEqual([5_000n, 0n]);
});

it("ANC-01 each player is notified once of a payment's end, also by repeated deliveries", async () => {
  const players = [await payer(), await payer()];
  const ids = await Promise.all(players.map((player) => startDeposit(player)));
  await Promise.all(ids.map((id) => applyEvent(event({ id }, "succeeded"))));
  const repeated = ids.flatMap((paymentId, i) =>
    [1, 2].map(() => ({ paymentId, playerId: players[i]!.id, end: "deposit_succeeded" as const })),
  );
  await app.core.events.emitAll(db, paymentEnded, repeated);
  await Promise.all([app.core.events.deliver(), app.core.events.deliver()]);
  expect(await db.select().from(eventDeliveries)).toEqual([]);
  for (const { client } of players) expect((await notificationsOf(client)).notifications).toHaveLength(1);
});

it("ANC-01 a reversal is notified separately from the success before it", async () => {
  const player = await payer();
  const id = await startDeposit(player);
  await applyEvent(event({ id }, "succeeded"));
  await applyEvent(event({ id }, "reversed", { reason: "charged_back" }));
  expect((await notificationsOf(player.client)).notifications).toHaveLength(2);
});

it("ANC-01 MI-32 the job notifies the player if the process ends between commit and delivery", async () => {
  const player = await payer();
  const id = await startDeposit(player);
  const deliver = vi.spyOn(app.core.events, "deliver").mockImplementationOnce(async () => {});
  await applyEvent(event({ id }, "succeeded"));
  expect(deliver).toHaveBeenCalledOnce();
  deliver.mockRestore();
  expect((await notificationsOf(player.client)).notifications).toEqual([]);
  await app.settle();
  expect((await notificationsOf(player.client)).notifications).toHaveLength(1);
});
