import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { liftStatementTimeout } from "../../db/time-limits.ts";

interface AccountRow {
  id: number;
  unsettled: string;
  owned: string;
  won: string;
  received: string;
}

/**
 * @param waitingBonuses expression of the money of waiting bonuses from free spins of account `a`, minor units
 * @returns violated invariants between grants, rounds and unsettled balances, and differences to what providers
 * report, one sentence each; of one player or of all
 */
export function verifyFreeSpins(
  db: Db,
  waitingBonuses: SQL,
  playerId: number | null = null,
): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      await liftStatementTimeout(tx);
      const accounts = rowsOf<AccountRow>(
        await tx.execute(sql`
          select * from (
            select a.id, a.unsettled::text, (grants.unsettled + ${waitingBonuses})::text as owned, grants.won::text,
              (select coalesce(sum(win_unsettled), 0) from rounds where account_id = a.id and player_id = a.player_id)::text
                as received
            from accounts a cross join lateral (
              select coalesce(sum(won - settled), 0) as unsettled, coalesce(sum(won), 0) as won
              from freespin_grants where account_id = a.id) grants
            where ${playerId}::int is null or a.player_id = ${playerId}::int) one
          where unsettled <> owned or won::numeric > received::numeric
          order by id`),
      );
      const differing = rowsOf<{ id: string; won: string; reported: string }>(
        await tx.execute(sql`
          select id, won::text, coalesce(reported_won::text, 'nothing') as reported from freespin_grants
          where (${playerId}::int is null or player_id = ${playerId}::int)
            and provider_state = 'ended' and reported_won is distinct from won
          order by id`),
      );
      return [
        ...accounts.flatMap(({ id, unsettled, owned, won, received }) => [
          ...(unsettled === owned
            ? []
            : [`Account ${id}: ${unsettled} is unsettled, its grants and waiting bonuses explain ${owned}`]),
          ...(BigInt(won) > BigInt(received)
            ? [`Account ${id}: its grants count ${won} of winnings, its rounds ${received}`]
            : []),
        ]),
        ...differing.map(
          ({ id, won, reported }) => `Grant ${id}: won ${won}, its provider reports ${reported}`,
        ),
      ];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
