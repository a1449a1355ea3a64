import type { Payment, PaymentAction, Payments } from "../../../../src/contract/payments.ts";
import { toAmount, toSignedAmount } from "../../../../src/rules/money/amounts.ts";
import type { PaymentsRule } from "../../../core/jurisdictions/payment-rules.ts";
import type { Db } from "../../../db/client.ts";
import { RequestError } from "../../../http/errors.ts";
import { formatCursor, parseCursor } from "../../../http/instant.ts";
import type { FindMethod } from "../methods/methods.ts";
import { paymentsStore } from "../store.ts";
import { mayRecall } from "../withdrawals/withdrawals.ts";
import { type PaymentFilter, type PaymentTotal, type PaymentView, viewsStore } from "./views-store.ts";

const PAGE = 40;

export interface ViewsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Reads the methods that players are offered. */
  prepareMethods: () => Promise<FindMethod>;
  ruleOf: (player: { licence: string; country: string | null }) => PaymentsRule;
}

/** When the method's time is over. Waiting for the player or for an approval doesn't count. */
function expectedAt({ payment, player }: PaymentView, findMethod: FindMethod, at: number): string | null {
  const { action, state, methodId, currency, approvedAt, createdAt, finishedAt } = payment;
  const seconds = findMethod({ ...player, currency }, action, methodId)?.terms.processing_time.to_seconds;
  if (finishedAt !== null || !seconds) return null;
  const start = state === "processing" ? (approvedAt ?? createdAt).getTime() : at;
  return new Date(start + seconds * 1_000).toISOString();
}

function present(view: PaymentView, rule: PaymentsRule, findMethod: FindMethod, at: number): Payment {
  const { payment, player, timeline, receipts } = view;
  const isWaiting = payment.state === "pending" || payment.state === "processing";
  // A redirect step is over once the money is on its way.
  const isOver = payment.state === "processing" && payment.nextStep?.kind === "redirect";
  return {
    id: payment.id,
    action: payment.action,
    state: payment.state,
    method: {
      id: payment.methodId,
      brand: payment.brand,
      name: payment.methodName,
      type: payment.methodType,
      profile: payment.profileTitle,
    },
    currency: payment.currency,
    amount_cents: toAmount(payment.amount),
    fee_cents: toAmount(payment.fee),
    created_at: payment.createdAt.toISOString(),
    finished_at: payment.finishedAt?.toISOString() ?? null,
    expected_at: expectedAt(view, findMethod, at),
    recallable: mayRecall(payment, player, rule, at),
    reason: payment.reason,
    reversed_at: payment.reversedAt?.toISOString() ?? null,
    next_step: isWaiting && !isOver && payment.action === "deposit" ? payment.nextStep : null,
    timeline: timeline.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    receipts,
  };
}

function totalsOf(totals: readonly PaymentTotal[]): Payments["totals"] {
  const currencies = [...new Set(totals.map(({ currency }) => currency))];
  const sumOf = (currency: string, action: PaymentAction) =>
    totals
      .filter((one) => one.currency === currency && one.action === action)
      .reduce((sum, one) => sum + one.sum, 0n);
  return currencies.map((currency) => ({
    currency,
    deposits_cents: toSignedAmount(sumOf(currency, "deposit")),
    withdrawals_cents: toSignedAmount(-sumOf(currency, "cashout")),
  }));
}

/** Payments as the API presents them. */
export function createViews({ db, now, prepareMethods, ruleOf }: ViewsDeps) {
  const store = viewsStore(db);
  const show = (view: PaymentView, findMethod: FindMethod) =>
    present(view, ruleOf(view.player), findMethod, now());

  async function one(playerId: number, id: string): Promise<Payment> {
    const view = await store.one(playerId, id);
    if (!view) throw new RequestError("not_found");
    return show(view, await prepareMethods());
  }

  return {
    one,

    async byKey(playerId: number, action: PaymentAction, key: string): Promise<Payment> {
      const payment = await paymentsStore.byKey(db, playerId, action, key);
      if (!payment) throw new RequestError("not_found");
      return one(playerId, payment.id);
    },

    async page(
      playerId: number,
      filter: PaymentFilter,
      { cursor, limit = PAGE }: { cursor: string | undefined; limit: number | undefined },
    ): Promise<Payments> {
      const after = parseCursor(cursor);
      const [views, totals, findMethod] = await Promise.all([
        store.page(playerId, filter, after, limit + 1),
        // Totals are computed for the first page of a bounded period only: others would read the whole history.
        after || !filter.from || !filter.to ? null : store.totals(playerId, filter),
        prepareMethods(),
      ]);
      const visible = views.slice(0, limit);
      const last = visible.at(-1)?.payment;
      return {
        payments: visible.map((view) => show(view, findMethod)),
        next: views.length > limit && last ? formatCursor({ at: last.createdAt, number: last.number }) : null,
        totals: totals && totalsOf(totals),
      };
    },
  };
}

export type Views = ReturnType<typeof createViews>;
