import * as v from "valibot";
import { NextStepSchema, PAYMENT_ACTIONS, PaymentReasonSchema } from "./payments.ts";

/**
 * What the casino and a payment provider say to each other, as JSON, each call signed: `x-signature` is the HMAC-SHA256
 * of the body's exact bytes (of the path with its query, where there is no body) in hexadecimal, by a secret that the two
 * share. Amounts are decimal text in whole units with all decimals of the currency.
 */
const amount = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,24})(?:\.\d{1,18})?$/));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/));
/** A database holds no half of a character, and no NUL. */
const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((value) => value.isWellFormed() && !value.includes("\0")),
  );
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/**
 * `POST {provider}/orders`: begin a deposit, or pay out. The same `payment` again is the same order, and gets the same
 * answer. 422 says that it isn't and won't be carried out; every other refusal leaves open what became of an earlier try.
 */
export const ProviderOrderSchema = v.object({
  /** The casino's own id of it. */
  payment: v.pipe(v.string(), v.uuid()),
  action: v.picklist(PAYMENT_ACTIONS),
  method: text(40),
  amount,
  currency,
  /** Paid beside the amount of a deposit, kept from the amount of a withdrawal. */
  fee: amount,
  /** A name for the player that tells nothing else. */
  player: text(64),
  /** The answers to the method's form; a card as the token that the provider's frame has given. */
  fields: v.record(v.string(), text(500)),
  /** Token of a saved profile, instead of fields. */
  profile: v.nullable(text(200)),
  /** Where the player is to come back to, and where events are to be sent. */
  return_url: v.pipe(v.string(), v.url()),
  callback_url: v.pipe(v.string(), v.url()),
  locale: text(10),
});
export type ProviderOrder = v.InferOutput<typeof ProviderOrderSchema>;

/** What the player is to do for a deposit; null for a payout, and where nothing is left to be done. */
export const ProviderOrderAnswerSchema = v.object({
  reference: text(100),
  next_step: v.nullable(NextStepSchema),
});
export type ProviderOrderAnswer = v.InferOutput<typeof ProviderOrderAnswerSchema>;

/** `POST {provider}/orders/{payment}/answer`: what the player answers to a step of kind `form`. */
export const ProviderFormAnswerSchema = v.object({ fields: v.record(v.string(), text(500)) });

export const PROVIDER_STATES = [
  "processing",
  "succeeded",
  "declined",
  "canceled",
  "rejected",
  /** What had succeeded is taken back: a card's owner or a bank wants it. */
  "reversed",
] as const;

/**
 * An event as the provider sends it to `callback_url`, until it is answered with 200: late, twice or out of order, it may
 * be. `GET {provider}/orders/{payment}` answers with all of them (`{ events }`, oldest first), for whoever has missed some;
 * where there is no such order, with 404 and the code `unknown_order`.
 */
export const ProviderEventSchema = v.object({
  /** Names the event: sent again, it is the same one. */
  event: text(100),
  /** Of the order; null for coins that came to an address without one. */
  payment: v.nullable(v.pipe(v.string(), v.uuid())),
  reference: text(100),
  /** Grows with each event of an order. */
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.picklist(PROVIDER_STATES),
  /** What really moved between the player and the provider: the amount of a deposit, a withdrawal's amount less its fee. */
  amount,
  currency,
  /** Null where there is none, or one that this contract doesn't know. */
  reason: v.fallback(v.nullable(PaymentReasonSchema), null),
  confirmations: v.nullable(v.object({ given: count, of: count })),
  /** Where coins came to: the casino's address of a player. */
  address: v.nullable(text(120)),
  /** How to pay the same way again without giving the details again. */
  profile: v.nullable(v.object({ token: text(200), title: text(60), expires: v.nullable(text(5)) })),
});
export type ProviderEvent = v.InferOutput<typeof ProviderEventSchema>;
/** Each is to be read by `ProviderEventSchema`: one that can't be read doesn't hide the others. */
export const ProviderEventsSchema = v.object({ events: v.array(v.unknown()) });

/** `POST {provider}/orders/{payment}/refund`: send back what is not accepted. */
export const ProviderRefundSchema = v.object({ reason: PaymentReasonSchema });

/** `GET {provider}/addresses?player=&currency=`: where coins of that player come to, the same one each time. */
export const ProviderAddressSchema = v.object({ address: text(120), network: text(60) });
