import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jsonOf } from "../../db/rows.ts";
import { rounds } from "./tables.ts";

/** A round as written to the database; amounts in minor units. */
export interface RoundWrite {
  provider: string;
  name: string;
  sessionId: string;
  playerId: number;
  accountId: number;
  gameIdentifier: string;
  stakeReal: bigint;
  stakeBonus: bigint;
  winReal: bigint;
  winBonus: bigint;
  winUnsettled: bigint;
  bets: number;
  closed: boolean;
  bonusId: string | null;
  contribution: number | null;
}

/** A round row of `selectRounds`; amounts in minor units. */
export interface RoundRow {
  provider: string;
  name: string;
  player_id: number;
  account_id: number;
  game_identifier: string;
  stake_real: string;
  stake_bonus: string;
  win_real: string;
  win_bonus: string;
  win_unsettled: string;
  bets: number;
  closed: boolean;
  /** Milliseconds since the epoch. */
  opened_at: number;
  bonus_id: string | null;
  contribution: number | null;
}

/**
 * Expression with the rounds of `names`, a JSON list of `RoundRow`, for a statement that reads more.
 * @param names table expression named `requested` with the columns provider and name
 */
export const selectRounds = (names: SQL): SQL => sql`
        (select coalesce(json_agg(json_build_object('provider', r.provider, 'name', r.name, 'player_id', r.player_id,
          'account_id', r.account_id, 'game_identifier', r.game_identifier, 'stake_real', r.stake_real::text, 'stake_bonus', r.stake_bonus::text,
          'win_real', r.win_real::text, 'win_bonus', r.win_bonus::text,
          'win_unsettled', r.win_unsettled::text, 'bets', r.bets,
          'bonus_id', r.bonus_id, 'contribution', r.contribution, 'opened_at', floor(extract(epoch from r.created_at) * 1000),
          'closed', r.closed_at is not null)), '[]')
        from ${names} cross join lateral (
          select * from rounds where provider = requested.provider and name = requested.name offset 0) r)`;

/**
 * Statement that writes new and changed rounds, for a statement that writes more. It returns a row per round; a round
 * of another player or account isn't written.
 */
export function upsertRounds(rounds: readonly RoundWrite[], at: Date): SQL {
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql`
        insert into rounds (provider, name, session_id, player_id, account_id, game_identifier,
          stake_real, stake_bonus, win_real, win_bonus, win_unsettled, bets, bonus_id, contribution,
          created_at, closed_at)
        select provider, name, "sessionId", "playerId", "accountId", "gameIdentifier",
          "stakeReal", "stakeBonus", "winReal", "winBonus", "winUnsettled", bets, "bonusId", contribution,
          ${now}, case when closed then ${now} end
        from json_to_recordset(${jsonOf(rounds)}::json) as one (provider text, name text, "sessionId" uuid,
          "playerId" int, "accountId" int, "gameIdentifier" text, "stakeReal" bigint, "stakeBonus" bigint,
          "winReal" bigint, "winBonus" bigint, "winUnsettled" bigint, bets int, closed boolean,
          "bonusId" uuid, contribution int)
        on conflict (provider, name) do update set stake_real = excluded.stake_real, stake_bonus = excluded.stake_bonus,
          win_real = excluded.win_real, win_bonus = excluded.win_bonus,
          win_unsettled = excluded.win_unsettled, bets = excluded.bets,
          bonus_id = excluded.bonus_id, contribution = excluded.contribution,
          -- Closed once.
          closed_at = coalesce(rounds.closed_at, excluded.closed_at)
          where rounds.player_id = excluded.player_id and rounds.account_id = excluded.account_id
        returning 1`;
}

/** Reads of rounds for other modules. */
export const roundsStore = {
  /** True if the player has bet. */
  async hasPlayed(db: Db, playerId: number): Promise<boolean> {
    const [row] = await db
      .select({ id: rounds.id })
      .from(rounds)
      .where(eq(rounds.playerId, playerId))
      .limit(1);
    return row !== undefined;
  },

  /** Games of a bonus's open rounds. */
  async openGamesOf(tx: Db, bonusId: string): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ game: rounds.gameIdentifier })
      .from(rounds)
      .where(and(eq(rounds.bonusId, bonusId), isNull(rounds.closedAt)));
    return rows.map(({ game }) => game);
  },

  /** When a player's last round began; milliseconds since the epoch, 0 for never. */
  async lastStartOf(db: Db, playerId: number): Promise<number> {
    const [row] = await db
      .select({ at: rounds.createdAt })
      .from(rounds)
      .where(eq(rounds.playerId, playerId))
      .orderBy(desc(rounds.createdAt))
      .limit(1);
    return row?.at.getTime() ?? 0;
  },
};
