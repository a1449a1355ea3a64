import type { PaymentAction, PaymentState } from "../../contract/payments.ts";

/** What may become of a payment; whatever is not listed is refused, and what has ended stays as it is. */
const TRANSITIONS: Readonly<Record<PaymentAction, Partial<Record<PaymentState, readonly PaymentState[]>>>> = {
  deposit: {
    // A provider may say the end without having said that it has begun.
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

/** Nothing changes it any more. */
export const isEnded = (state: PaymentState): boolean =>
  !Object.values(TRANSITIONS).some((table) => state in table);

/** Whether it waits where its player may take it back, if the licence lets them. */
export const isRecallable = (action: PaymentAction, state: PaymentState): boolean =>
  canBecome(action, state, "recalled");
