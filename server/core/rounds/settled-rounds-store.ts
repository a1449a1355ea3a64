import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jsonOf, rowsOf } from "../../db/rows.ts";
import { feedCursors, settledRounds } from "./tables.ts";

export type SettledRoundRow = typeof settledRounds.$inferSelect;

type Totals = Record<"stakeReal" | "stakeBonus" | "winReal" | "winBonus", bigint>;

/** A settled round as written to the feed; minor units. */
export interface SettledRoundWrite {
  playerId: number;
  accountId: number;
  provider: string;
  round: string;
  game: string;
  currency: string;
  /** Milliseconds since the epoch. */
  openedAt: number;
  before: Totals;
  after: Totals;
}

/** Rows per transaction of a consumer. */
const PAGE = 1_000;

/** Statement that appends to the feed, for the statement that writes the rounds. */
export const insertSettledRounds = (rounds: readonly SettledRoundWrite[], at: Date): SQL => sql`
        insert into settled_rounds (player_id, account_id, provider, round, game_identifier, currency,
          stake_real_before, stake_bonus_before, win_real_before, win_bonus_before,
          stake_real, stake_bonus, win_real, win_bonus, opened_at, settled_at)
        select "playerId", "accountId", provider, round, game, currency,
          (before->>'stakeReal')::bigint, (before->>'stakeBonus')::bigint,
          (before->>'winReal')::bigint, (before->>'winBonus')::bigint,
          (after->>'stakeReal')::bigint, (after->>'stakeBonus')::bigint,
          (after->>'winReal')::bigint, (after->>'winBonus')::bigint,
          to_timestamp("openedAt" / 1000.0), ${at.toISOString()}::timestamptz
        from json_to_recordset(${jsonOf(rounds)}::json) as one ("playerId" int, "accountId" int, provider text,
          round text, game text, currency text, "openedAt" bigint, before json, after json)`;

/** The feed of settled rounds. */
export const settledRoundsStore = {
  /**
   * Gives a consumer its next committed rows in order, in the transaction that moves its position: each row takes
   * effect once, whenever a process ends. A running transaction holds back those that started after it.
   * @returns the number of rows; 0 also while another process reads for the same consumer
   */
  consume: (
    db: Db,
    consumer: string,
    apply: (tx: Db, rows: readonly SettledRoundRow[]) => Promise<void>,
  ): Promise<number> =>
    db.transaction(async (tx) => {
      await tx.insert(feedCursors).values({ consumer, tx: "0", rowId: 0 }).onConflictDoNothing();
      const [position] = rowsOf<{ tx: string; row_id: string }>(
        await tx.execute(sql`
          select tx::text, row_id::text from feed_cursors where consumer = ${consumer} for update skip locked`),
      );
      if (!position) return 0;
      const rows = await tx
        .select()
        .from(settledRounds)
        .where(
          sql`(${settledRounds.tx}, ${settledRounds.id}) > (${position.tx}::xid8, ${position.row_id}::bigint)
            and ${settledRounds.tx} < pg_snapshot_xmin(pg_current_snapshot())`,
        )
        .orderBy(asc(settledRounds.tx), asc(settledRounds.id))
        .limit(PAGE);
      const last = rows.at(-1);
      if (!last) return 0;
      await apply(tx, rows);
      await tx
        .update(feedCursors)
        .set({ tx: last.tx, rowId: last.id })
        .where(sql`${feedCursors.consumer} = ${consumer}`);
      return rows.length;
    }),
};
