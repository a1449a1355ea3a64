import type { ProviderEvent } from "../../../../src/contract/payment-provider.ts";
import type { PaymentAction, PaymentState } from "../../../../src/contract/payments.ts";
import { canBecome, isEnded } from "../../../../src/rules/payments/payment-states.ts";

/** Reasons for rejecting a provider's event. Stable: providers act on them. */
export type WebhookRejection =
  | "bad_request"
  | "unknown_payment"
  | "wrong_amount"
  | "wrong_currency"
  | "not_ordered"
  | "not_reversible"
  | "already_paid"
  | "already_returned"
  | "event_reused";

/** A provider's event was rejected and changed no money. */
export class WebhookRejected extends Error {
  override name = "WebhookRejected";
  readonly code: WebhookRejection;

  constructor(code: WebhookRejection) {
    super(code);
    this.code = code;
  }
}

/** The payment's fields that decide an event's outcome; amounts in minor units. */
export interface PaymentFacts {
  action: PaymentAction;
  state: PaymentState;
  /** Crypto: the received amount may differ from the requested one. */
  isCoin: boolean;
  amount: bigint;
  isReversed: boolean;
  /** True if the provider has contradicted the ledger before. */
  isContradicted: boolean;
  /** Sequence number of the newest event received. */
  sequence: number;
}

export interface EventFacts extends Pick<ProviderEvent, "sequence" | "state"> {
  amount: bigint;
  /** True if the event reports confirmations. */
  hasConfirmations: boolean;
}

/** The effect of an event on a payment. */
export type EventEffect =
  /** The event is known or stale. */
  | { type: "nothing" }
  | { type: "reject"; code: WebhookRejection }
  | { type: "become"; state: "processing" | "declined" | "canceled" | "rejected" }
  /** More confirmations of a payment in progress. */
  | { type: "confirm" }
  /** The money arrived, or was paid out; `reversed` if the provider has already taken it back. */
  | { type: "succeed"; reversed: boolean }
  | { type: "reverse" }
  /** Money arrives for a deposit that has ended: create a late payment. */
  | { type: "late" };

const NOTHING: EventEffect = { type: "nothing" };

function depositOutcome(payment: PaymentFacts, event: EventFacts): EventEffect {
  const { state, isReversed } = payment;
  const isOpen = !isEnded(state);
  const isStale = event.sequence <= payment.sequence;
  const moves = event.state === "succeeded" || event.state === "reversed";
  const mayDiffer = payment.isCoin && state !== "succeeded";
  if (moves && !mayDiffer && event.amount !== payment.amount) return { type: "reject", code: "wrong_amount" };
  switch (event.state) {
    case "processing":
      if (isStale) return NOTHING;
      if (canBecome("deposit", state, "processing")) return { type: "become", state: "processing" };
      return state === "processing" && event.hasConfirmations ? { type: "confirm" } : NOTHING;
    case "succeeded":
      if (isOpen) return { type: "succeed", reversed: false };
      // Credit once, whatever the number and names of the success events.
      if (state === "succeeded" && !isReversed) return NOTHING;
      return isStale ? NOTHING : { type: "late" };
    case "reversed":
      // The reversal arrived before the success, which it implies.
      if (isOpen) return { type: "succeed", reversed: true };
      return state === "succeeded" && !isReversed && !isStale ? { type: "reverse" } : NOTHING;
    default:
      if (isStale) return NOTHING;
      // The money is in the ledger, so a late failure reverses it.
      if (state === "succeeded") return isReversed ? NOTHING : { type: "reverse" };
      return isOpen
        ? { type: "become", state: event.state === "canceled" ? "canceled" : "declined" }
        : NOTHING;
  }
}

function payoutOutcome(payment: PaymentFacts, event: EventFacts): EventEffect {
  const { state, isContradicted } = payment;
  const isFinal = event.state !== "processing";
  // Known events are recognized by name, so a final event isn't stale if it repeats the newest sequence number.
  const isStale = isFinal ? event.sequence < payment.sequence : event.sequence <= payment.sequence;
  const isReturned = isEnded(state) && state !== "succeeded";
  // The player has the money back: a payout on top, of any amount, is for staff to settle.
  if (isReturned) {
    const isContradiction = event.state === "succeeded" || (isFinal && isContradicted);
    return isContradiction && !isStale ? { type: "reject", code: "already_returned" } : NOTHING;
  }
  if (event.state === "succeeded" && event.amount !== payment.amount)
    return { type: "reject", code: "wrong_amount" };
  if (state === "reserved" || state === "pending") return { type: "reject", code: "not_ordered" };
  if (state === "processing")
    switch (event.state) {
      case "processing":
        return !isStale && event.hasConfirmations ? { type: "confirm" } : NOTHING;
      case "succeeded":
        return { type: "succeed", reversed: false };
      default:
        return isStale ? NOTHING : { type: "become", state: "rejected" };
    }
  if (isStale || !isFinal) return NOTHING;
  // Paid, returned and paid again: only staff can tell what the balance should be.
  if (event.state === "succeeded") return isContradicted ? { type: "reject", code: "already_paid" } : NOTHING;
  return { type: "reject", code: "not_reversible" };
}

/** Decides what an event does to a payment; events may arrive in any order. */
export const outcomeOf = (payment: PaymentFacts, event: EventFacts): EventEffect =>
  payment.action === "deposit" ? depositOutcome(payment, event) : payoutOutcome(payment, event);
