import type { PaymentReason, PaymentState } from "../../../src/contract/payments.ts";
import type { NewEvent, NewPayment } from "./writes-store.ts";

type RequiredFields =
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

const DEFAULTS: Omit<NewPayment, RequiredFields> = {
  profileTitle: null,
  reason: null,
  bonusCode: null,
  endsBonusId: null,
  finishedAt: null,
  reversedAt: null,
  reference: null,
  nextStep: null,
  payout: null,
  key: null,
  digest: null,
  lateOf: null,
  counted: 0n,
  countedWorth: 0n,
  sequence: 0,
  approvedBy: null,
  secondApprover: null,
  approvedAt: null,
  notifiedAt: null,
  polledAt: null,
  orderedAt: null,
  rejectedAt: null,
  contradictedAt: null,
  contradiction: null,
  refund: null,
  entryId: null,
  endEntryId: null,
};

/** Creates a payment row with defaults for everything not given. */
export const newPayment = (fields: Pick<NewPayment, RequiredFields> & Partial<NewPayment>): NewPayment => ({
  ...DEFAULTS,
  ...fields,
});

/** Creates a timeline event. */
export const timelineEvent = (
  state: PaymentState | "reversed",
  at: Date,
  reason: PaymentReason | null = null,
): NewEvent => ({ state, reason, confirmations: null, at });
