import { type SQL, sql } from "drizzle-orm";
import type { BonusState } from "../../../src/rules/wagering/account-bonuses.ts";
import type { Db } from "../../db/client.ts";
import { jsonOf } from "../../db/rows.ts";
import type { bonuses } from "./tables.ts";

/** A bonus as `selectBonuses` reads it: amounts as text, times in milliseconds since the epoch. */
export interface BonusStateRow
  extends Pick<typeof bonuses.$inferSelect, "id" | "stage" | "terms" | "position" | "version"> {
  player_id: number;
  account_id: number;
  granted: string;
  is_unsettled: boolean;
  max_bet: string | null;
  max_win: string | null;
  required_parts: string;
  progress_parts: string;
  end_balance: string | null;
  started_at: number | null;
  expires_at: number | null;
  is_frozen: boolean;
  held_rounds: number;
}

const DAY = 86_400_000;

const bigintOrNull = (text: string | null) => (text === null ? null : BigInt(text));

export const bonusStateOf = (row: BonusStateRow): BonusState => ({
  id: row.id,
  stage: row.stage,
  granted: BigInt(row.granted),
  isUnsettled: row.is_unsettled,
  contributions: row.terms.contributions,
  maxBet: bigintOrNull(row.max_bet),
  maxWin: bigintOrNull(row.max_win),
  requiredParts: BigInt(row.required_parts),
  progressParts: BigInt(row.progress_parts),
  endBalance: bigintOrNull(row.end_balance),
  duration: row.terms.days * DAY,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  isFrozen: row.is_frozen,
  position: row.position,
  version: row.version,
});

/** JSON of a bonus, as `BonusStateRow`. */
const BONUS_JSON = sql`json_build_object('id', b.id, 'player_id', b.player_id, 'account_id', b.account_id, 'stage', b.stage,
          'granted', b.granted::text, 'is_unsettled', b.is_unsettled, 'terms', b.terms, 'max_bet', b.max_bet::text,
          'max_win', b.max_win::text, 'required_parts', b.required_parts::text,
          'progress_parts', b.progress_parts::text, 'end_balance', b.end_balance::text,
          'started_at', floor(extract(epoch from b.started_at) * 1000),
          'expires_at', floor(extract(epoch from b.expires_at) * 1000),
          'is_frozen', b.frozen_at is not null, 'position', b.position, 'version', b.version,
          'held_rounds', (select count(*) from rounds
            where bonus_id = b.id and closed_at is null and stake_bonus > 0))`;

/**
 * Expression with the running and waiting bonuses of accounts, and those of rounds: a JSON list of `BonusStateRow`, for
 * a statement that reads more.
 * @param accountIds expression of an integer array
 * @param rounds table expression named `requested` with the columns provider and name
 */
export const selectBonuses = (accountIds: SQL, rounds: SQL): SQL => sql`
        (select coalesce(json_agg(${BONUS_JSON}), '[]')
        from (
          select id from bonuses
          where account_id = any(${accountIds}) and stage in ('handle_bets', 'wager_done', 'wait')
          union
          select r.bonus_id from ${rounds} cross join lateral (
            select bonus_id from rounds where provider = requested.provider and name = requested.name
              and bonus_id is not null offset 0) r) one
        join bonuses b on b.id = one.id)`;

/** The bonuses of one account: running, waiting and the one named. */
export const selectAccountBonuses = (accountId: number, bonusId: string | null): SQL => sql`
        select ${BONUS_JSON} as bonus from bonuses b
        where b.account_id = ${accountId} and b.stage in ('handle_bets', 'wager_done', 'wait')
          or b.id = ${bonusId}::uuid`;

const RUNNING = new Set(["handle_bets", "wager_done"]);
export const ENDED_STAGES: ReadonlySet<string> = new Set(["finished", "lost", "canceled", "expired"]);

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Writes the states of bonuses. Those that stop running come first: one may run per account. */
export async function writeBonusStates(
  tx: Db,
  states: readonly (BonusState & { cancelReason?: string | undefined })[],
  at: Date,
): Promise<void> {
  const { running = [], others = [] } = Object.groupBy(states, ({ stage }) =>
    RUNNING.has(stage) ? "running" : "others",
  );
  for (const group of [others, running]) {
    if (group.length === 0) continue;
    const rows = group.map(
      ({ id, stage, progressParts, endBalance, position, version, cancelReason = null, ...one }) => ({
        id,
        stage,
        progressParts,
        endBalance,
        position,
        version,
        cancelReason,
        startedAt: isoOf(one.startedAt),
        expiresAt: isoOf(one.expiresAt),
        isEnded: ENDED_STAGES.has(stage),
      }),
    );
    await tx.execute(sql`
      update bonuses set stage = one.stage, progress_parts = one."progressParts", end_balance = one."endBalance",
        position = one.position, version = one.version, started_at = one."startedAt", expires_at = one."expiresAt",
        cancel_reason = coalesce(bonuses.cancel_reason, one."cancelReason"),
        ended_at = case when one."isEnded" then coalesce(bonuses.ended_at, ${at.toISOString()}::timestamptz) end
      from json_to_recordset(${jsonOf(rows)}::json) as one (id uuid, stage text, "progressParts" bigint,
        "endBalance" bigint, position int, version int, "cancelReason" text, "startedAt" timestamptz,
        "expiresAt" timestamptz, "isEnded" boolean)
      where bonuses.id = one.id`);
  }
}
