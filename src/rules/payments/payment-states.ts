import type { PaymentAction, PaymentState } from "../../contract/payments.ts";

/** Allowed transitions of a payment; anything else is rejected, and final states never change. */
const TRANSITIONS: Readonly<Record<PaymentAction, Partial<Record<PaymentState, readonly PaymentState[]>>>> = {
  deposit: {
    // A provider may report the outcome without reporting the start.
    pending: ["processing", "succeeded", "declined", "canceled"],
    processing: ["succeeded", "declined", "canceled"],
  },
  cashout: {
    reserved: ["pending", "recalled", "canceled"],
    pending: ["processing", "rejected", "recalled", "canceled"],
    processing: ["succeeded", "rejected"],
  },
};

export const FIRST_STATE = { deposit: "pending", cashout: "reserved" } as const;

export const canBecome = (action: PaymentAction, from: PaymentState, to: PaymentState): boolean =>
  TRANSITIONS[action][from]?.includes(to) ?? false;

/** True for a final state. */
export const isEnded = (state: PaymentState): boolean =>
  !Object.values(TRANSITIONS).some((table) => state in table);

/** True if a payment in this state can be recalled; the licence has to allow it too. */
export const isRecallable = (action: PaymentAction, state: PaymentState): boolean =>
  canBecome(action, state, "recalled");
