import type { Db } from "../../../db/client.ts";
import type { AccountRow, LedgerHead, LockedPayment } from "../store.ts";
import type { PaymentRow } from "../tables.ts";
import type { NewPayment } from "../writes-store.ts";
import type { Entry, PaymentsContext, PreparedData } from "./context.ts";

/** A payment with its player's locked ledger head and account. */
export interface LockedPaymentOf<Row extends NewPayment = PaymentRow> {
  payment: Row;
  ledgerHead: LedgerHead;
  account: AccountRow;
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);

/** Writes payments' ledger entries, each once per payment id, and reverts their limit usage. */
export function createLedgerEntries({ ledger }: Pick<PaymentsContext, "ledger">) {
  const causeOf = ({ id, methodName }: NewPayment) => ({ payment: id, method: methodName });

  return {
    /** Credits deposits. @returns the entries' ids, in order */
    async creditAll(tx: Db, deposits: readonly LockedPaymentOf<NewPayment>[]): Promise<number[]> {
      const entries = deposits.map(({ payment, ledgerHead }) => {
        const { id, accountId, currency, amount } = payment;
        const entry: Entry = {
          accountId,
          currency,
          kind: "deposit",
          key: `deposit:${id}`,
          cause: causeOf(payment),
          postings: [
            { side: { balanceType: "real" }, amount },
            { side: { house: "payments" }, amount: -amount },
          ],
        };
        return { wallet: ledgerHead, entry };
      });
      return (await ledger.postAll(tx, entries)).map(({ id }) => id);
    },

    /** Credits one deposit. @returns the entry's id */
    async credit(tx: Db, deposit: LockedPaymentOf<NewPayment>): Promise<number> {
      const [entryId] = await this.creditAll(tx, [deposit]);
      return entryId!;
    },

    /**
     * Reverses a deposit; whatever exceeds the real balance becomes debt.
     * @param real the account's real balance, minor units
     */
    async reverse(
      tx: Db,
      { payment, ledgerHead }: LockedPaymentOf<NewPayment>,
      real: bigint,
    ): Promise<number> {
      const { id, accountId, currency, amount, entryId } = payment;
      const fromReal = min(amount, real);
      const posted = await ledger.post(tx, ledgerHead, {
        accountId,
        currency,
        kind: "deposit_reversal",
        key: `deposit_reversal:${id}`,
        reverses: entryId!,
        cause: causeOf(payment),
        postings: [
          { side: { balanceType: "real" as const }, amount: -fromReal },
          { side: { balanceType: "owed" as const }, amount: fromReal - amount },
          { side: { house: "payments" as const }, amount },
        ].filter((posting) => posting.amount !== 0n),
      });
      return posted.id;
    },

    /** Moves a withdrawal's amount from real to reserved. @returns the entry's id */
    async reserve(tx: Db, { payment, ledgerHead }: LockedPaymentOf<NewPayment>): Promise<number> {
      const { id, accountId, currency, amount } = payment;
      const posted = await ledger.post(tx, ledgerHead, {
        accountId,
        currency,
        kind: "cashout",
        key: `cashout:${id}`,
        cause: causeOf(payment),
        postings: [
          { side: { balanceType: "real" }, amount: -amount },
          { side: { balanceType: "reserved" }, amount },
        ],
      });
      return posted.id;
    },

    /** Moves a withdrawal's amount back from reserved to real. @returns the entry's id */
    async releaseReserve(tx: Db, { payment, ledgerHead }: LockedPaymentOf): Promise<number> {
      const { id, accountId, currency, amount, entryId } = payment;
      const posted = await ledger.post(tx, ledgerHead, {
        accountId,
        currency,
        kind: "cashout_returned",
        key: `cashout_returned:${id}`,
        reverses: entryId!,
        cause: causeOf(payment),
        postings: [
          { side: { balanceType: "reserved" }, amount: -amount },
          { side: { balanceType: "real" }, amount },
        ],
      });
      return posted.id;
    },

    /** Settles a withdrawal: moves its amount from reserved to the house. @returns the entry's id */
    async settleWithdrawal(tx: Db, { payment, ledgerHead }: LockedPaymentOf): Promise<number> {
      const { id, accountId, currency, amount } = payment;
      const posted = await ledger.post(tx, ledgerHead, {
        accountId,
        currency,
        kind: "cashout_paid",
        key: `cashout_paid:${id}`,
        cause: causeOf(payment),
        postings: [
          { side: { balanceType: "reserved" }, amount: -amount },
          { side: { house: "payments" }, amount },
        ],
      });
      return posted.id;
    },

    /** Reverts a deposit's limit usage, in the windows of the day it was counted in. */
    async revertLimitUsage(
      tx: Db,
      prepared: PreparedData,
      { payment }: Pick<LockedPayment, "payment">,
    ): Promise<PaymentRow> {
      const { playerId, currency, counted, countedWorth, createdAt } = payment;
      if (counted === 0n) return payment;
      await prepared.count(tx, [
        { playerId, currency, deposited: -counted, depositedWorth: -countedWorth, at: createdAt.getTime() },
      ]);
      return { ...payment, counted: 0n, countedWorth: 0n };
    },
  };
}

export type LedgerEntries = ReturnType<typeof createLedgerEntries>;
