import { and, asc, desc, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import type { PayoutTimes } from "../../../../src/contract/payment-methods.ts";
import type { PaymentAction } from "../../../../src/contract/payments.ts";
import type { Db } from "../../../db/client.ts";
import { rowsOf } from "../../../db/rows.ts";
import { type MethodRow, type ProfileRow, paymentMethods, paymentProfiles, payments } from "../tables.ts";

/** Payout times are published from this many withdrawals on. */
const MIN_WITHDRAWALS = 5;
/** A distribution says more about single withdrawals than a median, so that it needs more of them. */
const MIN_DISTRIBUTED = 20;

export const methodsStore = (db: Db) => ({
  all: (): Promise<MethodRow[]> =>
    db
      .select()
      .from(paymentMethods)
      .orderBy(desc(paymentMethods.site), asc(paymentMethods.currency), asc(paymentMethods.position)),

  /** A player's saved profiles, most recently used first; one per account or card, though earlier releases saved more. */
  async profiles(playerId: number): Promise<ProfileRow[]> {
    const rows = await db
      .select()
      .from(paymentProfiles)
      .where(eq(paymentProfiles.playerId, playerId))
      .orderBy(desc(paymentProfiles.lastUsedAt), desc(paymentProfiles.id));
    const byAccount = Map.groupBy(rows, ({ provider, methodId, title, expires }) =>
      [provider, methodId, title, expires].join("\n"),
    );
    return [...byAccount.values()].map(([newest]) => newest!);
  },

  /** Removes a saved profile with others of the same account or card. @returns false if the player has none with this id */
  async removeProfile(playerId: number, id: number): Promise<boolean> {
    const removed = await db
      .delete(paymentProfiles)
      .where(
        and(
          eq(paymentProfiles.playerId, playerId),
          sql`(${paymentProfiles.provider}, ${paymentProfiles.methodId}, ${paymentProfiles.title}, coalesce(${paymentProfiles.expires}, ''))
            in (select provider, method_id, title, coalesce(expires, '') from payment_profiles
              where id = ${id} and player_id = ${playerId})`,
        ),
      )
      .returning({ id: paymentProfiles.id });
    return removed.length > 0;
  },

  /** True if the player has a successful deposit. */
  async hasDeposited(playerId: number): Promise<boolean> {
    const [row] = await db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(eq(payments.playerId, playerId), eq(payments.action, "deposit"), eq(payments.state, "succeeded")),
      )
      .limit(1);
    return row !== undefined;
  },

  /** Method of the newest payment that a player has started and that hasn't failed; null without one. */
  async lastMethodId(playerId: number, action: PaymentAction, currency: string): Promise<string | null> {
    const [row] = await db
      .select({ id: payments.methodId })
      .from(payments)
      .where(
        and(
          eq(payments.playerId, playerId),
          eq(payments.action, action),
          eq(payments.currency, currency),
          isNotNull(payments.key),
          notInArray(payments.state, ["canceled", "declined", "rejected"]),
        ),
      )
      .orderBy(desc(payments.createdAt), desc(payments.number))
      .limit(1);
    return row?.id ?? null;
  },

  /** Payout times of withdrawals that succeeded in the interval, by method; methods with too few are omitted. */
  async payoutTimes(from: Date, to: Date): Promise<Map<string, Omit<PayoutTimes, "days">>> {
    const seconds = sql.raw("extract(epoch from finished_at - created_at)");
    const rows = rowsOf<{ method_id: string; median: number; p95: number; count: number }>(
      await db.execute(sql`
      select method_id, percentile_cont(0.5) within group (order by ${seconds})::float8 as median,
        percentile_cont(0.95) within group (order by ${seconds})::float8 as p95, count(*)::int as count
      from payments
      where action = 'cashout' and state = 'succeeded' and finished_at > ${from.toISOString()}::timestamptz
        and finished_at <= ${to.toISOString()}::timestamptz
      group by method_id having count(*) >= ${MIN_WITHDRAWALS}`),
    );
    return new Map(
      rows.map(({ method_id, median, p95, count }) => [
        method_id,
        { median_seconds: Math.round(median), p95_seconds: Math.round(p95), count },
      ]),
    );
  },

  /**
   * Numbers of withdrawals that succeeded in the interval and took at most each of `steps`, and of all, by method;
   * methods with too few are omitted.
   */
  async payoutCounts(
    from: Date,
    to: Date,
    steps: readonly number[],
  ): Promise<Map<string, { within: number[]; total: number }>> {
    const within = steps.map(
      (step) => sql`count(*) filter (where extract(epoch from finished_at - created_at) <= ${step})::int`,
    );
    const rows = rowsOf<{ method_id: string; within: number[]; total: number }>(
      await db.execute(sql`
      select method_id, array[${sql.join(within, sql`, `)}] as within, count(*)::int as total
      from payments
      where action = 'cashout' and state = 'succeeded' and reversed_at is null
        and finished_at > ${from.toISOString()}::timestamptz
        and finished_at <= ${to.toISOString()}::timestamptz
      group by method_id having count(*) >= ${MIN_DISTRIBUTED}`),
    );
    return new Map(rows.map(({ method_id, within, total }) => [method_id, { within, total }]));
  },
});
