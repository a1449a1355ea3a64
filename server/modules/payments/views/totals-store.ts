import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { payments } from "../tables.ts";

/** Deposits and withdrawals per account, without reversed ones; minor units. */
export async function paymentTotals(
  db: Db,
  playerId: number,
): Promise<Map<number, { deposits: bigint; withdrawals: bigint }>> {
  const sum = (action: string) =>
    sql<string>`coalesce(sum(${payments.amount}) filter (where ${payments.action} = ${action}), 0)`;
  const rows = await db
    .select({ accountId: payments.accountId, deposits: sum("deposit"), withdrawals: sum("cashout") })
    .from(payments)
    .where(and(eq(payments.playerId, playerId), eq(payments.state, "succeeded"), isNull(payments.reversedAt)))
    .groupBy(payments.accountId);
  return new Map(
    rows.map(({ accountId, deposits, withdrawals }) => [
      accountId,
      { deposits: BigInt(deposits), withdrawals: BigInt(withdrawals) },
    ]),
  );
}

const isDeposit = and(eq(payments.action, "deposit"), eq(payments.state, "succeeded"));

/** Number of a player's deposits that have succeeded, up to and including `last` in the order of their ends. */
export async function depositCount(
  db: Db,
  playerId: number,
  last?: { finishedAt: Date; order: number },
): Promise<number> {
  // Two deposits may end in the same millisecond.
  const isUpToLast =
    last &&
    sql`(${payments.finishedAt}, ${payments.number}) <= (${last.finishedAt.toISOString()}::timestamptz, ${last.order})`;
  const [row] = await db
    .select({ count: count() })
    .from(payments)
    .where(and(eq(payments.playerId, playerId), isDeposit, isUpToLast));
  return row!.count;
}

/** A deposit that has succeeded, with its number among the player's; amount in minor units. */
export async function succeededDeposit(db: Db, paymentId: string) {
  const [row] = await db
    .select({
      id: payments.id,
      playerId: payments.playerId,
      currency: payments.currency,
      amount: payments.amount,
      bonusCode: payments.bonusCode,
      finishedAt: payments.finishedAt,
      order: payments.number,
    })
    .from(payments)
    .where(and(eq(payments.id, paymentId), isDeposit, isNull(payments.reversedAt)));
  if (!row) return undefined;
  const { finishedAt, order, ...deposit } = row;
  return { ...deposit, number: await depositCount(db, row.playerId, { finishedAt: finishedAt!, order }) };
}
