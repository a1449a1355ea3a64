import { and, eq, isNull, sql } from "drizzle-orm";
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
