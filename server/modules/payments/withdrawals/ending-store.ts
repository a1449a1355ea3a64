import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import type { EndingWithdrawals } from "../api.ts";
import { payments } from "../tables.ts";

/** The bonus that a withdrawal ends; null for none. */
export async function endedBonusOf(db: Db, paymentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: payments.endsBonusId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return row?.id ?? null;
}

/** Finds the withdrawals that end each of the bonuses. */
export async function endingWithdrawals(
  db: Db,
  bonusIds: readonly string[],
): Promise<(bonusId: string) => EndingWithdrawals> {
  const rows =
    bonusIds.length === 0
      ? []
      : await db
          .select({
            id: payments.endsBonusId,
            isOpen: sql<boolean>`bool_or(${payments.finishedAt} is null)`,
            isPaid: sql<boolean>`bool_or(${payments.state} = 'succeeded')`,
          })
          .from(payments)
          .where(inArray(payments.endsBonusId, [...bonusIds]))
          .groupBy(payments.endsBonusId);
  const byBonus = new Map(rows.map(({ id, ...state }) => [id, state]));
  return (bonusId) => byBonus.get(bonusId) ?? { isOpen: false, isPaid: false };
}
