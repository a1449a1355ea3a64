import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import type { Endpoint } from "./endpoint.ts";
import { pageEntries, periodEntries, SignedAmountSchema } from "./history.ts";
import { PaymentFieldsSchema } from "./payment-fields.ts";
import type { Rejection } from "./rejection.ts";

export const PAYMENT_ACTIONS = ["deposit", "cashout"] as const;
export const PaymentActionSchema = v.picklist(PAYMENT_ACTIONS);
export type PaymentAction = v.InferOutput<typeof PaymentActionSchema>;

/**
 * A deposit is `pending` until the provider starts it, then `processing`. A withdrawal is `reserved` once its
 * amount is set aside, `pending` during approval, and `processing` at the provider.
 */
export const PAYMENT_STATES = [
  "canceled",
  "declined",
  "rejected",
  "recalled",
  "succeeded",
  "pending",
  "processing",
  "reserved",
] as const;
export const PaymentStateSchema = v.picklist(PAYMENT_STATES);
export type PaymentState = v.InferOutput<typeof PaymentStateSchema>;

/** Reasons of failed or reversed payments; the app has a message and a next step for each. */
export const PAYMENT_REASONS = [
  "declined_by_bank",
  "insufficient_funds",
  "card_expired",
  "suspected_fraud",
  "canceled_by_player",
  "expired",
  "below_minimum",
  "above_maximum",
  "limit_reached",
  "player_excluded",
  "details_do_not_match",
  "verification_needed",
  "not_accepted",
  "provider_error",
  "charged_back",
] as const;
export const PaymentReasonSchema = v.picklist(PAYMENT_REASONS);
export type PaymentReason = v.InferOutput<typeof PaymentReasonSchema>;

/** ISO 8601 in UTC. */
const instant = v.string();

export const PAYMENT_TYPES = ["crypto", "other"] as const;

export const MethodIdSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)) });

/**
 * Idempotency key of a payment request, which the browser keeps until a response arrives. Lower-cased, so that every
 * spelling of a UUID is the same key.
 */
const key = v.pipe(v.string(), v.uuid("invalid_format"), v.toLowerCase());
const minorUnits = v.union([
  v.pipe(v.number("not_integer"), v.safeInteger("not_integer"), v.minValue(1, "too_small")),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,24}$/, "not_integer")),
]);

const paymentRequest = {
  key,
  method_id: MethodIdSchema.entries.id,
  amount_cents: minorUnits,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/, "invalid_format")),
  /** Values by field name. */
  fields: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(500))), {}),
  /** One of the method's saved profiles, instead of fields. */
  profile_id: v.optional(
    v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(1, "unknown"), v.maxValue(2_147_483_647, "unknown")),
    ),
  ),
};

export const NewDepositSchema = v.object({
  ...paymentRequest,
  bonus_code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40, "too_long")))),
  /** Path in the app that the player returns to from the provider's page. */
  return_path: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(500, "too_long"),
      // Same-origin in every browser's URL parser.
      v.regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, "invalid_format"),
    ),
  ),
});
export type NewDeposit = v.InferInput<typeof NewDepositSchema>;

export const NewWithdrawalSchema = v.object({
  ...paymentRequest,
  /** The bonus that the player agrees to lose, where its terms end it with a withdrawal. */
  ends_bonus_id: v.optional(v.nullable(v.pipe(v.string(), v.uuid("unknown")))),
});
export type NewWithdrawal = v.InferInput<typeof NewWithdrawalSchema>;

/** The player's next step for a payment. */
export const NextStepSchema = v.variant("kind", [
  /** Another page, which leads back. */
  v.object({ kind: v.literal("redirect"), url: v.string() }),
  v.object({
    kind: v.literal("address"),
    address: v.string(),
    network: v.string(),
    /** Opened by wallets and encoded in the QR code. */
    uri: v.string(),
    /** Whole coins, formatted for people. */
    amount: v.string(),
    /** Required network confirmations. */
    confirmations: v.number(),
    expires_at: instant,
  }),
  v.object({ kind: v.literal("form"), fields: PaymentFieldsSchema }),
  v.object({ kind: v.literal("done") }),
]);
export type NextStep = v.InferOutput<typeof NextStepSchema>;

/** An entry of a payment's timeline. `reversed`: a completed payment was charged back. */
export const PaymentEventSchema = v.object({
  state: v.picklist([...PAYMENT_STATES, "reversed"]),
  at: instant,
  reason: v.nullable(PaymentReasonSchema),
  /** Network confirmations so far, and required. */
  confirmations: v.nullable(v.object({ given: v.number(), of: v.number() })),
});
export type PaymentEvent = v.InferOutput<typeof PaymentEventSchema>;

export const PaymentSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  action: PaymentActionSchema,
  state: PaymentStateSchema,
  method: v.object({
    id: v.string(),
    brand: v.string(),
    name: v.string(),
    type: v.picklist(PAYMENT_TYPES),
    /** Title of the saved profile. */
    profile: v.nullable(v.string()),
  }),
  currency: v.string(),
  amount_cents: AmountSchema,
  /** Added to the amount of a deposit, deducted from the amount of a withdrawal. */
  fee_cents: AmountSchema,
  created_at: instant,
  finished_at: v.nullable(instant),
  /** When the money should have arrived, by the method's time; null once final, and for instant methods. */
  expected_at: v.nullable(instant),
  recallable: v.boolean(),
  /** Reason of a failed payment. */
  reason: v.nullable(PaymentReasonSchema),
  reversed_at: v.nullable(instant),
  /** Null if the player has nothing to do. */
  next_step: v.nullable(NextStepSchema),
  /** Oldest first. */
  timeline: v.array(PaymentEventSchema),
  /** Numbers of the payment's ledger entries, oldest first. */
  receipts: v.array(v.number()),
  /** Message to show when the payment starts, and not later. */
  message: v.optional(v.literal("lithuanian_iban")),
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

export const PaymentIdSchema = v.object({ id: v.pipe(v.string(), v.uuid("unknown")) });
export const PaymentKeySchema = v.object({ action: PaymentActionSchema, key });
export const PaymentsQuerySchema = v.object({
  ...periodEntries,
  ...pageEntries,
  action: v.optional(PaymentActionSchema),
});
export const PaymentsSchema = v.object({
  /** Newest first. */
  payments: v.array(PaymentSchema),
  /** Cursor of the next page; null on the last. */
  next: v.nullable(v.string()),
  /**
   * Ledger totals of the requested period by currency: deposits less reversals, and payouts. Null if the period has
   * no end, and on all pages but the first.
   */
  totals: v.nullable(
    v.array(
      v.object({
        currency: v.string(),
        deposits_cents: SignedAmountSchema,
        withdrawals_cents: SignedAmountSchema,
      }),
    ),
  ),
});
export type Payments = v.InferOutput<typeof PaymentsSchema>;

/** Values of a step of kind `form`. */
export const PaymentFormSchema = v.object({ fields: paymentRequest.fields });

/** Rejections of a payment or a recall; the cashbox has a message and a next step for each. */
export const paymentsRejections = {
  method_unavailable: { status: 409, next: "choose_other", endedBy: "unknown" },
  verification_needed: { status: 403, next: "complete", endedBy: "player" },
  card_rejected: { status: 403, next: "choose_other", endedBy: "never" },
  /** A player with a passkey or two-factor authentication hasn't confirmed the session for ten minutes. */
  confirmation_required: { status: 403, next: "complete", endedBy: "player" },
  /** Its terms end the player's bonus with a withdrawal; `bonus` says what would be lost. */
  bonus_would_end: { status: 409, next: "look", endedBy: "player" },
  key_reused: { status: 422, next: "look", endedBy: "never" },
  not_recallable: { status: 409, next: "look", endedBy: "never" },
  not_cancelable: { status: 409, next: "look", endedBy: "never" },
  no_form_expected: { status: 409, next: "look", endedBy: "never" },
} as const satisfies Record<string, Rejection>;
export type PaymentCode = keyof typeof paymentsRejections;

export const paymentsPublications = {
  payments_changes: v.object({ id: v.string() }),
  payments_events: v.object({ id: v.string(), state: v.string() }),
} as const;

export const paymentsEndpoints = {
  "POST /api/payments/deposits": {
    session: true,
    summary: "Start a deposit; idempotent by key",
    body: NewDepositSchema,
    rejections: [
      "restricted_country",
      "too_many_requests",
      "player_excluded",
      "limit_reached",
      "fields_missing",
      "method_unavailable",
      "card_rejected",
      "key_reused",
    ],
    response: PaymentSchema,
  },
  "POST /api/payments/withdrawals": {
    session: true,
    summary: "Request a withdrawal and reserve its amount; idempotent by key",
    body: NewWithdrawalSchema,
    rejections: [
      "too_many_requests",
      "verification_needed",
      "fields_missing",
      "method_unavailable",
      "confirmation_required",
      "bonus_would_end",
      "key_reused",
    ],
    response: PaymentSchema,
  },
  "GET /api/payments/keys/:action/:key": {
    session: true,
    summary: "Outcome of a payment request whose response was lost: the payment, or 404 if there is none",
    params: PaymentKeySchema,
    response: PaymentSchema,
  },
  "POST /api/payments/:id/answer": {
    session: true,
    summary: "Submit the form of a payment's next step",
    params: PaymentIdSchema,
    body: PaymentFormSchema,
    rejections: ["no_form_expected"],
    response: PaymentSchema,
  },
  "POST /api/payments/:id/cancel": {
    session: true,
    summary: "Cancel a deposit that waits for the player",
    params: PaymentIdSchema,
    rejections: ["not_cancelable"],
    response: PaymentSchema,
  },
  "GET /api/player/payments": {
    session: true,
    summary: "The player's deposits and withdrawals, newest first",
    query: PaymentsQuerySchema,
    response: PaymentsSchema,
  },
  "GET /api/player/payments/:id": {
    session: true,
    summary: "One payment",
    params: PaymentIdSchema,
    response: PaymentSchema,
  },
  "POST /api/player/payments/:id/recall": {
    session: true,
    summary: "Recall a pending withdrawal, if the licence allows it; once",
    params: PaymentIdSchema,
    rejections: ["not_recallable"],
    response: PaymentSchema,
  },
} as const satisfies Record<string, Endpoint>;
