import { lt, sql } from "drizzle-orm";
import type { LimitPeriod, LimitType } from "../../../src/contract/jurisdictions.ts";
import type { LimitState } from "../../../src/contract/limits.ts";
import type { WindowPeriod } from "../../../src/rules/limits/limit-windows.ts";
import type { Db } from "../../db/client.ts";
import { listOf, rowsOf } from "../../db/rows.ts";
import { limitUsage } from "./tables.ts";

/** Longest gap between bets that counts as play time, milliseconds; equals the gap that ends a play session. */
export const MAX_PLAY_GAP = 3_600_000;

/** A licence's current day and the first days of the current windows. */
export type Calendar = Record<WindowPeriod, string> & { licence: string };

/** A player's usage in one currency by window; integers as text. */
export interface UsageRow {
  currency: string;
  /** Deposits, stakes and losses: minor units of the currency, and their worth in parts of a euro cent. */
  sums: Record<WindowPeriod, Record<"deposit" | "wager" | "loss", [own: string, worth: string]>>;
  /** Play time today in milliseconds, and the time of the last bet, milliseconds since the epoch. */
  played: number;
  lastBetAt: number | null;
}

/** A limit row; integers as text, times in milliseconds since the epoch. */
export interface LimitRecord {
  id: number;
  type: LimitType;
  period: LimitPeriod;
  scope: string;
  state: LimitState;
  amount: string | null;
  currency: string | null;
  startedAt: number;
  endsAt: number | null;
  requestedAmount: string | null;
  requestedCurrency: string | null;
  requestedAt: number | null;
  confirmFrom: number | null;
  confirmUntil: number | null;
}

export interface PlayerLimitsRow {
  playerId: number;
  licence: string;
  country: string | null;
  /** Milliseconds since the epoch. */
  excludedUntil: number | null;
  limits: LimitRecord[] | null;
  usage: UsageRow[] | null;
}

/** Usage to add for one player, currency and day. */
export interface UsageIncrement {
  playerId: number;
  currency: string;
  deposit: bigint;
  wager: bigint;
  loss: bigint;
  depositWorth: bigint;
  wagerWorth: bigint;
  lossWorth: bigint;
  /** True if the usage includes a bet; play time is measured between bets. */
  isPlay: boolean;
}

/** A player's usage of one day in one currency; integers as text. */
export interface DayUsageRow {
  day: string;
  currency: string;
  deposit: string;
  loss: string;
  depositWorth: string;
  lossWorth: string;
  /** Milliseconds. */
  played: number;
  /** Milliseconds since the epoch. */
  lastBetAt: number | null;
}

const millis = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const PARTS = ["deposit", "wager", "loss"] as const;

/** SQL for a window's sums as JSON: `[own, worth]` for each of deposit, wager and loss. */
function sumsOf(period: WindowPeriod) {
  const sum = (column: string) => `coalesce(sum(u.${column}) filter (where u.day >= z.${period}), 0)::text`;
  const parts = PARTS.map((part) => `'${part}', json_build_array(${sum(part)}, ${sum(`${part}_worth`)})`);
  return sql.raw(`'${period}', json_build_object(${parts.join(", ")})`);
}

const columns = (calendars: readonly Calendar[], names: readonly (keyof Calendar)[]) =>
  sql.join(
    names.map((name) => {
      const values = calendars.map((calendar) => calendar[name]);
      return listOf(name === "licence" ? "text" : "date", values);
    }),
    sql`, `,
  );

export const usageStore = {
  /** Players with their active limits and, if they have any, usage in the current windows; one indexed statement. */
  async of(db: Db, playerIds: readonly number[], calendars: readonly Calendar[]): Promise<PlayerLimitsRow[]> {
    const zones = columns(calendars, ["licence", "day", "week", "month"]);
    return rowsOf<PlayerLimitsRow>(
      await db.execute(sql`
      select p.id as "playerId", p.licence, p.country, ${millis("case when p.closed_at is null then p.excluded_until else '9999-12-31Z' end")} as "excludedUntil", l.limits, u.usage
      from players p
      join unnest(${zones}) z (licence, day, week, month) on z.licence = p.licence
      left join lateral (
        select json_agg(json_build_object('id', l.id, 'type', l.type, 'period', l.period, 'scope', l.scope,
          'state', l.state, 'amount', l.amount::text, 'currency', l.currency, 'startedAt', ${millis("l.started_at")},
          'endsAt', ${millis("l.ends_at")}, 'requestedAmount', l.requested_amount::text, 'requestedCurrency', l.requested_currency,
          'requestedAt', ${millis("l.requested_at")}, 'confirmFrom', ${millis("l.confirm_from")},
          'confirmUntil', ${millis("l.confirm_until")}) order by l.id) as limits
        from user_limits l where l.player_id = p.id and l.state <> 'confirmed_disable'
      ) l on true
      left join lateral (
        select json_agg(s.one) as usage from (
          select json_build_object('currency', u.currency,
            'sums', json_build_object(${sumsOf("day")}, ${sumsOf("week")}, ${sumsOf("month")}),
            'played', coalesce(sum(u.played) filter (where u.day = z.day), 0),
            'lastBetAt', ${millis("max(u.last_bet_at) filter (where u.day = z.day)")}) as one
          from limit_usage u
          where u.player_id = p.id and u.day >= least(z.week, z.month) and l.limits is not null
          group by u.currency
        ) s
      ) u on true
      where p.id = any(${listOf("int", playerIds)})`),
    );
  },

  /** A player's usage per day and currency from the day `from` on. */
  daysOf: async (db: Db, playerId: number, from: string): Promise<DayUsageRow[]> =>
    rowsOf<DayUsageRow>(
      await db.execute(sql`
        select u.day::text as day, u.currency, u.deposit::text as deposit, u.loss::text as loss,
          u.deposit_worth::text as "depositWorth", u.loss_worth::text as "lossWorth", u.played::float8 as played,
          ${millis("u.last_bet_at")} as "lastBetAt"
        from limit_usage u where u.player_id = ${playerId} and u.day >= ${from}::date`),
    ),

  /** Adds to players' usage of the current day in their licence's calendar, in one statement. */
  async add(
    tx: Db,
    items: readonly UsageIncrement[],
    calendars: readonly Calendar[],
    at: Date,
  ): Promise<void> {
    const valuesOf = (name: keyof UsageIncrement) => sql.param(items.map((item) => String(item[name])));
    const bigints = (["deposit", "wager", "loss", "depositWorth", "wagerWorth", "lossWorth"] as const).map(
      (name) => sql`${valuesOf(name)}::numeric[]`,
    );
    const sum = (name: string) => sql.raw(`${name} = limit_usage.${name} + excluded.${name}`);
    const sums = ["deposit", "wager", "loss", "deposit_worth", "wager_worth", "loss_worth"].map(sum);
    await tx.execute(sql`
      insert into limit_usage (player_id, day, currency, deposit, wager, loss, deposit_worth, wager_worth, loss_worth,
        played, last_bet_at)
      select p.id, z.day, i.currency, i.deposit, i.wager, i.loss, i.deposit_worth, i.wager_worth, i.loss_worth, 0,
        case when i.is_play then ${at.toISOString()}::timestamptz end
      from unnest(${valuesOf("playerId")}::int[], ${valuesOf("currency")}::text[], ${sql.join(bigints, sql`, `)},
        ${valuesOf("isPlay")}::boolean[])
        i (player_id, currency, deposit, wager, loss, deposit_worth, wager_worth, loss_worth, is_play)
      join players p on p.id = i.player_id
      join unnest(${columns(calendars, ["licence", "day"])}) z (licence, day) on z.licence = p.licence
      order by p.id
      on conflict (player_id, day, currency) do update set ${sql.join(sums, sql`, `)},
        played = limit_usage.played + case
          when excluded.last_bet_at - limit_usage.last_bet_at < ${MAX_PLAY_GAP} * interval '1 millisecond'
          then greatest(0, extract(epoch from excluded.last_bet_at - limit_usage.last_bet_at) * 1000)::bigint else 0 end,
        last_bet_at = greatest(limit_usage.last_bet_at, excluded.last_bet_at)`);
  },

  /** Deletes usage of days before `before`. */
  async remove(db: Db, before: string): Promise<void> {
    await db.delete(limitUsage).where(lt(limitUsage.day, before));
  },
};
