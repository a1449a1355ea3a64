import { and, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PaymentAction, PaymentEvent } from "../../../../src/contract/payments.ts";
import { ledgerEntries, ledgerPostings } from "../../../core/ledger/tables.ts";
import { players } from "../../../core/players/tables.ts";
import type { Db } from "../../../db/client.ts";
import type { PageCursor } from "../../../http/instant.ts";
import { type PaymentRow, paymentEvents, payments } from "../tables.ts";

/** A payment with everything the API shows of it. */
export interface PaymentView {
  payment: PaymentRow;
  player: { licence: string; country: string | null; groups: number[]; excludedUntil: Date | null };
  /** Oldest first; times as the database formats them. */
  timeline: PaymentEvent[];
  /** Numbers of the player's ledger entries. */
  receipts: number[];
}

/** `from` is inclusive, `to` exclusive. */
export interface PaymentFilter {
  from: Date | null;
  to: Date | null;
  currency: string | null;
  action: PaymentAction | null;
}

/** Deposited or withdrawn per currency, minor units. */
export interface PaymentTotal {
  currency: string;
  action: PaymentAction;
  sum: bigint;
}

/** Entry kinds that count as deposits or withdrawals. */
const ACTION_KINDS = [
  ["deposit", "deposit"],
  ["deposit_reversal", "deposit"],
  ["cashout_paid", "cashout"],
] as const;

const VIEW = {
  payment: payments,
  player: {
    licence: players.licence,
    country: players.country,
    groups: players.groups,
    excludedUntil: players.excludedUntil,
  },
  timeline: sql<PaymentEvent[]>`(
    select coalesce(json_agg(json_build_object('state', e.state, 'at', e.at, 'reason', e.reason,
      'confirmations', e.confirmations) order by e.id), '[]')
    from ${paymentEvents} e where e.payment_id = ${payments.id} and e.state is not null)`,
  receipts: sql<number[]>`(
    select coalesce(json_agg(l.number order by l.number), '[]')
    from ${ledgerEntries} l where l.id in (${payments.entryId}, ${payments.endEntryId}))`,
};

/** Payments as players see them; every query is scoped to a player. */
export const viewsStore = (db: Db) => {
  const read = (condition: SQL | undefined) =>
    db.select(VIEW).from(payments).innerJoin(players, eq(players.id, payments.playerId)).where(condition);

  return {
    async one(playerId: number, id: string): Promise<PaymentView | undefined> {
      const [row] = await read(and(eq(payments.id, id), eq(payments.playerId, playerId)));
      return row;
    },

    page(playerId: number, filter: PaymentFilter, after: PageCursor | null, limit: number) {
      const { from, to, currency, action } = filter;
      // A row comparison, which the index serves as one range.
      const afterCursor = after
        ? sql`(${payments.createdAt}, ${payments.number}) < (${after.at.toISOString()}::timestamptz, ${after.number}::bigint)`
        : undefined;
      return read(
        and(
          eq(payments.playerId, playerId),
          from ? gte(payments.createdAt, from) : undefined,
          to ? lt(payments.createdAt, to) : undefined,
          currency === null ? undefined : eq(payments.currency, currency),
          action === null ? undefined : eq(payments.action, action),
          afterCursor,
        ),
      )
        .orderBy(desc(payments.createdAt), desc(payments.number))
        .limit(limit);
    },

    /** Sums of deposits and withdrawals by currency and entry kind, minor units. */
    async totals(playerId: number, { from, to, currency, action }: PaymentFilter): Promise<PaymentTotal[]> {
      const kinds = ACTION_KINDS.filter(([, kindAction]) => action === null || kindAction === action).map(
        ([kind]) => kind,
      );
      const rows = await db
        .select({
          currency: ledgerEntries.currency,
          kind: ledgerEntries.kind,
          sum: sql<string>`sum(${ledgerPostings.amount})`,
        })
        .from(ledgerEntries)
        .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
        .where(
          and(
            eq(ledgerEntries.playerId, playerId),
            inArray(ledgerEntries.kind, kinds),
            isNotNull(ledgerPostings.accountId),
            from ? gte(ledgerEntries.createdAt, from) : undefined,
            to ? lt(ledgerEntries.createdAt, to) : undefined,
            currency === null ? undefined : eq(ledgerEntries.currency, currency),
          ),
        )
        .groupBy(ledgerEntries.currency, ledgerEntries.kind)
        .orderBy(ledgerEntries.currency);
      return rows.map(({ sum, kind, ...row }) => ({
        ...row,
        action: kind === "cashout_paid" ? "cashout" : "deposit",
        sum: BigInt(sum),
      }));
    },
  };
};
