import * as v from "valibot";
import { defineEvent } from "../../core/events/events.ts";

const PaymentEndSchema = v.picklist([
  "deposit_succeeded",
  "deposit_failed",
  "deposit_reversed",
  "cashout_succeeded",
  "cashout_returned",
]);
export type PaymentEnd = v.InferOutput<typeof PaymentEndSchema>;

/**
 * Emitted in the transaction that ends or reverses a payment. What the player's own request ended isn't emitted: its
 * response says so.
 */
export const paymentEnded = defineEvent(
  "payment.ended",
  v.object({
    paymentId: v.string(),
    playerId: v.number(),
    end: PaymentEndSchema,
    /** Code of the bonus that the deposit was made with. Events of earlier releases lack it. */
    bonusCode: v.optional(v.nullable(v.string())),
    /** The bonus that the withdrawal ends. Events of earlier releases lack it. */
    endsBonusId: v.optional(v.nullable(v.string())),
  }),
);
export type PaymentEnded = v.InferOutput<typeof paymentEnded.schema>;

/**
 * A player checked a card that others have checked within the time that checks are kept. Cards are compared by their
 * first six and last four digits and expiry, so that two cards may rarely look the same.
 */
export const cardShared = defineEvent(
  "payment.card_shared",
  v.object({ playerId: v.number(), otherIds: v.array(v.number()) }),
);
