import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { DoneSchema, type Endpoint } from "./endpoint.ts";
import { PaymentFieldsSchema } from "./payment-fields.ts";
import { MethodIdSchema, PAYMENT_TYPES, PaymentActionSchema } from "./payments.ts";

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

/** How the times from request to arrival are distributed, over the successful withdrawals of the last `days`. */
export const PayoutDistributionSchema = v.object({
  days: v.number(),
  /** In ascending order. Shares are whole percents and add up to 100. */
  steps: v.array(
    v.object({
      /** Upper bound; null for everything longer than the step before. */
      to_seconds: v.nullable(v.number()),
      share: v.number(),
    }),
  ),
});
export type PayoutDistribution = v.InferOutput<typeof PayoutDistributionSchema>;

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
  /** For withdrawals; null while too few were measured. */
  payoutDistribution: v.nullable(PayoutDistributionSchema),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;

export const PaymentMethodsQuerySchema = v.object({ action: PaymentActionSchema });
export const PaymentMethodsSchema = v.object({
  /** Currency of the active account. */
  currency: v.string(),
  methods: v.array(PaymentMethodSchema),
  /** Preset amount before the first deposit; null leaves the field empty. */
  default_amount_cents: v.nullable(AmountSchema),
  /** Amounts to choose with one tap; none for deposits where the licence forbids preset amounts. */
  preset_amounts_cents: v.array(AmountSchema),
  /** Method of the player's last payment of this kind that didn't fail; null without one. */
  last_method_id: v.nullable(v.string()),
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

export const paymentMethodsPublications = {
  payment_methods_changes: v.object({}),
} as const;

export const paymentMethodsEndpoints = {
  "GET /api/payments/methods": {
    session: true,
    summary: "Payment methods of this player, with bounds, fee and time",
    query: PaymentMethodsQuerySchema,
    response: PaymentMethodsSchema,
  },
  "GET /api/payments/methods/:id/fields": {
    session: true,
    summary: "Form fields of a payment method",
    params: MethodIdSchema,
    query: PaymentMethodsQuerySchema,
    response: PaymentFieldsSchema,
  },
  "DELETE /api/payments/profiles/:id": {
    session: true,
    summary: "Remove a saved card, account or wallet",
    params: ProfileIdSchema,
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
