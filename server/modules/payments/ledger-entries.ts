import type { Db } from "../../db/client.ts";
import type { PaymentRow } from "../../db/payments-schema.ts";
import type { Entry, PaymentsContext, Prepared } from "./context.ts";
import type { AccountRow, Held, Place } from "./store.ts";
import type { NewPayment } from "./writes-store.ts";

/** A payment as it is in a transaction that holds its player's wallet and account. */
export interface InHand<Row extends NewPayment = PaymentRow> {
  payment: Row;
  place: Place;
  account: AccountRow;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** The entries that payments write into the ledger, each once by the payment's id; and what they count against limits. */
export function createBooks({ ledger }: Pick<PaymentsContext, "ledger">) {
  const causeOf = ({ id, methodName }: NewPayment) => ({ payment: id, method: methodName });

  return {
    /** The money of deposits comes; gives the entries. */
    async creditAll(tx: Db, deposits: readonly InHand<NewPayment>[]): Promise<number[]> {
      const asked = deposits.map(({ payment, place }) => {
        const { id, accountId, currency, amount } = payment;
        const entry: Entry = {
          accountId,
          currency,
          kind: "deposit",
          key: `deposit:${id}`,
          cause: causeOf(payment),
          postings: [
            { side: { purse: "real" }, amount },
            { side: { house: "payments" }, amount: -amount },
          ],
        };
        return { wallet: place, entry };
      });
      return (await ledger.postAll(tx, asked)).map(({ id }) => id);
    },

    /** The money of one comes. */
    async credit(tx: Db, deposit: InHand<NewPayment>): Promise<number> {
      const [entryId] = await this.creditAll(tx, [deposit]);
      return entryId!;
    },

    /** The whole of a deposit goes back: what is not there any more is owed. `real` is what is there, minor units. */
    async reverse(tx: Db, { payment, place }: InHand<NewPayment>, real: bigint): Promise<number> {
      const { id, accountId, currency, amount, entryId } = payment;
      const taken = least(amount, real);
      const posted = await ledger.post(tx, place, {
        accountId,
        currency,
        kind: "deposit_reversal",
        key: `deposit_reversal:${id}`,
        reverses: entryId!,
        cause: causeOf(payment),
        postings: [
          { side: { purse: "real" as const }, amount: -taken },
          { side: { purse: "owed" as const }, amount: taken - amount },
          { side: { house: "payments" as const }, amount },
        ].filter((posting) => posting.amount !== 0n),
      });
      return posted.id;
    },

    /** The money of a withdrawal is set aside. */
    async reserve(tx: Db, { payment, place }: InHand<NewPayment>): Promise<number> {
      const { id, accountId, currency, amount } = payment;
      const posted = await ledger.post(tx, place, {
        accountId,
        currency,
        kind: "cashout",
        key: `cashout:${id}`,
        cause: causeOf(payment),
        postings: [
          { side: { purse: "real" }, amount: -amount },
          { side: { purse: "reserved" }, amount },
        ],
      });
      return posted.id;
    },

    /** What was set aside is the player's again, all of it. */
    async giveBack(tx: Db, { payment, place }: InHand): Promise<number> {
      const { id, accountId, currency, amount, entryId } = payment;
      const posted = await ledger.post(tx, place, {
        accountId,
        currency,
        kind: "cashout_returned",
        key: `cashout_returned:${id}`,
        reverses: entryId!,
        cause: causeOf(payment),
        postings: [
          { side: { purse: "reserved" }, amount: -amount },
          { side: { purse: "real" }, amount },
        ],
      });
      return posted.id;
    },

    /** What was set aside has left. */
    async payOut(tx: Db, { payment, place }: InHand): Promise<number> {
      const { id, accountId, currency, amount } = payment;
      const posted = await ledger.post(tx, place, {
        accountId,
        currency,
        kind: "cashout_paid",
        key: `cashout_paid:${id}`,
        cause: causeOf(payment),
        postings: [
          { side: { purse: "reserved" }, amount: -amount },
          { side: { house: "payments" }, amount },
        ],
      });
      return posted.id;
    },

    /** What a deposit has counted is not counted any more, in the windows of the day that it was counted in. */
    async uncount(tx: Db, prepared: Prepared, { payment }: Pick<Held, "payment">): Promise<PaymentRow> {
      const { playerId, currency, counted, countedWorth, createdAt } = payment;
      if (counted === 0n) return payment;
      await prepared.count(tx, [
        { playerId, currency, deposited: -counted, depositedWorth: -countedWorth, at: createdAt.getTime() },
      ]);
      return { ...payment, counted: 0n, countedWorth: 0n };
    },
  };
}

export type Books = ReturnType<typeof createBooks>;
