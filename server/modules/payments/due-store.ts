import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { auditEvents } from "../../core/audit/tables.ts";
import type { Db } from "../../db/client.ts";
import { type PaymentRow, payments } from "./tables.ts";

/** A payment that a job processes. */
export type DuePayment = Pick<PaymentRow, "id" | "provider">;

/** One page of a staff list, with the total number of rows. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

export interface RejectedEvent {
  at: Date;
  provider: string;
  payment: string | null;
  reference: string;
  state: string;
  amount: string;
  currency: string;
  code: string;
}

/** Payments per provider and run, and rows per staff list. */
const LIMIT = { due: 50, list: 200 };
const total = sql<number>`count(*) over ()`.mapWith(Number);
const listOf = <Row>(rows: readonly { row: Row; total: number }[]): ListPage<Row> => ({
  rows: rows.map(({ row }) => row),
  total: rows[0]?.total ?? 0,
});

/** Payments with work due, longest waiting first. */
export const dueStore = (db: Db) => {
  /** Due payments, ranked per provider: never tried first, then by oldest attempt. */
  function find(
    condition: SQL | undefined,
    lastTry:
      | typeof payments.polledAt
      | typeof payments.orderedAt
      | typeof payments.createdAt = payments.createdAt,
  ): Promise<DuePayment[]> {
    const { id, provider, createdAt } = payments;
    const rank = sql<number>`row_number() over (partition by ${provider} order by ${lastTry} nulls first, ${createdAt})`;
    const due = db
      .select({ id, provider, rank: rank.as("rank") })
      .from(payments)
      .where(condition)
      .as("due");
    return db
      .select({ id: due.id, provider: due.provider })
      .from(due)
      .where(lte(due.rank, LIMIT.due))
      .orderBy(due.rank);
  }
  const isOpen = isNull(payments.finishedAt);
  const isWithdrawal = eq(payments.action, "cashout");
  const isUnconfirmed = and(isWithdrawal, eq(payments.state, "processing"), isNull(payments.reference));

  return {
    /** Withdrawals not yet submitted for approval, after a crash. */
    reserved: () => find(and(isOpen, eq(payments.state, "reserved"))),

    /** Approved withdrawals, and orders that the provider may not have received. */
    approved: () =>
      find(
        and(
          isOpen,
          isWithdrawal,
          or(
            and(eq(payments.state, "pending"), isNotNull(payments.approvedAt)),
            and(isUnconfirmed, isNull(payments.rejectedAt)),
          ),
        ),
        payments.orderedAt,
      ),

    /** Withdrawals refused before `before`, with no event since. */
    rejectedOrders: (before: Date) =>
      find(
        and(
          isOpen,
          isWithdrawal,
          eq(payments.state, "processing"),
          lte(payments.rejectedAt, before),
          or(isNull(payments.contradictedAt), eq(payments.contradiction, "unknown_order")),
        ),
        payments.polledAt,
      ),

    /** Payments with the provider that were created before `before` and haven't been polled since. */
    silent: (before: Date) =>
      find(
        and(
          isOpen,
          inArray(payments.state, ["pending", "processing"]),
          or(eq(payments.action, "deposit"), eq(payments.state, "processing")),
          lte(payments.createdAt, before),
          or(isNull(payments.polledAt), lte(payments.polledAt, before)),
        ),
        payments.polledAt,
      ),

    /** Abandoned deposits: crypto created before `coins`, others before `others`. */
    abandoned: (coins: Date, others: Date) =>
      find(
        and(
          isOpen,
          eq(payments.state, "pending"),
          eq(payments.action, "deposit"),
          or(
            and(eq(payments.methodType, "crypto"), lte(payments.createdAt, coins)),
            and(eq(payments.methodType, "other"), lte(payments.createdAt, others)),
          ),
        ),
        payments.polledAt,
      ),

    /** All of a player's deposits that wait for the player, oldest first. */
    async waitingDeposits(playerId: number, createdUntil: Date): Promise<string[]> {
      const rows = await db
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(
            isOpen,
            eq(payments.playerId, playerId),
            eq(payments.action, "deposit"),
            eq(payments.state, "pending"),
            lte(payments.createdAt, createdUntil),
          ),
        )
        .orderBy(asc(payments.createdAt), asc(payments.number));
      return rows.map(({ id }) => id);
    },

    /** Payments due for a refund. */
    refunds: () => find(eq(payments.refund, "due"), payments.polledAt),

    async markPolled(id: string, at: Date): Promise<void> {
      await db.update(payments).set({ polledAt: at }).where(eq(payments.id, id));
    },

    async markRefund(id: string, refund: "requested" | "rejected"): Promise<void> {
      await db.update(payments).set({ refund }).where(eq(payments.id, id));
    },

    /** The newest rejected provider events since `since`, oldest first. */
    async rejectedEvents(since: Date): Promise<ListPage<RejectedEvent>> {
      const rows = await db
        .select({ at: auditEvents.createdAt, value: auditEvents.value, total })
        .from(auditEvents)
        .where(and(eq(auditEvents.kind, "payment_event_refused"), gte(auditEvents.createdAt, since)))
        .orderBy(desc(auditEvents.id))
        .limit(LIMIT.list);
      return listOf(
        rows
          .map(({ at, value, total }) => ({ row: { at, ...(value as Omit<RejectedEvent, "at">) }, total }))
          .reverse(),
      );
    },

    /** Clears the contradiction of an ended withdrawal. @returns false if there was none */
    async settleContradiction(id: string): Promise<boolean> {
      const clearedRows = await db
        .update(payments)
        .set({ contradictedAt: null })
        .where(and(eq(payments.id, id), isNotNull(payments.contradictedAt), isNotNull(payments.finishedAt)))
        .returning({ id: payments.id });
      return clearedRows.length > 0;
    },

    /**
     * Withdrawals that wait for approval, order, confirmation or end (see `latestMoments`) or that a provider
     * contradicts, which come first; and outstanding refunds.
     */
    async waitingPayments({
      unordered,
      withoutEnd,
    }: {
      unordered: Date;
      withoutEnd: Date;
    }): Promise<ListPage<PaymentRow>> {
      const rows = await db
        .select({ row: payments, total })
        .from(payments)
        .where(
          or(
            and(isOpen, isWithdrawal, isNull(payments.approvedAt)),
            and(isOpen, isWithdrawal, eq(payments.state, "pending"), lte(payments.approvedAt, unordered)),
            and(isOpen, isUnconfirmed),
            and(
              isOpen,
              isWithdrawal,
              eq(payments.state, "processing"),
              lte(sql`coalesce(${payments.orderedAt}, ${payments.createdAt})`, withoutEnd.toISOString()),
            ),
            isNotNull(payments.contradictedAt),
            inArray(payments.refund, ["due", "rejected"]),
          ),
        )
        .orderBy(sql`${payments.contradictedAt} is null`, asc(payments.createdAt))
        .limit(LIMIT.list);
      return listOf(rows);
    },
  };
};
