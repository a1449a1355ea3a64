import * as v from "valibot";
import { PAYMENT_REASONS } from "../../../../src/contract/payments.ts";
import { toDecimal } from "../../../../src/rules/money/decimals.ts";
import type { Db } from "../../../db/client.ts";
import { RequestError } from "../../../http/errors.ts";
import { StaffNameSchema as by, type Outcome } from "../../../http/operations.ts";
import { dueStore, type ListPage, type RejectedEvent } from "../due-store.ts";
import { methodLine } from "../methods/method-lines.ts";
import { OutcomeUnknown } from "../provider/provider-client.ts";
import { paymentsStore } from "../store.ts";
import type { MethodRow, PaymentRow } from "../tables.ts";
import { viewsStore } from "../views/views-store.ts";
import type { Inquiries } from "../webhooks/inquiries.ts";
import type { Withdrawals } from "../withdrawals/withdrawals.ts";
import { latestMoments, staffHintOf } from "./payment-notes.ts";

const id = v.pipe(v.string(), v.uuid("unknown"));

/** A staff command on payments. */
export const OperationSchema = v.variant("command", [
  v.strictObject({ command: v.literal("list") }),
  v.strictObject({ command: v.literal("methods") }),
  v.strictObject({ command: v.literal("show"), id }),
  v.strictObject({ command: v.literal("approve"), id, by }),
  v.strictObject({
    command: v.literal("reject"),
    id,
    by,
    /** Shown to the player. */
    reason: v.optional(v.picklist(PAYMENT_REASONS, "unknown"), "not_accepted"),
  }),
  v.strictObject({ command: v.literal("cancel"), id, by }),
  v.strictObject({ command: v.literal("pay"), id, by }),
  v.strictObject({ command: v.literal("unpaid"), id, by }),
  v.strictObject({ command: v.literal("settled"), id, by }),
  v.strictObject({ command: v.literal("returned"), id, by }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

export interface OperationsDeps {
  db: Db;
  withdrawals: Withdrawals;
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
  rejected:
    "The provider refused it: unless it turns up there, the player gets the money back in ten minutes",
  not_approved: "It isn't waiting for a payout: see show",
  confirmed_late: "The provider has the order, but the player has the money back: see list",
} as const;

const namePartsOf = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .match(/\p{L}+/gu) ?? [];
/** Replaces control characters, which a terminal would interpret. */
const printable = (text: string) => text.replace(/\p{C}/gu, "?");
const lastFour = (text: string) => `…${text.slice(-4)}`;

/** The payee and the requester of a withdrawal that isn't ordered yet, for staff to compare. */
function payeeOf(
  { payout }: PaymentRow,
  payer: { player: { firstName: string | null; lastName: string | null } } | undefined,
): string[] {
  if (!payout) return [];
  const name = [payer?.player.firstName, payer?.player.lastName].filter(Boolean).join(" ");
  const details = Object.entries(payout.fields).map(
    ([field, value]) => `${field} ${printable(field === "account_holder" ? value : lastFour(value))}`,
  );
  const holder = payout.fields.account_holder;
  const playerNames = new Set(namePartsOf(name));
  const isOther = holder !== undefined && !namePartsOf(holder).some((word) => playerNames.has(word));
  return [
    `to ${details.join(", ") || "what was paid with before"}, asked for by ${printable(name) || "somebody without a name"}`,
    ...(isOther ? ["ANOTHER NAME than the player's"] : []),
  ];
}

/** How long `list` shows rejected provider events, milliseconds. */
const REJECTED_EVENTS_SHOWN_FOR = 7 * 24 * 3_600_000;

const rejectedEventLine = ({
  at,
  provider,
  payment,
  reference,
  state,
  amount,
  currency,
  code,
}: RejectedEvent) =>
  [
    payment ?? printable(reference),
    `not believed: ${code}`,
    `${provider} says ${state} ${printable(amount)} ${printable(currency)}`,
    at.toISOString(),
  ].join("  ");

const moreLine = ({ rows, total }: ListPage<unknown>) =>
  total > rows.length ? [`… and ${total - rows.length} more`] : [];

/** Runs staff commands on payments. */
export function createPaymentOperations(deps: OperationsDeps) {
  const { db, now, withdrawals, inquiries, subunits, methods, audit } = deps;
  const wrongId = (code: string) => new RequestError("validation_failed", { errors: { id: [code] } });

  async function lineOf(payment: PaymentRow) {
    const { id, playerId, state, methodName, amount, currency, createdAt } = payment;
    const units = (await subunits()).get(currency) ?? 1;
    const parts = [id, `player ${playerId}`, state, methodName, `${toDecimal(amount, units)} ${currency}`];
    return [...parts, createdAt.toISOString(), staffHintOf(payment, now())]
      .filter((part) => part !== "")
      .join("  ");
  }

  /** Marks a withdrawal's order as refused if the provider doesn't know it. */
  async function endUnpaid({ id, action, state }: PaymentRow): Promise<void> {
    if (action !== "cashout" || state !== "processing") throw wrongId("done");
    const order = await inquiries.inquire(id).catch((error: unknown) => {
      if (error instanceof OutcomeUnknown) throw wrongId("provider_silent");
      throw error;
    });
    if (order === "unavailable") throw wrongId("provider_unavailable");
    if (order === "known") throw wrongId("known_to_provider");
    if (!(await withdrawals.setUnpaid(id))) throw wrongId("done");
  }

  async function show(paymentId: string): Promise<string[]> {
    const payment = await paymentsStore.byId(db, paymentId);
    if (!payment) throw wrongId("unknown");
    const view = await viewsStore(db).one(payment.playerId, paymentId);
    const units = (await subunits()).get(payment.currency) ?? 1;
    const { action, provider, reference, reason, secondApprover, approvedBy } = payment;
    const detailLines = [
      ...payeeOf(payment, await paymentsStore.payer(db, payment.playerId)),
      `${action} by ${payment.methodId} of ${provider}, there ${reference ?? "unknown"}`,
      `fee ${toDecimal(payment.fee, units)}, reason ${reason ?? "none"}`,
      `approved by ${[approvedBy, secondApprover].filter((name) => name !== null).join(" and ") || "nobody"}`,
    ];
    const steps = view!.timeline.map(
      ({ state, at, reason }) => `${at}  ${state}${reason ? `  ${reason}` : ""}`,
    );
    return [await lineOf(payment), ...detailLines, ...steps];
  }

  return async (operation: Operation): Promise<Outcome> => {
    if (operation.command === "list") {
      const waitingPayments = await dueStore(db).waitingPayments(latestMoments(now()));
      const rejected = await dueStore(db).rejectedEvents(new Date(now() - REJECTED_EVENTS_SHOWN_FOR));
      const lines = [
        ...(await Promise.all(waitingPayments.rows.map(lineOf))),
        ...moreLine(waitingPayments),
        ...rejected.rows.map(rejectedEventLine),
        ...moreLine(rejected),
      ];
      return { ok: true, lines: lines.length > 0 ? lines : ["Nothing to do"] };
    }
    if (operation.command === "methods") {
      const units = await subunits();
      return { ok: true, lines: (await methods()).map((row) => methodLine(row, units)) };
    }
    if (operation.command === "show") return { ok: true, lines: await show(operation.id) };
    const payment = await paymentsStore.byId(db, operation.id);
    if (!payment) throw wrongId("unknown");
    const recordAudit = (kind: string, more: object = {}) =>
      audit(payment.playerId, kind, { payment: payment.id, by: operation.by, ...more });
    switch (operation.command) {
      case "approve": {
        const outcome = await withdrawals.approve(payment.id, operation.by);
        await recordAudit("cashout_approved", { outcome });
        return {
          ok: true,
          lines: [
            outcome === "approved"
              ? "Approved: it will be paid within a minute"
              : "Recorded: a large withdrawal needs a second person's approval",
          ],
        };
      }
      case "reject":
        await withdrawals.stop(payment.id, { state: "rejected", reason: operation.reason });
        await recordAudit("cashout_rejected", { reason: operation.reason });
        return { ok: true, lines: ["Rejected: the money is back on the player's balance"] };
      case "cancel":
        await withdrawals.stop(payment.id, { state: "canceled", reason: null });
        await recordAudit("cashout_canceled");
        return { ok: true, lines: ["Canceled: the money is back on the player's balance"] };
      case "returned":
        if (payment.refund !== "rejected") throw wrongId("done");
        await dueStore(db).markRefund(payment.id, "requested");
        await recordAudit("payment_returned");
        return { ok: true, lines: ["Noted: it was sent back by hand"] };
      case "unpaid":
        await endUnpaid(payment);
        await recordAudit("cashout_unpaid");
        return {
          ok: true,
          lines: [
            "It won't be sent again: unless it turns up there, the player gets the money back in ten minutes",
          ],
        };
      case "settled":
        if (payment.contradictedAt && !payment.finishedAt)
          return { ok: false, lines: ["It's still open: wait for the provider's events, or use unpaid"] };
        if (!(await dueStore(db).settleContradiction(payment.id))) throw wrongId("done");
        await recordAudit("contradiction_settled");
        return { ok: true, lines: ["Resolved: ledger and provider agree"] };
      case "pay": {
        const outcome = await withdrawals.payOut(payment.id);
        await recordAudit("cashout_ordered", { outcome });
        return { ok: outcome === "ordered", lines: [OUTCOMES[outcome]] };
      }
    }
  };
}

export type OperatePayments = ReturnType<typeof createPaymentOperations>;
