import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { liftStatementTimeout } from "../../db/time-limits.ts";

type Level = { level_id: number };

/** Meters that differ from the sum of their contributions. */
const findWrongMeters = (db: Db) =>
  db.execute(sql`
    WITH given AS (
      SELECT part.key::int AS level_id, sum(part.value::numeric) AS total
      FROM jackpot_contributions c, jsonb_each_text(c.parts) AS part
      WHERE NOT c.returned GROUP BY 1),
    metered AS (SELECT level_id, sum(gathered - behind) AS total FROM jackpot_meters GROUP BY 1)
    SELECT level_id, coalesce(metered.total, 0)::text AS says, coalesce(given.total, 0)::text AS has
    FROM given FULL JOIN metered USING (level_id)
    WHERE coalesce(metered.total, 0) <> coalesce(given.total, 0) ORDER BY level_id`);

/** Pots that differ from seeds plus contributions minus wins. */
const findWrongPots = (db: Db) =>
  db.execute(sql`
    SELECT p.level_id, p.opening::text AS says, (p.seeded + p.counted - coalesce(won.total, 0))::text AS has
    FROM jackpot_pots p
    LEFT JOIN (
      SELECT level_id, sum(original_amount) * 1000000 AS total, count(*) AS wins FROM jackpot_wins GROUP BY 1)
      AS won ON won.level_id = p.level_id
    WHERE p.opening <> p.seeded + p.counted - coalesce(won.total, 0) OR p.cycle - 1 <> coalesce(won.wins, 0)
      OR p.counted > (SELECT coalesce(sum(gathered), 0) FROM jackpot_meters m WHERE m.level_id = p.level_id)
    ORDER BY p.level_id`);

/** Wins that differ from the ledger, and jackpot entries without a win. */
const findWrongWins = (db: Db) =>
  db.execute(sql`
    WITH won AS (
      SELECT id::text, player_id, currency, amount,
        CASE WHEN level_id IS NULL THEN 'jackpot_award:' || key ELSE 'jackpot:' || level_id || ':' || cycle END AS key
      FROM jackpot_wins WHERE level_id IS NOT NULL OR key IS NOT NULL),
    paid AS (
      SELECT e.key, e.player_id, e.currency, -p.amount AS amount
      FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id AND p.house = 'jackpots'
      WHERE e.kind = 'jackpot_win')
    SELECT coalesce(won.key, paid.key) AS key FROM won FULL JOIN paid ON paid.key = won.key
    WHERE won.key IS NULL OR paid.key IS NULL
      OR (won.player_id, won.currency, won.amount) IS DISTINCT FROM (paid.player_id, paid.currency, paid.amount)
    ORDER BY 1`);

/** @returns violated invariants between contributions, meters, pots, wins and the ledger, one sentence each */
export function verifyJackpots(db: Db): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      await liftStatementTimeout(tx);
      return [
        ...rowsOf<Level & { says: string; has: string }>(await findWrongMeters(tx)).map(
          ({ level_id, says, has }) =>
            `Jackpot level ${level_id}: its meter is ${says}, its contributions sum to ${has}`,
        ),
        ...rowsOf<Level & { says: string; has: string }>(await findWrongPots(tx)).map(
          ({ level_id, says, has }) =>
            `Jackpot level ${level_id}: its pot started with ${says} instead of ${has}`,
        ),
        ...rowsOf<{ key: string }>(await findWrongWins(tx)).map(
          ({ key }) => `Jackpot win ${key}: differs from the ledger`,
        ),
      ];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
