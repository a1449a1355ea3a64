import type { PaymentReason, PaymentState } from "../../../src/contract/payments.ts";
import type { NewEvent, NewPayment } from "./writes-store.ts";

type Always =
  | "id"
  | "playerId"
  | "accountId"
  | "action"
  | "methodId"
  | "brand"
  | "methodName"
  | "methodType"
  | "currency"
  | "amount"
  | "fee"
  | "state"
  | "createdAt"
  | "provider";

const NOTHING: Omit<NewPayment, Always> = {
  profileTitle: null,
  reason: null,
  bonusCode: null,
  finishedAt: null,
  reversedAt: null,
  reference: null,
  nextStep: null,
  payout: null,
  key: null,
  digest: null,
  follows: null,
  counted: 0n,
  countedWorth: 0n,
  sequence: 0,
  approvedBy: null,
  secondBy: null,
  approvedAt: null,
  askedAt: null,
  refusedAt: null,
  contradictedAt: null,
  refund: null,
  toldAt: null,
  entryId: null,
  endEntryId: null,
};

/** A payment of which nothing else is to be said yet. */
export const newPayment = (own: Pick<NewPayment, Always> & Partial<NewPayment>): NewPayment => ({
  ...NOTHING,
  ...own,
});

/** A step of a payment's way. */
export const stepOf = (
  state: PaymentState | "reversed",
  at: Date,
  reason: PaymentReason | null = null,
): NewEvent => ({ state, reason, confirmations: null, at });
