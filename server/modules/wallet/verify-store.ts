import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { liftStatementTimeout } from "../../db/time-limits.ts";

interface ActionKey {
  provider: string;
  name: string;
}

/** Actions whose amounts differ from their entry, or from the requested amount at the session's rate. */
const findWrongAmounts = (db: Db, playerId: number | null) =>
  db.execute(sql`
    SELECT a.provider, a.name
    FROM wallet_actions a
    JOIN game_sessions s ON s.id = a.session_id
    LEFT JOIN LATERAL (
      SELECT
        coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'real'), 0) AS real,
        coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'bonus'), 0) AS bonus,
        coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'owed'), 0) AS owed,
        coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'unsettled'), 0) AS unsettled,
        coalesce(sum(p.amount) FILTER (WHERE p.house = 'bonuses'), 0) AS house
      FROM ledger_postings p WHERE p.entry_id = a.entry_id) AS entry ON true
    WHERE (${playerId}::int IS NULL OR s.player_id = ${playerId}::int)
      AND ((a.real, a.bonus, a.owed, a.unsettled, a.house)
          IS DISTINCT FROM (entry.real, entry.bonus, entry.owed, entry.unsettled, entry.house)
        OR a.status = 'applied' AND a.kind = 'bet'
          AND -(a.real + a.bonus) <> div(a.amount::numeric * s.rate + 999999, 1000000)
        OR a.status = 'applied' AND a.kind = 'win'
          AND a.real + a.bonus + a.unsettled + a.house <> div(a.amount::numeric * s.rate, 1000000))
    ORDER BY 1, 2`);

/** Actions marked as reversed without a reversing entry, or the other way round. */
const findWrongReversals = (db: Db, playerId: number | null) =>
  db.execute(sql`
    SELECT a.provider, a.name
    FROM wallet_actions a JOIN game_sessions s ON s.id = a.session_id
    WHERE (${playerId}::int IS NULL OR s.player_id = ${playerId}::int)
      AND a.status = 'applied'
      AND a.reversed <> EXISTS (SELECT FROM ledger_entries e WHERE e.reverses = a.entry_id)
    ORDER BY 1, 2`);

/** Rounds whose stake or win differs from the sum of their actions that weren't reversed. */
const findWrongRounds = (db: Db, playerId: number | null) =>
  db.execute(sql`
    SELECT r.provider, r.name
    FROM rounds r
    LEFT JOIN LATERAL (
      SELECT
        coalesce(-sum(a.real) FILTER (WHERE a.kind = 'bet'), 0) AS stake_real,
        coalesce(-sum(a.bonus) FILTER (WHERE a.kind = 'bet'), 0) AS stake_bonus,
        coalesce(sum(a.real) FILTER (WHERE a.kind = 'win'), 0) AS win_real,
        coalesce(sum(a.bonus) FILTER (WHERE a.kind = 'win'), 0) AS win_bonus,
        coalesce(sum(a.unsettled) FILTER (WHERE a.kind = 'win'), 0) AS win_unsettled
      FROM wallet_actions a
      WHERE a.provider = r.provider AND a.round = r.name AND a.status = 'applied' AND NOT a.reversed) AS taken ON true
    WHERE (${playerId}::int IS NULL OR r.player_id = ${playerId}::int)
      AND (r.stake_real, r.stake_bonus, r.win_real, r.win_bonus, r.win_unsettled)
        IS DISTINCT FROM (taken.stake_real, taken.stake_bonus, taken.win_real, taken.win_bonus, taken.win_unsettled)
    ORDER BY 1, 2`);

/** @returns violated invariants between rounds, actions and the ledger, one sentence each; of one player or of all */
export function verifyActions(db: Db, playerId: number | null = null): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      await liftStatementTimeout(tx);
      const sentences = (rows: unknown, problem: (key: ActionKey) => string) =>
        rowsOf<ActionKey>(rows).map(problem);
      return [
        ...sentences(
          await findWrongAmounts(tx, playerId),
          ({ provider, name }) => `Action ${name} of ${provider}: differs from the ledger`,
        ),
        ...sentences(
          await findWrongReversals(tx, playerId),
          ({ provider, name }) => `Action ${name} of ${provider}: its reversal differs from the ledger`,
        ),
        ...sentences(
          await findWrongRounds(tx, playerId),
          ({ provider, name }) => `Round ${name} of ${provider}: differs from the sum of its actions`,
        ),
      ];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
