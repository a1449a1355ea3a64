import type { Db } from "../../../db/client.ts";
import { pipelined } from "../../../db/pipeline.ts";
import type { PaymentEnd, PaymentEnded } from "../events.ts";
import { type Change, type NewPayment, paymentWrites as store } from "../writes-store.ts";

function endOf({ action, state, reversedAt }: NewPayment): PaymentEnd {
  if (action === "cashout") return state === "succeeded" ? "cashout_succeeded" : "cashout_returned";
  if (reversedAt) return "deposit_reversed";
  return state === "succeeded" ? "deposit_succeeded" : "deposit_failed";
}

const eventOf = ({ payment }: Change<NewPayment>): PaymentEnded => ({
  paymentId: payment.id,
  playerId: payment.playerId,
  end: endOf(payment),
  bonusCode: payment.bonusCode,
  endsBonusId: payment.endsBonusId,
});

/** Writes payments that end or are reversed, together with their events. */
export function createPaymentEnds(emitAll: (tx: Db, ended: readonly PaymentEnded[]) => Promise<void>) {
  return {
    /** Updates locked payments. */
    async saveAll(tx: Db, changes: readonly Change[], at: Date): Promise<void> {
      if (changes.length > 0)
        await pipelined(store.saveAll(tx, changes, at), emitAll(tx, changes.map(eventOf)));
    },

    /** Inserts a payment that has ended already. */
    async insert(tx: Db, change: Change<NewPayment>, at: Date): Promise<void> {
      await pipelined(store.insertAll(tx, [change], at), emitAll(tx, [eventOf(change)]));
    },
  };
}

export type PaymentEnds = ReturnType<typeof createPaymentEnds>;
