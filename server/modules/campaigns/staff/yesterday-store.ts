import { and, gte, lt, sql } from "drizzle-orm";
import { players } from "../../../core/players/tables.ts";
import type { Db } from "../../../db/client.ts";
import { rowsOf } from "../../../db/rows.ts";

export interface CreditedDeposit {
  playerId: number;
  currency: string;
  /** Minor units. */
  amount: bigint;
  at: Date;
  /** Number among the player's deposits, from 1. */
  number: number;
  /** Had bet before. */
  hasPlayed: boolean;
}

interface DepositRow {
  player_id: number;
  currency: string;
  created_at: string | Date;
  amount: string;
  number: number;
  has_played: boolean;
}

/** Rows that a preview reads at most. */
export const MAX_ROWS = 10_000;
/** How long before the day a player with deposits was last seen. */
const UNSEEN = "7 days";

/** What happened on a day, from the ledger and the players. */
export const yesterdayStore = {
  /** Deposits that were credited in [from, to), oldest first; at most `MAX_ROWS`. */
  async deposits(db: Db, from: Date, to: Date): Promise<CreditedDeposit[]> {
    const [start, end] = [from.toISOString(), to.toISOString()];
    const rows = rowsOf<DepositRow>(
      await db.execute(sql`
      select e.player_id, e.currency, e.created_at, p.amount::text as amount,
        (select count(*)::int from ledger_entries d
          where d.player_id = e.player_id and d.kind = 'deposit' and d.number <= e.number) as number,
        exists (select 1 from ledger_entries b
          where b.player_id = e.player_id and b.kind = 'bet' and b.number < e.number) as has_played
      from players
      join ledger_entries e on e.player_id = players.id
        and e.created_at >= ${start}::timestamptz and e.created_at < ${end}::timestamptz and e.kind = 'deposit'
      join ledger_postings p on p.entry_id = e.id and p.balance_type = 'real'
      where players.used_at >= ${start}::timestamptz - ${UNSEEN}::interval
        or players.created_at >= ${start}::timestamptz
      order by e.id limit ${MAX_ROWS}`),
    );
    return rows.map((row) => ({
      playerId: row.player_id,
      currency: row.currency,
      amount: BigInt(row.amount),
      at: new Date(row.created_at),
      number: row.number,
      hasPlayed: row.has_played,
    }));
  },

  /** Ids of players who signed up in [from, to); at most `MAX_ROWS`. */
  async signUps(db: Db, from: Date, to: Date): Promise<number[]> {
    const rows = await db
      .select({ id: players.id })
      .from(players)
      .where(and(gte(players.createdAt, from), lt(players.createdAt, to)))
      .orderBy(players.id)
      .limit(MAX_ROWS);
    return rows.map(({ id }) => id);
  },
};
