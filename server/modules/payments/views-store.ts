import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PaymentAction, PaymentEvent } from "../../../src/contract/payments.ts";
import type { Db } from "../../db/client.ts";
import { ledgerEntries, ledgerPostings } from "../../db/ledger-schema.ts";
import { type PaymentRow, paymentEvents, payments } from "../../db/payments-schema.ts";
import { auditEvents, players } from "../../db/player-schema.ts";
import type { PagePlace } from "../../http/instant.ts";

/** A payment with all that is shown of it. */
export interface PaymentView {
  payment: PaymentRow;
  player: { licence: string; country: string | null; excludedUntil: Date | null };
  /** Oldest first; times as the database writes them. */
  timeline: PaymentEvent[];
  /** Numbers of the player's entries. */
  receipts: number[];
}

/** `from` is inside, `to` is not. */
export interface PaymentFilter {
  from: Date | null;
  to: Date | null;
  currency: string | null;
  action: PaymentAction | null;
}

/** What has come into a player's accounts, or gone out of them, minor units. */
export interface Moved {
  currency: string;
  action: PaymentAction;
  sum: bigint;
}

/** Entries by which money comes and goes. */
const ACTION_KINDS = [
  ["deposit", "deposit"],
  ["deposit_reversal", "deposit"],
  ["cashout_paid", "cashout"],
] as const;

export interface RefusedEvent {
  at: Date;
  provider: string;
  payment: string | null;
  reference: string;
  state: string;
  amount: string;
  currency: string;
  code: string;
}

const VIEW = {
  payment: payments,
  player: { licence: players.licence, country: players.country, excludedUntil: players.excludedUntil },
  timeline: sql<PaymentEvent[]>`(
    select coalesce(json_agg(json_build_object('state', e.state, 'at', e.at, 'reason', e.reason,
      'confirmations', e.confirmations) order by e.id), '[]')
    from ${paymentEvents} e where e.payment_id = ${payments.id} and e.state is not null)`,
  receipts: sql<number[]>`(
    select coalesce(json_agg(l.number order by l.number), '[]')
    from ${ledgerEntries} l where l.id in (${payments.entryId}, ${payments.endEntryId}))`,
};

/** Payments as their players see them; every question names the player that it is asked for. */
export const viewsStore = (db: Db) => {
  const read = (condition: SQL | undefined) =>
    db.select(VIEW).from(payments).innerJoin(players, eq(players.id, payments.playerId)).where(condition);

  return {
    async one(playerId: number, id: string): Promise<PaymentView | undefined> {
      const [row] = await read(and(eq(payments.id, id), eq(payments.playerId, playerId)));
      return row;
    },

    page(playerId: number, filter: PaymentFilter, after: PagePlace | null, limit: number) {
      const { from, to, currency, action } = filter;
      // As one comparison of pairs, which is one range of the index.
      const behind = after
        ? sql`(${payments.createdAt}, ${payments.number}) < (${after.at.toISOString()}::timestamptz, ${after.number}::bigint)`
        : undefined;
      return read(
        and(
          eq(payments.playerId, playerId),
          from ? gte(payments.createdAt, from) : undefined,
          to ? lt(payments.createdAt, to) : undefined,
          currency === null ? undefined : eq(payments.currency, currency),
          action === null ? undefined : eq(payments.action, action),
          behind,
        ),
      )
        .orderBy(desc(payments.createdAt), desc(payments.number))
        .limit(limit);
    },

    /** What has moved in a player's accounts by payments, by currency and kind of entry, minor units. */
    async moved(playerId: number, { from, to, currency, action }: PaymentFilter): Promise<Moved[]> {
      const kinds = ACTION_KINDS.filter(([, of]) => action === null || of === action).map(([kind]) => kind);
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

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const NEXT = 50;

/** What is to be done by the clock, some at a time, those first that wait longest. */
export const dueStore = (db: Db) => {
  const find = async (condition: SQL | undefined, limit = NEXT): Promise<string[]> =>
    ids(
      await db
        .select({ id: payments.id })
        .from(payments)
        .where(condition)
        .orderBy(asc(payments.createdAt))
        .limit(limit),
    );
  const open = isNull(payments.finishedAt);
  const isCashout = eq(payments.action, "cashout");
  const isUnconfirmed = and(isCashout, eq(payments.state, "processing"), isNull(payments.reference));

  return {
    /** Withdrawals that nobody has laid before the staff: the process ended at that moment. */
    reserved: () => find(and(open, eq(payments.state, "reserved"))),

    /** Withdrawals that may go, and those of which the provider may not have heard. */
    approved: () =>
      find(
        and(
          open,
          isCashout,
          or(
            and(eq(payments.state, "pending"), isNotNull(payments.approvedAt)),
            and(isUnconfirmed, isNull(payments.refusedAt)),
          ),
        ),
      ),

    /** Withdrawals whose orders were refused before then, and of which nothing was heard since. */
    refusedOrders: (before: Date) =>
      find(and(open, isCashout, eq(payments.state, "processing"), lte(payments.refusedAt, before))),

    /** Those with the provider of which nothing was heard since `before`. */
    silent: (before: Date) =>
      find(
        and(
          open,
          inArray(payments.state, ["pending", "processing"]),
          or(eq(payments.action, "deposit"), eq(payments.state, "processing")),
          lte(payments.createdAt, before),
          or(isNull(payments.askedAt), lte(payments.askedAt, before)),
        ),
      ),

    /** Deposits that nobody has gone on with: coins since the one moment, others since the other. */
    forsaken: (coins: Date, others: Date) =>
      find(
        and(
          open,
          eq(payments.state, "pending"),
          eq(payments.action, "deposit"),
          or(
            and(eq(payments.methodType, "crypto"), lte(payments.createdAt, coins)),
            and(eq(payments.methodType, "other"), lte(payments.createdAt, others)),
          ),
        ),
      ),

    /** Deposits of a player that nothing has come of yet. */
    awaited: (playerId: number) =>
      find(
        and(
          open,
          eq(payments.playerId, playerId),
          eq(payments.action, "deposit"),
          eq(payments.state, "pending"),
        ),
      ),

    /** What came and goes back. */
    refunds: () => find(eq(payments.refund, "due")),

    /** Ends that nobody was told of. */
    untold: (before: Date) =>
      find(and(isNotNull(payments.finishedAt), isNull(payments.toldAt), lte(payments.finishedAt, before))),

    async markAsked(id: string, at: Date): Promise<void> {
      await db.update(payments).set({ askedAt: at }).where(eq(payments.id, id));
    },

    async markRefund(id: string, refund: "asked" | "refused"): Promise<void> {
      await db.update(payments).set({ refund }).where(eq(payments.id, id));
    },

    /** Marks those of them as told that have ended and were not told; gives them by id. */
    async toTell(ids: readonly string[], at: Date): Promise<ReadonlyMap<string, PaymentRow>> {
      const ended = and(
        sql`${payments.id} = any(${sql.param(ids)}::uuid[])`,
        isNotNull(payments.finishedAt),
        isNull(payments.toldAt),
      );
      const held = db
        .select({ id: payments.id })
        .from(payments)
        .where(ended)
        .orderBy(payments.playerId, payments.number)
        .for("update");
      const rows = await db
        .update(payments)
        .set({ toldAt: at })
        .where(inArray(payments.id, held))
        .returning();
      return new Map(rows.map((row) => [row.id, row]));
    },

    async markUntold(id: string): Promise<void> {
      await db.update(payments).set({ toldAt: null }).where(eq(payments.id, id));
    },

    /** What providers have said since then that could not be true, oldest first. */
    async refusedEvents(since: Date): Promise<RefusedEvent[]> {
      const rows = await db
        .select({ at: auditEvents.createdAt, value: auditEvents.value })
        .from(auditEvents)
        .where(and(eq(auditEvents.kind, "payment_event_refused"), gte(auditEvents.createdAt, since)))
        .orderBy(asc(auditEvents.id))
        .limit(200);
      return rows.map(({ at, value }) => ({ at, ...(value as Omit<RefusedEvent, "at">) }));
    },

    /** Ends the contradiction between a withdrawal and its provider; false where there was none. */
    async settleContradiction(id: string): Promise<boolean> {
      const settled = await db
        .update(payments)
        .set({ contradictedAt: null })
        .where(and(eq(payments.id, id), isNotNull(payments.contradictedAt)))
        .returning({ id: payments.id });
      return settled.length > 0;
    },

    /**
     * Withdrawals that wait for staff, that a provider hasn't confirmed, or that it contradicts, and money that could not be
     * sent back; oldest first.
     */
    waiting: (): Promise<PaymentRow[]> =>
      db
        .select()
        .from(payments)
        .where(
          or(
            and(open, isCashout, isNull(payments.approvedAt)),
            and(open, isUnconfirmed),
            isNotNull(payments.contradictedAt),
            inArray(payments.refund, ["due", "refused"]),
          ),
        )
        .orderBy(asc(payments.createdAt))
        .limit(200),
  };
};
