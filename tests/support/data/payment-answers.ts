import type { PaymentField } from "../../../src/contract/payment-fields.ts";
import type { PaymentMethod, PaymentMethods } from "../../../src/contract/payment-methods.ts";
import type { Payment } from "../../../src/contract/payments.ts";

/** A payment as the server sends it. */
export const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: "0f0e0d0c-0b0a-4908-8706-050403020100",
  action: "deposit",
  state: "processing",
  method: { id: "card", brand: "card", name: "Card", type: "other", profile: "•••• 4242" },
  currency: "EUR",
  amount_cents: 5_000,
  fee_cents: 0,
  created_at: "2026-11-21T10:00:00.000Z",
  finished_at: null,
  expected_at: null,
  recallable: false,
  reason: null,
  reversed_at: null,
  next_step: null,
  timeline: [{ state: "pending", at: "2026-11-21T10:00:00.000Z", reason: null, confirmations: null }],
  receipts: [],
  ...changes,
});

/** A field of a payment form. */
export const paymentField = (changes: Partial<PaymentField> & Pick<PaymentField, "name">): PaymentField => ({
  type: "text",
  label: "code",
  required: true,
  pattern: null,
  min: null,
  max: null,
  options: null,
  dependsOn: null,
  ...changes,
});

/** A payment method. */
export const method = (changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: "card",
  currency: "EUR",
  brand: "card",
  provider: "reference",
  type: "other",
  name: "Card",
  requires: "card",
  savedProfiles: [],
  processingTime: { from_seconds: 0, to_seconds: 0 },
  fee: { basis_points: 0, fixed_cents: 0 },
  deposit: { min_cents: 1_000, max_cents: 500_000, step_cents: 1 },
  cashout: { min_cents: 2_000, max_cents: 200_000, step_cents: 1 },
  payoutTimes: null,
  payoutDistribution: null,
  ...changes,
});

/** The cashbox's data when it opens. */
export const methods = (changes: Partial<PaymentMethods> = {}): PaymentMethods => ({
  currency: "EUR",
  methods: [method()],
  default_amount_cents: 5_000,
  preset_amounts_cents: [],
  last_method_id: null,
  available_to_cashout_cents: 30_000,
  bonus_cents: 0,
  reserved_cents: 0,
  verification_needed: false,
  recall: false,
  ...changes,
});

const DAY = 86_400;
const SAVED = { id: 7, title: "•••• 4242", expires: "08/29", last_used_at: "2026-11-20T10:00:00.000Z" };
/** Payment methods of a usual cashbox. */
export const CASHBOX_METHODS = [
  method({
    savedProfiles: [SAVED],
    payoutTimes: { median_seconds: 5_400, p95_seconds: 86_400, count: 40, days: 30 },
  }),
  method({
    id: "bank",
    brand: "bank_transfer",
    name: "Bank transfer",
    requires: "fields",
    processingTime: { from_seconds: DAY, to_seconds: 3 * DAY },
    fee: { basis_points: 100, fixed_cents: 25 },
  }),
  method({
    id: "voucher",
    brand: "neosurf",
    name: "Neosurf",
    requires: "fields",
    cashout: null,
    deposit: { min_cents: 1_000, max_cents: 25_000, step_cents: 500 },
  }),
];
/** The form fields of `CASHBOX_METHODS`, by method id. */
export const CASHBOX_FIELDS: Record<string, PaymentField[]> = {
  card: [paymentField({ name: "card", type: "card", label: "card" })],
  bank: [
    paymentField({ name: "iban", type: "iban", label: "iban", max: 42 }),
    paymentField({ name: "holder", label: "account_holder", min: 2, max: 100 }),
  ],
  voucher: [paymentField({ name: "code", label: "voucher_code", pattern: "\\d{10}", max: 10 })],
};
