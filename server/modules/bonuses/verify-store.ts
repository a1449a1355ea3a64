import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { liftStatementTimeout } from "../../db/time-limits.ts";

/** Expression of the money of account `a` that waits in the unsettled balance for its bonus, minor units. */
export const waitingUnsettled = sql`(
          select coalesce(sum(granted), 0) from bonuses
          where account_id = a.id and is_unsettled and stage in ('issued', 'wait') and end_balance is null)`;

/** @returns violated invariants between bonuses, rounds and balances, one sentence each; of one player or of all */
export function verifyBonuses(db: Db, playerId: number | null = null): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      await liftStatementTimeout(tx);
      const orphans = rowsOf<{ id: number; bonus: string }>(
        await tx.execute(sql`
          select a.id, a.bonus::text from accounts a
          where (${playerId}::int is null or a.player_id = ${playerId}::int) and a.bonus <> 0
            and not exists (select from bonuses b where b.account_id = a.id and b.stage in ('handle_bets', 'wager_done'))
          order by a.id`),
      );
      const miscounted = rowsOf<{ id: string; progress: string; counted: string }>(
        await tx.execute(sql`
          select b.id, b.progress_parts::text as progress, rounds.counted::text
          from bonuses b cross join lateral (
            select coalesce(sum(least(stake_real + stake_bonus, coalesce(b.max_bet, stake_real + stake_bonus))
              * contribution), 0) as counted
            from rounds where bonus_id = b.id and closed_at is not null) rounds
          where (${playerId}::int is null or b.player_id = ${playerId}::int) and b.progress_parts <> rounds.counted
          order by b.id`),
      );
      return [
        ...orphans.map(
          ({ id, bonus }) => `Account ${id}: ${bonus} of bonus money belongs to no running bonus`,
        ),
        ...miscounted.map(
          ({ id, progress, counted }) => `Bonus ${id}: progress is ${progress}, its rounds count ${counted}`,
        ),
      ];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
