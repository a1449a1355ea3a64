import { eq, sql } from "drizzle-orm";
import { rounds } from "../../core/rounds/tables.ts";
import type { Db } from "../../db/client.ts";

/** Stakes and wins per account, net of rollbacks; minor units. */
export async function playTotals(
  db: Db,
  playerId: number,
): Promise<Map<number, { bets: bigint; wins: bigint }>> {
  const rows = await db
    .select({
      accountId: rounds.accountId,
      bets: sql<string>`sum(${rounds.stakeReal} + ${rounds.stakeBonus})`,
      wins: sql<string>`sum(${rounds.winReal} + ${rounds.winBonus})`,
    })
    .from(rounds)
    .where(eq(rounds.playerId, playerId))
    .groupBy(rounds.accountId);
  return new Map(
    rows.map(({ accountId, bets, wins }) => [accountId, { bets: BigInt(bets), wins: BigInt(wins) }]),
  );
}
