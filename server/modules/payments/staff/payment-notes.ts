import type { Contradiction, PaymentRow } from "../tables.ts";

const MINUTE = 60_000;

/**
 * How long an approved withdrawal may wait for its order, and an order for its end, before staff see it;
 * milliseconds.
 */
const WAIT = { order: 10 * MINUTE, end: 3 * 24 * 60 * MINUTE };

/**
 * Cut-offs for staff's attention: `unordered` for withdrawals without an order, `withoutEnd` for orders without an end.
 */
export const latestMoments = (now: number) => ({
  unordered: new Date(now - WAIT.order),
  withoutEnd: new Date(now - WAIT.end),
});

const CLAIMS: Record<Exclude<Contradiction, "unknown_order">, string> = {
  succeeded: "SAYS IT WAS PAID",
  processing: "SAYS IT'S IN PROGRESS",
  declined: "SAYS IT CAME BACK",
  canceled: "SAYS IT CAME BACK",
  rejected: "SAYS IT CAME BACK",
  reversed: "SAYS IT CAME BACK",
  confirmed: "CONFIRMED THE ORDER LATER",
  wrong_amount: "NAMED ANOTHER AMOUNT",
  wrong_currency: "NAMED ANOTHER CURRENCY",
  event_reused: "SENT ANOTHER PAYMENT'S EVENT",
};

function contradictionNote({ state, provider, contradiction }: PaymentRow): string {
  if (contradiction === "unknown_order")
    return `${provider} CONFIRMED THE ORDER AND DOESN'T KNOW IT NOW: ask there, then unpaid`;
  const claim = `${provider} ${CLAIMS[contradiction ?? "succeeded"]}`;
  if (state === "processing")
    return `${claim}: ask there for the right event; unpaid if the order isn't there`;
  const isPaid = state === "succeeded";
  const agrees = isPaid === (contradiction === "succeeded") && claim.includes("SAYS");
  return `${isPaid ? "PAID" : "GIVEN BACK"} HERE, ${agrees ? "AND AFTER SAYING OTHERWISE" : "BUT"} ${claim}: adjust the player's balance, then settled`;
}

/** A hint for staff in the list of payments; empty if there is nothing to do. */
export function staffHintOf(payment: PaymentRow, now: number): string {
  const { action, state, refund, provider, reference, rejectedAt, contradictedAt } = payment;
  const { approvedBy, approvedAt, orderedAt, createdAt } = payment;
  const { unordered, withoutEnd } = latestMoments(now);
  const isOrdered = action === "cashout" && state === "processing";
  if (isOrdered && rejectedAt && (contradictedAt === null || payment.contradiction === "unknown_order"))
    return `refused by ${provider}, or unpaid, at ${rejectedAt.toISOString()}: given back after ten minutes unless it's known there`;
  if (contradictedAt) return contradictionNote(payment);
  if (refund === "rejected") return "the provider doesn't send it back: check there, then do it by hand";
  if (refund === "due") return "refund due: the provider hasn't confirmed it yet";
  if (isOrdered && reference === null)
    return `${provider} hasn't confirmed the order: it's sent again every minute`;
  if (isOrdered && (orderedAt ?? createdAt) <= withoutEnd)
    return `${provider} hasn't said for three days how it ended: ask there`;
  if (state === "pending" && approvedAt && approvedAt <= unordered)
    return `approved at ${approvedAt.toISOString()}, and not sent to ${provider} yet`;
  return approvedBy === null || approvedAt ? "" : `approved by ${approvedBy}, waits for another`;
}
