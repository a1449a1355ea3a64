import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Payment } from "../../../src/contract/payments.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { ledger, violatedConstraint, withoutTrigger } from "../../../tests/support/server/ledger.ts";
import {
  depositOf,
  type Payer,
  PROVIDER,
  testPayments,
  withdrawalOf,
} from "../../../tests/support/server/payments.ts";
import { paymentsContext } from "../../../tests/support/server/payments-context.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";
import { RequestError } from "../../http/errors.ts";
import { createLimitEnforcement } from "../limits/use.ts";
import type { Entry } from "./context/context.ts";
import type * as LedgerEntriesModule from "./context/ledger-entries.ts";
import * as ledgerEntries from "./context/ledger-entries.ts";
import type * as Deposits from "./deposits/deposits.ts";
import { newPayment } from "./new-payment.ts";
import type * as Outcomes from "./provider/outcome.ts";
import * as paymentRequestsModule from "./requests/payment-requests.ts";
import { verifyPayments } from "./staff/verify-store.ts";
import { payments } from "./tables.ts";
import type * as Withdrawals from "./withdrawals/withdrawals.ts";

const { app, db, clock, script, payer, balances, deposit, event, sendWebhook } = await testPayments();
const { licences } = loadJurisdictions();
const exchange = async () => (amount: bigint, from: string, to: string) => (from === to ? amount : undefined);
const { context } = paymentsContext(app, {
  exchange,
  limits: createLimitEnforcement({ db, now: clock.now, exchange, licences }),
  paymentProviders: { [PROVIDER]: script.provider },
  waitForProvider: async () => {},
});

const requesterOf = ({ id: playerId }: Payer) => ({
  playerId,
  sessionDigest: "",
  origin: "http://localhost",
});
const code = (result: Promise<unknown>) =>
  result.then(
    () => "done",
    (error: unknown) => (error instanceof RequestError ? error.code : "fault"),
  );
const createPaymentRequest = (action: "deposit" | "cashout") =>
  paymentRequestsModule.paymentRequestOf(action, {
    ...(action === "deposit" ? depositOf() : withdrawalOf()),
    key: randomUUID(),
  });

type Known = Parameters<typeof Outcomes.outcomeOf>[0];
type EventFacts = Parameters<typeof Outcomes.outcomeOf>[1];
const outcome = (module: typeof Outcomes, known: Partial<Known>, eventFacts: Partial<EventFacts>) =>
  module.outcomeOf(
    {
      action: "deposit",
      state: "processing",
      isCoin: false,
      amount: 100n,
      isReversed: false,
      isContradicted: false,
      sequence: 3,
      ...known,
    },
    { state: "succeeded", sequence: 4, amount: 100n, hasConfirmations: false, ...eventFacts },
  );

const NEW = {
  id: randomUUID(),
  playerId: 1,
  accountId: 1,
  action: "cashout" as const,
  methodId: "card",
  brand: "card",
  methodName: "Card",
  methodType: "other" as const,
  currency: "EUR",
  amount: 100n,
  fee: 0n,
  createdAt: new Date(0),
  provider: PROVIDER,
};

/** An invariant: a check of how an event is applied, and a mutation that the check must catch. */
const INVARIANTS: [string, string, (module: typeof Outcomes) => void, string, string][] = [
  [
    "MI-17",
    "credited-again: another success event credits the deposit again",
    (module) => expect(outcome(module, { state: "succeeded" }, {})).toEqual({ type: "nothing" }),
    'if (state === "succeeded" && !isReversed) return NOTHING;',
    'if (state === "succeeded" && !isReversed) return { type: "succeed", reversed: false };',
  ],
  [
    "MI-17",
    "edited: a failure after the success sets the state to declined instead of reversing",
    (module) =>
      expect(outcome(module, { state: "succeeded" }, { state: "declined" })).toEqual({ type: "reverse" }),
    'if (state === "succeeded") return isReversed ? NOTHING : { type: "reverse" };',
    'if (state === "succeeded") return { type: "become", state: "declined" };',
  ],
  [
    "MI-17",
    "stale-failure: a failure that is older than the success reverses it",
    (module) =>
      expect(outcome(module, { state: "succeeded" }, { state: "declined", sequence: 2 })).toEqual({
        type: "nothing",
      }),
    "      if (isStale) return NOTHING;\n      // The money is in the ledger",
    "      // The money is in the ledger",
  ],
  [
    "MI-17",
    "revived: money that arrives after a deposit has ended makes it succeed",
    (module) => expect(outcome(module, { state: "canceled" }, {})).toEqual({ type: "late" }),
    'return isStale ? NOTHING : { type: "late" };',
    'return { type: "succeed", reversed: false };',
  ],
  [
    "MI-17",
    "any-amount: an amount other than the requested one is credited",
    (module) =>
      expect(outcome(module, {}, { amount: 99n })).toEqual({ type: "reject", code: "wrong_amount" }),
    'if (moves && !mayDiffer && event.amount !== payment.amount) return { type: "reject", code: "wrong_amount" };',
    "",
  ],
  [
    "MI-16",
    "returned-late: a rejection after the payout returns the money to the balance",
    (module) =>
      expect(outcome(module, { action: "cashout", state: "succeeded" }, { state: "rejected" })).toEqual({
        type: "reject",
        code: "not_reversible",
      }),
    'return { type: "reject", code: "not_reversible" };',
    'return { type: "become", state: "rejected" };',
  ],
];

describe("payment invariants, and mutations that their checks catch", () => {
  it.each(INVARIANTS)("%s mutant %s", async (_, __, check, from, to) => {
    await expectCaught("server/modules/payments/provider/outcome.ts", check, from, to);
  });

  /** Two deposits race for the rest of a limit. */
  async function checkDepositRace({ createDeposits }: typeof Deposits) {
    const { start } = createDeposits(
      context,
      paymentRequestsModule.createPaymentRequests(context),
      ledgerEntries.createLedgerEntries(context),
    );
    const one = await payer();
    await one.client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 9_000 });
    const codes = await Promise.all(
      [1, 2].map(() => code(start(requesterOf(one), createPaymentRequest("deposit"), undefined))),
    );
    expect(codes.sort()).toEqual(["done", "limit_reached"]);
  }

  it.each([
    [
      "unchecked: the rest of the limit isn't checked",
      "    if (state.isLimited) await rejectIfLimited(tx, prepared, state.player.id, request);\n    const { amount",
      "    const { amount",
    ],
    [
      "uncounted: an accepted deposit doesn't count towards the limit until it is paid",
      "deposited: amount, depositedWorth: countedWorth, at }",
      "deposited: 0n, depositedWorth: 0n, at }",
    ],
  ])("MI-18 mutant %s", async (_, from, to) => {
    await expectCaught("server/modules/payments/deposits/deposits.ts", checkDepositRace, from, to);
  });

  /** Checks that recalls return reserved money only once, and never after the provider has got the order. */
  async function checkSingleReturn({ createWithdrawals }: typeof Withdrawals) {
    const withdrawals = createWithdrawals(
      context,
      paymentRequestsModule.createPaymentRequests(context),
      ledgerEntries.createLedgerEntries(context),
    );
    const one = await payer({ funds: 20_000n });
    const id = await withdrawals.start(requesterOf(one), createPaymentRequest("cashout"), false);
    expect(await balances(one)).toMatchObject({ real: 15_000n, reserved: 5_000n });
    await withdrawals.recall(one.id, id);
    await withdrawals.recall(one.id, id);
    expect(await balances(one)).toMatchObject({ real: 20_000n, reserved: 0n });
    const other = await withdrawals.start(requesterOf(one), createPaymentRequest("cashout"), false);
    await withdrawals.approve(other, "Ann");
    expect(await withdrawals.payOut(other)).toBe("ordered");
    expect(await code(withdrawals.recall(one.id, other))).toBe("not_recallable");
    expect(await balances(one)).toMatchObject({ real: 15_000n, reserved: 5_000n });
  }

  it("MI-16 mutant spent-at-once: reserved money belongs to the operator immediately", async () => {
    const check = async ({ createLedgerEntries }: typeof LedgerEntriesModule) => {
      const entries: Entry[] = [];
      const post = async (_: unknown, __: unknown, entry: Entry) => {
        entries.push(entry);
        return { id: 1, number: 1 };
      };
      const payment = newPayment({ ...NEW, state: "reserved" });
      await createLedgerEntries({ ledger: { post, postAll: async () => [] } }).reserve(db, {
        payment,
      } as never);
      expect(entries[0]!.postings).toEqual([
        { side: { balanceType: "real" }, amount: -100n },
        { side: { balanceType: "reserved" }, amount: 100n },
      ]);
    };
    await expectCaught<typeof LedgerEntriesModule>(
      "server/modules/payments/context/ledger-entries.ts",
      check,
      '{ side: { balanceType: "reserved" }, amount },',
      '{ side: { house: "payments" }, amount },',
    );
  });

  it("MI-12 MI-16 the ledger check finds reserved money without a withdrawal", async () => {
    const one = await payer({ funds: 1_000n });
    const found = db.transaction(async (tx) => {
      await context.ledger.post(tx, await ledger.lockForUpdate(tx, one.id), {
        accountId: one.accountId,
        currency: "EUR",
        kind: "cashout",
        key: `cashout:${randomUUID()}`,
        cause: {},
        postings: [
          { side: { balanceType: "real" }, amount: -100n },
          { side: { balanceType: "reserved" }, amount: 100n },
        ],
      });
      throw new Error((await verifyPayments(tx)).join("; "));
    });
    await expect(found).rejects.toThrow(
      new RegExp(
        `^Account ${one.accountId}: 100 is reserved, its open withdrawals sum to 0; Payment cashout:`,
      ),
    );
  });

  it("MI-16 mutant recalled-on-the-way: recalls a withdrawal that the provider has", async () => {
    await expectCaught<typeof Withdrawals>(
      "server/modules/payments/withdrawals/withdrawals.ts",
      checkSingleReturn,
      'if (!mayRecall(payment, player, ruleOf(player), now())) throw new RequestError("not_recallable");',
      "",
    );
  });

  it("MI-17 mutant unguarded: without its rule the database lets an ended payment change its state", async () => {
    const one = await payer();
    const { id } = (await deposit(one.client)).body as Payment;
    await sendWebhook(event({ id }, "declined"));
    const change = async (tx: typeof db) => {
      await tx.update(payments).set({ state: "canceled" }).where(eq(payments.id, id));
      return "allowed";
    };
    expect(await violatedConstraint(change(db))).toBe("payments_transitions");
    const changed = await withoutTrigger(db, ["payments", "payments_guard"], change);
    expect(changed).toBe("allowed");
  });
});
