import * as v from "valibot";
import { NextStepSchema, PAYMENT_ACTIONS, PaymentReasonSchema } from "./payments.ts";

/**
 * JSON API between the casino and a payment provider. `x-signature` is the hexadecimal HMAC-SHA256 of the
 * exact body (or of path and query) with a shared secret. Amounts are decimal text in units of the
 * currency (not minor units), with all its decimals.
 */
const amount = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,24})(?:\.\d{1,18})?$/));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/));
/** PostgreSQL stores neither lone surrogates nor NUL. */
const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((value) => value.isWellFormed() && !value.includes("\0")),
  );
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/**
 * `POST {provider}/orders`: starts a deposit or a payout, idempotent by `payment`. 422 means that the order
 * isn't and won't be executed; any other rejection leaves the outcome of an earlier attempt unknown.
 */
export const ProviderOrderSchema = v.object({
  /** The casino's payment id. */
  payment: v.pipe(v.string(), v.uuid()),
  action: v.picklist(PAYMENT_ACTIONS),
  method: text(40),
  amount,
  currency,
  /** Added to the amount of a deposit, deducted from the amount of a withdrawal. */
  fee: amount,
  /** Pseudonym of the player. */
  player: text(64),
  /** Values of the method's form; a card is the token of the provider's frame. */
  fields: v.record(v.string(), text(500)),
  /** Token of a saved profile, instead of fields. */
  profile: v.nullable(text(200)),
  /** Where the player returns to, and where events are sent. */
  return_url: v.pipe(v.string(), v.url()),
  callback_url: v.pipe(v.string(), v.url()),
  locale: text(10),
});
export type ProviderOrder = v.InferOutput<typeof ProviderOrderSchema>;

/** The player's next step for a deposit; null for a payout, and if nothing is left to do. */
export const ProviderOrderAnswerSchema = v.object({
  reference: text(100),
  next_step: v.nullable(NextStepSchema),
});
export type ProviderOrderAnswer = v.InferOutput<typeof ProviderOrderAnswerSchema>;

/** `POST {provider}/orders/{payment}/answer`: values of a step of kind `form`. */
export const ProviderFormAnswerSchema = v.object({ fields: v.record(v.string(), text(500)) });

export const PROVIDER_STATES = [
  "processing",
  "succeeded",
  "declined",
  "canceled",
  "rejected",
  /** A completed payment was reversed by the cardholder or the bank. */
  "reversed",
] as const;

/**
 * A webhook event, sent to `callback_url` until answered with 200; may be late, repeated or unordered. `GET
 * {provider}/orders/{payment}` returns all (`{ events }`, oldest first) or 404 `unknown_order`.
 */
export const ProviderEventSchema = v.object({
  /** Event id; the same on redelivery. */
  event: text(100),
  /** The casino's payment id; null for coins that arrived without an order. */
  payment: v.nullable(v.pipe(v.string(), v.uuid())),
  reference: text(100),
  /** Grows with each event of an order. */
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.picklist(PROVIDER_STATES),
  /**
   * Amount actually moved between player and provider: a deposit's amount, a withdrawal's amount less its
   * fee.
   */
  amount,
  currency,
  /** Null without a reason, and for reasons this contract doesn't know. */
  reason: v.fallback(v.nullable(PaymentReasonSchema), null),
  confirmations: v.nullable(v.object({ given: count, of: count })),
  /** The casino's deposit address that received the coins. */
  address: v.nullable(text(120)),
  /** Saved profile, to pay with the same details again. */
  profile: v.nullable(v.object({ token: text(200), title: text(60), expires: v.nullable(text(5)) })),
});
export type ProviderEvent = v.InferOutput<typeof ProviderEventSchema>;
/**
 * Each event is parsed with `ProviderEventSchema` separately, so that an invalid one doesn't hide the others.
 */
export const ProviderEventsSchema = v.object({ events: v.array(v.unknown()) });

/** `POST {provider}/orders/{payment}/refund`: returns money that is not accepted. */
export const ProviderRefundSchema = v.object({ reason: PaymentReasonSchema });

/** `GET {provider}/addresses?player=&currency=`: the player's permanent deposit address for coins. */
export const ProviderAddressSchema = v.object({ address: text(120), network: text(60) });
