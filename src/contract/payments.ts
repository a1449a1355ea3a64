import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { pageEntries, periodEntries, SignedAmountSchema } from "./history.ts";

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

/** Minor units; amounts are whole multiples of the step. */
export const AmountBoundsSchema = v.object({
  min_cents: AmountSchema,
  max_cents: v.nullable(AmountSchema),
  step_cents: AmountSchema,
});
export type AmountBounds = v.InferOutput<typeof AmountBoundsSchema>;

/** Charged on top of a deposit, deducted from a withdrawal: hundredths of a percent, plus minor units. */
export const FeeSchema = v.object({ basis_points: v.number(), fixed_cents: AmountSchema });
export type Fee = v.InferOutput<typeof FeeSchema>;

/** A saved card, account or wallet; the displayed data is not identifying. */
export const PaymentProfileSchema = v.object({
  id: v.number(),
  /** Such as `•••• 4242`. */
  title: v.string(),
  /** `MM/YY` of a card. */
  expires: v.nullable(v.string()),
  last_used_at: instant,
});
export const ProfileIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});
export type PaymentProfile = v.InferOutput<typeof PaymentProfileSchema>;

/** Time from request to arrival, over all successful withdrawals of a method in the last `days`. */
export const PayoutTimesSchema = v.object({
  median_seconds: v.number(),
  p95_seconds: v.number(),
  count: v.number(),
  days: v.number(),
});
export type PayoutTimes = v.InferOutput<typeof PayoutTimesSchema>;

export const PAYMENT_TYPES = ["crypto", "other"] as const;

/** A payment method in one currency. */
export const PaymentMethodSchema = v.object({
  /** A method may be offered in several currencies, with different bounds. */
  id: v.string(),
  currency: v.string(),
  brand: v.string(),
  provider: v.string(),
  type: v.picklist(PAYMENT_TYPES),
  name: v.string(),
  /** Input that the method requires: none, a card in the provider's frame, or form fields. */
  requires: v.picklist(["nothing", "card", "fields"]),
  /** Newest first. */
  savedProfiles: v.array(PaymentProfileSchema),
  /** Seconds until the money arrives, according to the provider; 0 is instant. */
  processingTime: v.object({ from_seconds: v.number(), to_seconds: v.number() }),
  fee: FeeSchema,
  /** Null if the method does not support the action. */
  deposit: v.nullable(AmountBoundsSchema),
  cashout: v.nullable(AmountBoundsSchema),
  /** For withdrawals; null while too few were measured. */
  payoutTimes: v.nullable(PayoutTimesSchema),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;

export const PaymentMethodsQuerySchema = v.object({ action: PaymentActionSchema });
export const PaymentMethodsSchema = v.object({
  /** Currency of the active account. */
  currency: v.string(),
  methods: v.array(PaymentMethodSchema),
  /** Preset amount before the first deposit; null leaves the field empty. */
  default_amount_cents: v.nullable(AmountSchema),
  /** Largest amount that can be withdrawn, and the balances that it doesn't include. */
  available_to_cashout_cents: AmountSchema,
  bonus_cents: AmountSchema,
  reserved_cents: AmountSchema,
  /** Withdrawals require a verified identity. */
  verification_needed: v.boolean(),
  /** Pending withdrawals can be recalled. */
  recall: v.boolean(),
});
export type PaymentMethods = v.InferOutput<typeof PaymentMethodsSchema>;

/** A field of a method's form. The provider renders `card` in its own frame. */
export const PaymentFieldSchema = v.object({
  name: v.string(),
  type: v.picklist(["text", "iban", "email", "tel", "select", "postal_code", "card"]),
  label: v.picklist([
    "iban",
    "account_holder",
    "email",
    "phone",
    "voucher_code",
    "bank",
    "wallet_address",
    "postal_code",
    "card",
    "code",
  ]),
  required: v.boolean(),
  /** Regular expression for the whole text, with the flag `u`. */
  pattern: v.nullable(v.string()),
  /** Bounds of the text's length. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  options: v.nullable(v.array(v.object({ value: v.string(), title: v.string() }))),
  /** Shown only while another field has one of these values. */
  dependsOn: v.nullable(v.object({ field: v.string(), values: v.array(v.string()) })),
});
export type PaymentField = v.InferOutput<typeof PaymentFieldSchema>;
export const PaymentFieldsSchema = v.array(PaymentFieldSchema);

export const MethodIdSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)) });

/** Idempotency key of a payment request. The browser keeps it until a response arrives. */
/** Lower-cased, so that every spelling of a UUID is the same key. */
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

export const NewWithdrawalSchema = v.object(paymentRequest);
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

const digits = (count: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`), "invalid_format"));

/** Non-sensitive card data: never the number, and never together with a name. */
export const CardCheckSchema = v.object({
  card_expiry_month: v.pipe(v.number(), v.integer(), v.minValue(1, "too_small"), v.maxValue(12, "too_big")),
  /** Four digits. */
  card_expiry_year: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(2000, "too_small"),
    v.maxValue(2100, "too_big"),
  ),
  first_six: digits(6),
  last_four: digits(4),
});
export type CardCheck = v.InferOutput<typeof CardCheckSchema>;
/** `review`: accepted, but flagged for staff. */
export const CardCheckedSchema = v.object({ result: v.picklist(["accepted", "review", "rejected"]) });

/** Message from the provider's frame to the page. */
export const CardFrameMessageSchema = v.variant("type", [
  /** Height in CSS pixels. */
  v.object({ type: v.literal("card_frame_height"), height: v.number() }),
  v.object({ type: v.literal("card_frame_ready") }),
  v.object({ type: v.literal("card_frame_invalid") }),
  v.object({
    type: v.literal("card_frame_token"),
    token: v.pipe(v.string(), v.maxLength(200)),
    ...CardCheckSchema.entries,
  }),
]);
export type CardFrameMessage = v.InferOutput<typeof CardFrameMessageSchema>;
/** Message from the page to the frame: its language and colours, or the request to submit the card. */
export const CardFrameRequestSchema = v.variant("type", [
  v.object({ type: v.literal("card_frame_setup"), locale: v.string(), theme: v.string() }),
  v.object({ type: v.literal("card_frame_check") }),
  v.object({ type: v.literal("card_frame_tokenise") }),
]);

export const BonusCodeSchema = v.object({
  deposit_bonus_code: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("required"),
    v.regex(/^[A-Za-z0-9_-]{2,40}$/, "invalid_format"),
  ),
});
export const BonusSettingsSchema = v.object({ can_issue: v.boolean() });
