import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { pageEntries, periodEntries, SignedAmountSchema } from "./history.ts";

export const PAYMENT_ACTIONS = ["deposit", "cashout"] as const;
export const PaymentActionSchema = v.picklist(PAYMENT_ACTIONS);
export type PaymentAction = v.InferOutput<typeof PaymentActionSchema>;

/**
 * A deposit is `pending` until the provider has begun with it, `processing` until it has come or not. A withdrawal is
 * `reserved` as soon as its money is set aside, `pending` while the staff look at it, `processing` with the provider.
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

/** Why a payment ended without its money moving, or was taken back; the app has a sentence and a next step for each. */
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

/** What the player pays beside the amount, or gets less: a share in hundredths of a percent, and minor units. */
export const FeeSchema = v.object({ basis_points: v.number(), fixed_cents: AmountSchema });
export type Fee = v.InferOutput<typeof FeeSchema>;

/** A card, an account or a wallet that the player has paid with before; what is shown of it identifies nobody. */
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

/** Measured from asking to arriving, over all withdrawals of a method that succeeded in the last `days`. */
export const PayoutTimesSchema = v.object({
  median_seconds: v.number(),
  p95_seconds: v.number(),
  count: v.number(),
  days: v.number(),
});
export type PayoutTimes = v.InferOutput<typeof PayoutTimesSchema>;

export const PAYMENT_TYPES = ["crypto", "other"] as const;

/** A way to pay in one currency, for one action. */
export const PaymentMethodSchema = v.object({
  /** One of them may be offered in several currencies, with other bounds. */
  id: v.string(),
  currency: v.string(),
  brand: v.string(),
  provider: v.string(),
  type: v.picklist(PAYMENT_TYPES),
  name: v.string(),
  /** What the player gives for it: nothing, a card in the provider's frame, or fields of a form. */
  asks: v.picklist(["nothing", "card", "fields"]),
  /** Newest first. */
  savedProfiles: v.array(PaymentProfileSchema),
  /** Seconds until the money is there, as the provider says: 0 is at once. */
  processingTime: v.object({ from_seconds: v.number(), to_seconds: v.number() }),
  fee: FeeSchema,
  /** Null where it does not take part in that. */
  deposit: v.nullable(AmountBoundsSchema),
  cashout: v.nullable(AmountBoundsSchema),
  /** Of withdrawals; null while too few were measured. */
  payoutTimes: v.nullable(PayoutTimesSchema),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;

export const PaymentMethodsQuerySchema = v.object({ action: PaymentActionSchema });
export const PaymentMethodsSchema = v.object({
  /** Of the account that is played with. */
  currency: v.string(),
  methods: v.array(PaymentMethodSchema),
  /** What the amount begins with before the first deposit; null leaves it empty. */
  default_amount_cents: v.nullable(AmountSchema),
  /** The ceiling of a withdrawal, and what is not part of it. */
  available_to_cashout_cents: AmountSchema,
  bonus_cents: AmountSchema,
  reserved_cents: AmountSchema,
  /** The identity is to be verified before money is paid out. */
  verification_needed: v.boolean(),
  /** Whether withdrawals can be taken back while they wait. */
  recall: v.boolean(),
});
export type PaymentMethods = v.InferOutput<typeof PaymentMethodsSchema>;

/** A field of a method's form. `card` is drawn by the provider, in a frame of its own. */
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
  /** A regular expression for the whole text, with the flag `u`. */
  pattern: v.nullable(v.string()),
  /** Of the text's length. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  options: v.nullable(v.array(v.object({ value: v.string(), title: v.string() }))),
  /** Asked for only while another field has one of these values. */
  dependsOn: v.nullable(v.object({ field: v.string(), values: v.array(v.string()) })),
});
export type PaymentField = v.InferOutput<typeof PaymentFieldSchema>;
export const PaymentFieldsSchema = v.array(PaymentFieldSchema);

export const MethodIdSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)) });

/** Names one wish of the player: sent again, it is the same payment. The browser keeps it until it has an answer. */
/** However it is written, it is one name. */
const key = v.pipe(v.string(), v.uuid("invalid_format"), v.toLowerCase());
const minorUnits = v.union([
  v.pipe(v.number("not_integer"), v.safeInteger("not_integer"), v.minValue(1, "too_small")),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,24}$/, "not_integer")),
]);

const wish = {
  key,
  method_id: MethodIdSchema.entries.id,
  amount_cents: minorUnits,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/, "invalid_format")),
  /** By name. */
  fields: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(500))), {}),
  /** One of the method's saved profiles, instead of the fields. */
  profile_id: v.optional(
    v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(1, "unknown"), v.maxValue(2_147_483_647, "unknown")),
    ),
  ),
};

export const NewDepositSchema = v.object({
  ...wish,
  bonus_code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40, "too_long")))),
  /** Where in the app the player comes back to from the provider's page. */
  return_path: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(500, "too_long"),
      // Of this site, however browsers read it.
      v.regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, "invalid_format"),
    ),
  ),
});
export type NewDeposit = v.InferInput<typeof NewDepositSchema>;

export const NewCashoutSchema = v.object(wish);
export type NewCashout = v.InferInput<typeof NewCashoutSchema>;

/** What the player has to do for a payment to go on. */
export const NextStepSchema = v.variant("kind", [
  /** Another page, which leads back. */
  v.object({ kind: v.literal("redirect"), url: v.string() }),
  v.object({
    kind: v.literal("address"),
    address: v.string(),
    network: v.string(),
    /** What a wallet opens and the code holds. */
    uri: v.string(),
    /** As people write it, in whole coins. */
    amount: v.string(),
    /** How many of the network's confirmations it takes. */
    confirmations: v.number(),
    expires_at: instant,
  }),
  v.object({ kind: v.literal("form"), fields: PaymentFieldsSchema }),
  v.object({ kind: v.literal("done") }),
]);
export type NextStep = v.InferOutput<typeof NextStepSchema>;

/** A step of a payment's way. `reversed`: what had succeeded was taken back. */
export const PaymentEventSchema = v.object({
  state: v.picklist([...PAYMENT_STATES, "reversed"]),
  at: instant,
  reason: v.nullable(PaymentReasonSchema),
  /** Confirmations that a network has given, of those that it takes. */
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
    /** Of the profile that was used. */
    profile: v.nullable(v.string()),
  }),
  currency: v.string(),
  amount_cents: AmountSchema,
  /** Paid beside the amount of a deposit, and kept from the amount of a withdrawal. */
  fee_cents: AmountSchema,
  created_at: instant,
  finished_at: v.nullable(instant),
  recallable: v.boolean(),
  /** Why it ended as it did, where it did not succeed. */
  reason: v.nullable(PaymentReasonSchema),
  reversed_at: v.nullable(instant),
  /** As long as the player has something to do. */
  next_step: v.nullable(NextStepSchema),
  /** Oldest first. */
  timeline: v.array(PaymentEventSchema),
  /** Numbers of the entries of the player's ledger that it has made, oldest first. */
  receipts: v.array(v.number()),
  /** What the player is told when the payment begins, and never later. */
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
  /** Of the page after this one; null on the last. */
  next: v.nullable(v.string()),
  /**
   * What has moved in the time that was asked for, by currency, as the ledger has booked it: deposits less those taken
   * back, and what was paid out. Null without a time that begins and ends, and but on the first page.
   */
  totals: v.nullable(
    v.array(
      v.object({
        currency: v.string(),
        deposits_cents: SignedAmountSchema,
        cashouts_cents: SignedAmountSchema,
      }),
    ),
  ),
});
export type Payments = v.InferOutput<typeof PaymentsSchema>;

/** Answers to a step of kind `form`. */
export const PaymentAnswerSchema = v.object({ fields: wish.fields });

const digits = (count: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`), "invalid_format"));

/** What may be known of a card: never its number, and never together with a name. */
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
/** `review`: it may be paid with, and somebody looks at it. */
export const CardCheckedSchema = v.object({ result: v.picklist(["accepted", "review", "refused"]) });

/** What the provider's frame says to the page around it. */
export const CardFrameMessageSchema = v.variant("type", [
  /** Its height in CSS pixels. */
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
/** What the page says to the frame: its language and colours, or that the card is to be given now. */
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
