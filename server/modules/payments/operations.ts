import * as v from "valibot";
import { PAYMENT_REASONS } from "../../../src/contract/payments.ts";
import { toDecimal } from "../../../src/rules/money/decimals.ts";
import type { Db } from "../../db/client.ts";
import type { MethodRow, PaymentRow } from "../../db/payments-schema.ts";
import { RequestError } from "../../http/errors.ts";
import { StaffNameSchema as by, type Outcome } from "../../http/operations.ts";
import type { Inquiries } from "./inquiries.ts";
import { methodLine } from "./method-lines.ts";
import { Unsure } from "./provider-client.ts";
import { paymentsStore } from "./store.ts";
import { dueStore, type RefusedEvent, viewsStore } from "./views-store.ts";
import type { Cashouts } from "./withdrawals.ts";

const id = v.pipe(v.string(), v.uuid("unknown"));

/** What an operator's command asks for. */
export const OperationSchema = v.variant("does", [
  v.strictObject({ does: v.literal("list") }),
  v.strictObject({ does: v.literal("methods") }),
  v.strictObject({ does: v.literal("show"), id }),
  v.strictObject({ does: v.literal("approve"), id, by }),
  v.strictObject({
    does: v.literal("reject"),
    id,
    by,
    /** What the player reads. */
    reason: v.optional(v.picklist(PAYMENT_REASONS, "unknown"), "not_accepted"),
  }),
  v.strictObject({ does: v.literal("cancel"), id, by }),
  v.strictObject({ does: v.literal("pay"), id, by }),
  v.strictObject({ does: v.literal("unpaid"), id, by }),
  v.strictObject({ does: v.literal("settled"), id, by }),
  v.strictObject({ does: v.literal("returned"), id, by }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

export interface OperationsDeps {
  db: Db;
  cashouts: Cashouts;
  inquiries: Inquiries;
  /** Milliseconds since the epoch. */
  now: () => number;
  subunits: () => Promise<ReadonlyMap<string, number>>;
  /** Every payment method, as stored. */
  methods: () => Promise<MethodRow[]>;
  audit: (playerId: number | null, kind: string, value: object) => Promise<void>;
}

const OUTCOMES = {
  ordered: "The provider has the order",
  unsure: "The provider hasn't confirmed it: the order is sent again within a minute",
  refused:
    "The provider refuses it: if it doesn't turn up there, the player gets the money back in ten minutes",
  not_approved: "It does not wait for its payout: see show",
} as const;

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .match(/\p{L}+/gu) ?? [];
/** Control characters would say something to the terminal. */
const shown = (text: string) => text.replace(/\p{C}/gu, "?");
const ends = (text: string) => `…${text.slice(-4)}`;

/** To whom a withdrawal goes that is not ordered yet, beside who asks for it: what the staff compares. */
function payeeOf(
  { payout }: PaymentRow,
  payer: { player: { firstName: string | null; lastName: string | null } } | undefined,
): string[] {
  if (!payout) return [];
  const name = [payer?.player.firstName, payer?.player.lastName].filter(Boolean).join(" ");
  const said = Object.entries(payout.fields).map(
    ([field, value]) => `${field} ${shown(field === "account_holder" ? value : ends(value))}`,
  );
  const holder = payout.fields.account_holder;
  const known = new Set(wordsOf(name));
  const isOther = holder !== undefined && !wordsOf(holder).some((word) => known.has(word));
  return [
    `to ${said.join(", ") || "what was paid with before"}, asked for by ${shown(name) || "somebody without a name"}`,
    ...(isOther ? ["ANOTHER NAME than the player's"] : []),
  ];
}

/** What staff should know of a payment in a list; empty where nothing needs to be said. */
function noteOf({
  state,
  refund,
  provider,
  reference,
  refusedAt,
  contradictedAt,
  approvedBy,
  approvedAt,
}: PaymentRow) {
  const isOrdered = state === "processing";
  if (isOrdered && refusedAt)
    return `refused by ${provider}, or unpaid, at ${refusedAt.toISOString()}: given back after ten minutes unless it's known there`;
  if (isOrdered && contradictedAt)
    return `${provider} CONFIRMED THE ORDER AND DOESN'T KNOW IT NOW: ask there, then unpaid`;
  if (contradictedAt)
    return state === "succeeded"
      ? `PAID HERE, BUT ${provider} SAYS IT CAME BACK: adjust the player's balance, then settled`
      : `GIVEN BACK HERE, BUT ${provider} SAYS IT WAS PAID: adjust the player's balance, then settled`;
  if (refund === "refused") return "the provider doesn't send it back: check there, then do it by hand";
  if (refund === "due") return "is to be sent back: the provider hasn't confirmed it yet";
  if (isOrdered && reference === null)
    return `${provider} hasn't confirmed the order: it's sent again every minute`;
  return approvedBy === null || approvedAt ? "" : `approved by ${approvedBy}, waits for another`;
}

/** How long the list names what a provider has said and cannot be true, milliseconds. */
const LOOKED_AT = 7 * 24 * 3_600_000;

const refusedLine = ({ at, provider, payment, reference, state, amount, currency, code }: RefusedEvent) =>
  [
    payment ?? shown(reference),
    `not believed: ${code}`,
    `${provider} says ${state} ${shown(amount)} ${shown(currency)}`,
    at.toISOString(),
  ].join("  ");

/** Does what an operator asks about players' payments. */
export function createPaymentOperations(deps: OperationsDeps) {
  const { db, now, cashouts, inquiries, subunits, methods, audit } = deps;
  const wrongId = (code: string) => new RequestError("validation_failed", { errors: { id: [code] } });

  async function lineOf(payment: PaymentRow) {
    const { id, playerId, state, methodName, amount, currency, createdAt } = payment;
    const units = (await subunits()).get(currency) ?? 1;
    const parts = [id, `player ${playerId}`, state, methodName, `${toDecimal(amount, units)} ${currency}`];
    return [...parts, createdAt.toISOString(), noteOf(payment)].filter((part) => part !== "").join("  ");
  }

  /** Takes an order as refused that the provider doesn't have. */
  async function endUnpaid({ id, action, state }: PaymentRow): Promise<void> {
    if (action !== "cashout" || state !== "processing") throw wrongId("done");
    const order = await inquiries.ask(id).catch((error: unknown) => {
      if (error instanceof Unsure) throw wrongId("provider_silent");
      throw error;
    });
    if (order === "unavailable") throw wrongId("provider_unavailable");
    if (order === "known") throw wrongId("known_to_provider");
    if (!(await cashouts.setRefused(id))) throw wrongId("done");
  }

  async function show(paymentId: string): Promise<string[]> {
    const payment = await paymentsStore.byId(db, paymentId);
    if (!payment) throw wrongId("unknown");
    const view = await viewsStore(db).one(payment.playerId, paymentId);
    const units = (await subunits()).get(payment.currency) ?? 1;
    const { action, provider, reference, reason, secondBy, approvedBy } = payment;
    const others = [
      ...payeeOf(payment, await paymentsStore.payer(db, payment.playerId)),
      `${action} by ${payment.methodId} of ${provider}, there ${reference ?? "unknown"}`,
      `fee ${toDecimal(payment.fee, units)}, reason ${reason ?? "none"}`,
      `approved by ${[approvedBy, secondBy].filter((name) => name !== null).join(" and ") || "nobody"}`,
    ];
    const steps = view!.timeline.map(
      ({ state, at, reason: why }) => `${at}  ${state}${why ? `  ${why}` : ""}`,
    );
    return [await lineOf(payment), ...others, ...steps];
  }

  return async (operation: Operation): Promise<Outcome> => {
    if (operation.does === "list") {
      const waiting = await dueStore(db).waiting();
      const refused = await dueStore(db).refusedEvents(new Date(now() - LOOKED_AT));
      const lines = [...(await Promise.all(waiting.map(lineOf))), ...refused.map(refusedLine)];
      return { ok: true, lines: lines.length > 0 ? lines : ["Nothing waits for the staff"] };
    }
    if (operation.does === "methods") {
      const units = await subunits();
      return { ok: true, lines: (await methods()).map((row) => methodLine(row, units)) };
    }
    if (operation.does === "show") return { ok: true, lines: await show(operation.id) };
    const payment = await paymentsStore.byId(db, operation.id);
    if (!payment) throw wrongId("unknown");
    const note = (kind: string, more: object = {}) =>
      audit(payment.playerId, kind, { payment: payment.id, by: operation.by, ...more });
    switch (operation.does) {
      case "approve": {
        const outcome = await cashouts.approve(payment.id, operation.by);
        await note("cashout_approved", { outcome });
        return {
          ok: true,
          lines: [
            outcome === "approved"
              ? "Approved: it is paid within a minute"
              : "It is large: somebody else has to approve it too",
          ],
        };
      }
      case "reject":
        await cashouts.stop(payment.id, { state: "rejected", reason: operation.reason });
        await note("cashout_rejected", { reason: operation.reason });
        return { ok: true, lines: ["Rejected: the player has the money again"] };
      case "cancel":
        await cashouts.stop(payment.id, { state: "canceled", reason: null });
        await note("cashout_canceled");
        return { ok: true, lines: ["Canceled: the player has the money again"] };
      case "returned":
        if (payment.refund !== "refused") throw wrongId("done");
        await dueStore(db).markRefund(payment.id, "asked");
        await note("payment_returned");
        return { ok: true, lines: ["Noted: it was sent back by hand"] };
      case "unpaid":
        await endUnpaid(payment);
        await note("cashout_unpaid");
        return {
          ok: true,
          lines: [
            "Not sent again: if it doesn't turn up there, the player gets the money back in ten minutes",
          ],
        };
      case "settled":
        if (!(await dueStore(db).settleContradiction(payment.id))) throw wrongId("done");
        await note("contradiction_settled");
        return { ok: true, lines: ["Noted: books and provider agree"] };
      case "pay": {
        const outcome = await cashouts.payOut(payment.id);
        await note("cashout_ordered", { outcome });
        return { ok: outcome === "ordered", lines: [OUTCOMES[outcome]] };
      }
    }
  };
}

export type OperatePayments = ReturnType<typeof createPaymentOperations>;
