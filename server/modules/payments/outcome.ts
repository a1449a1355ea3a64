import type { ProviderEvent } from "../../../src/contract/payment-provider.ts";
import type { PaymentAction, PaymentState } from "../../../src/contract/payments.ts";
import { canBecome, isEnded } from "../../../src/rules/payments/payment-states.ts";

/** Why nothing is done about what a provider says; stable, for providers to act on. */
export type CallbackRefusal =
  | "unknown_payment"
  | "wrong_amount"
  | "wrong_currency"
  | "not_ordered"
  | "not_reversible"
  | "already_returned";

/** Nothing was done about what a provider has said. */
export class CallbackRefused extends Error {
  override name = "CallbackRefused";
  readonly code: CallbackRefusal;

  constructor(code: CallbackRefusal) {
    super(code);
    this.code = code;
  }
}

/** A payment as a decision needs it; amounts in minor units. */
export interface Known {
  action: PaymentAction;
  state: PaymentState;
  /** Coins: what arrives may be another amount than what was asked for. */
  isCoin: boolean;
  amount: bigint;
  isReversed: boolean;
  /** Of the newest event that was heard. */
  sequence: number;
}

export interface Said extends Pick<ProviderEvent, "sequence" | "state"> {
  amount: bigint;
  /** Whether confirmations are told. */
  confirms: boolean;
}

/** What is to be done about an event. */
export type Outcome =
  /** It is known, or something newer is. */
  | { does: "nothing" }
  | { does: "refuse"; code: CallbackRefusal }
  | { does: "become"; state: "processing" | "declined" | "canceled" | "rejected" }
  /** More confirmations of what is under way. */
  | { does: "confirm" }
  /** The money is there, or has arrived; `reversed` where it was taken back already. */
  | { does: "succeed"; reversed: boolean }
  | { does: "reverse" }
  /** Money of a deposit that has ended comes after all: it is a deposit of its own. */
  | { does: "follow" };

const NOTHING: Outcome = { does: "nothing" };

function depositOutcome(known: Known, said: Said): Outcome {
  const { state, isReversed } = known;
  const isOpen = !isEnded(state);
  const isStale = said.sequence <= known.sequence;
  const moves = said.state === "succeeded" || said.state === "reversed";
  const mayDiffer = known.isCoin && state !== "succeeded";
  if (moves && !mayDiffer && said.amount !== known.amount) return { does: "refuse", code: "wrong_amount" };
  switch (said.state) {
    case "processing":
      if (isStale) return NOTHING;
      if (canBecome("deposit", state, "processing")) return { does: "become", state: "processing" };
      return state === "processing" && said.confirms ? { does: "confirm" } : NOTHING;
    case "succeeded":
      if (isOpen) return { does: "succeed", reversed: false };
      // Credited once, however often and under whatever names it is told.
      if (state === "succeeded" && !isReversed) return NOTHING;
      return isStale ? NOTHING : { does: "follow" };
    case "reversed":
      // It has overtaken the success: whoever takes something back had given it.
      if (isOpen) return { does: "succeed", reversed: true };
      return state === "succeeded" && !isReversed && !isStale ? { does: "reverse" } : NOTHING;
    default:
      if (isStale) return NOTHING;
      // What is there stays in the books: a late failure takes it back.
      if (state === "succeeded") return isReversed ? NOTHING : { does: "reverse" };
      return isOpen
        ? { does: "become", state: said.state === "canceled" ? "canceled" : "declined" }
        : NOTHING;
  }
}

function payoutOutcome(known: Known, said: Said): Outcome {
  const { state } = known;
  const isStale = said.sequence <= known.sequence;
  const isReturned = isEnded(state) && state !== "succeeded";
  // The player has the money again: that it was paid too is for staff to look at, whatever the amount.
  if (isReturned)
    return said.state === "succeeded" && said.sequence >= known.sequence
      ? { does: "refuse", code: "already_returned" }
      : NOTHING;
  if (said.state === "succeeded" && said.amount !== known.amount)
    return { does: "refuse", code: "wrong_amount" };
  if (state === "reserved" || state === "pending") return { does: "refuse", code: "not_ordered" };
  if (state === "processing")
    switch (said.state) {
      case "processing":
        return !isStale && said.confirms ? { does: "confirm" } : NOTHING;
      case "succeeded":
        return { does: "succeed", reversed: false };
      default:
        return isStale ? NOTHING : { does: "become", state: "rejected" };
    }
  if (isStale || said.state === "processing" || said.state === "succeeded") return NOTHING;
  return { does: "refuse", code: "not_reversible" };
}

/** What is to be done about what a provider says of a payment, whatever the order in which it is heard. */
export const outcomeOf = (known: Known, said: Said): Outcome =>
  known.action === "deposit" ? depositOutcome(known, said) : payoutOutcome(known, said);
