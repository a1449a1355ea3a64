import type { Licence } from "../../../src/contract/jurisdictions.ts";
import {
  FOREVER,
  firstDaysOf,
  isWindowPeriod,
  type Window,
  windowOf,
} from "../../../src/rules/limits/limit-windows.ts";
import {
  CONVERSION_SCALE,
  type Convert,
  isBreak,
  type LimitCheck,
  type LimitRejection,
  type LimitUsage,
  limitRejection,
} from "../../../src/rules/limits/limits.ts";
import type { Db } from "../../db/client.ts";
import {
  type Calendar,
  type LimitRecord,
  MAX_PLAY_GAP,
  type PlayerLimitsRow,
  usageStore as store,
  type UsageIncrement,
  type UsageRow,
} from "./usage-store.ts";

export interface LimitEnforcementDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Converts amounts at current rates. */
  exchange: () => Promise<Convert>;
  licences: Readonly<Record<string, Pick<Licence, "id" | "limits">>>;
}

/** A limit in force, with its window or its break. */
export interface LimitInForce extends LimitUsage, Pick<Window, "start"> {
  record: LimitRecord;
}

export interface PlayerLimits {
  playerId: number;
  licence: string;
  country: string | null;
  /** Milliseconds since the epoch; null if never excluded. */
  excludedUntil: number | null;
  /** Limits in force. */
  limits: LimitInForce[];
}

/** Money deposited, staked and won, minor units; negative for reversals. */
export interface UsageAmounts {
  currency: string;
  /** Deposits, without fees. */
  deposited?: bigint;
  staked?: bigint;
  won?: bigint;
}

export interface Usage extends UsageAmounts {
  playerId: number;
  /** When it happened, if not now: it counts in that day's windows. Milliseconds since the epoch. */
  at?: number;
  /** Worth of `deposited` at that time, from `worthOf`; by default at current rates. */
  depositedWorth?: bigint;
}

/** Currency that worths are expressed in. */
const WORTH_CURRENCY = "EUR";
const MINUTE = 60_000;
/** Retention of usage, milliseconds: longer than the longest month. */
const RETENTION = 62 * 86_400_000;

const roundUp = (parts: bigint) =>
  parts > 0n ? (parts + CONVERSION_SCALE - 1n) / CONVERSION_SCALE : parts / CONVERSION_SCALE;

/** Play time today, milliseconds: between bets, and since the last one if it's recent. */
function playedOf(usage: readonly UsageRow[], at: number): number {
  const last = Math.max(0, ...usage.map(({ lastBetAt }) => lastBetAt ?? 0));
  const running = at - last;
  const played = usage.reduce((sum, row) => sum + row.played, 0);
  return played + (running > 0 && running < MAX_PLAY_GAP ? running : 0);
}

/** An amount and the worth of others, in the amount's currency; undefined without a rate. */
export function worthIn(own: bigint, others: bigint, currency: string, convert: Convert): bigint | undefined {
  if (others === 0n) return own;
  const parts = convert(others, WORTH_CURRENCY, currency);
  return parts === undefined ? undefined : roundUp(own * CONVERSION_SCALE + parts);
}

/** Usage of a money limit: exact in its own currency, by worth for the others. */
function usedOf(limit: LimitRecord, usage: readonly UsageRow[], convert: Convert): bigint {
  const { type, period, currency, scope } = limit;
  if (type !== "deposit" && type !== "loss" && type !== "wager") return 0n;
  if (!isWindowPeriod(period)) return 0n;
  let ownAmount = 0n;
  let others = 0n;
  for (const row of usage) {
    const [amount, rowWorth] = row.sums[period][type];
    if (row.currency === currency) ownAmount += BigInt(amount);
    else if (scope === "") others += BigInt(rowWorth);
  }
  // Without a rate, count the limit as used up.
  return worthIn(ownAmount, others, currency!, convert) ?? BigInt(limit.amount!);
}

function limitInForce(
  row: LimitRecord,
  usage: readonly UsageRow[],
  at: number,
  zone: string,
  convert: Convert,
): LimitInForce[] {
  const { id, type, period, currency } = row;
  const base = { id, type, period, currency, record: row };
  if (isBreak(type))
    return row.endsAt! > at
      ? [{ ...base, amount: 0n, used: 0n, start: row.startedAt, resetsAt: row.endsAt! }]
      : [];
  const amount = BigInt(row.amount!);
  // Each bet is compared separately, so nothing accumulates.
  if (type === "single_stake")
    return [{ ...base, amount, used: 0n, start: row.startedAt, resetsAt: FOREVER }];
  if (!isWindowPeriod(period)) return [];
  const { start, end } = windowOf(period, at, zone);
  const used =
    type === "session" ? BigInt(Math.floor(playedOf(usage, at) / MINUTE)) : usedOf(row, usage, convert);
  return [{ ...base, amount, used, start, resetsAt: end }];
}

/** Worth of an amount now; zero without a rate, so that only limits of its own currency count it. */
const currentWorth = (amount: bigint, currency: string, convert: Convert) =>
  convert(amount * CONVERSION_SCALE, currency, WORTH_CURRENCY) ?? 0n;

/** Merges items per player and currency, so that one statement writes each row once. */
function mergeItems(items: readonly Usage[], convert: Convert): UsageIncrement[] {
  const merged = new Map<string, UsageIncrement>();
  for (const { playerId, currency, deposited = 0n, staked = 0n, won = 0n, depositedWorth } of items) {
    const key = `${playerId} ${currency}`;
    const before = merged.get(key);
    const deposit = (before?.deposit ?? 0n) + deposited;
    const wager = (before?.wager ?? 0n) + staked;
    const loss = (before?.loss ?? 0n) + staked - won;
    const worthOf = (amount: bigint) => currentWorth(amount, currency, convert);
    merged.set(key, {
      playerId,
      currency,
      deposit,
      wager,
      loss,
      depositWorth: (before?.depositWorth ?? 0n) + (depositedWorth ?? worthOf(deposited)),
      wagerWorth: worthOf(wager),
      lossWorth: worthOf(loss),
      isPlay: (before?.isPlay ?? false) || staked > 0n,
    });
  }
  // One order for all writers, to avoid deadlocks.
  return [...merged.values()].sort((a, b) => a.playerId - b.playerId || (a.currency < b.currency ? -1 : 1));
}

/** Checks bets and deposits against limits and counts usage, within the caller's transaction. */
export function createLimitEnforcement({ db, now, exchange, licences }: LimitEnforcementDeps) {
  const zones = Object.entries(licences).map(([licence, { limits }]) => ({
    licence,
    zone: limits.time_zone,
  }));
  let cache: { from: number; until: number; calendars: Calendar[] } | undefined;

  const isCached = (at: number) => cache !== undefined && at >= cache.from && at < cache.until;

  /** Current calendars by licence, cached until the next day starts in any of their time zones. */
  function calendarsAt(at: number): Calendar[] {
    if (cache && isCached(at)) return cache.calendars;
    const days = zones.map(({ zone }) => windowOf("day", at, zone));
    cache = {
      from: Math.max(...days.map(({ start }) => start)),
      until: Math.min(...days.map(({ end }) => end)),
      calendars: computeCalendars(at),
    };
    return cache.calendars;
  }

  /** Calendars by licence at a time, without the cache. */
  const computeCalendars = (at: number): Calendar[] =>
    zones.map(({ licence, zone }) => ({ licence, ...firstDaysOf(at, zone) }));

  function present(row: PlayerLimitsRow, at: number, convert: Convert): PlayerLimits {
    const { playerId, licence, country, excludedUntil } = row;
    const zone = licences[licence]!.limits.time_zone;
    return {
      playerId,
      licence,
      country,
      excludedUntil,
      limits: (row.limits ?? []).flatMap((limit) => limitInForce(limit, row.usage ?? [], at, zone, convert)),
    };
  }

  return {
    /** Deletes usage that no window needs any more. */
    sweep: () => store.remove(db, new Date(now() - RETENTION).toISOString().slice(0, 10)),

    /** Call before a transaction. */
    async prepare() {
      const convert = await exchange();
      return {
        /** Players' limits in force with their usage in the windows of `at`, in one statement; unknown players are omitted. */
        async of(tx: Db, playerIds: readonly number[], at = now()): Promise<Map<number, PlayerLimits>> {
          const calendars = at < now() ? computeCalendars(at) : calendarsAt(at);
          const rows = await store.of(tx, playerIds, calendars);
          return new Map(rows.map((row) => [row.playerId, present(row, at, convert)]));
        },

        /** @returns the limit that rejects a bet or deposit, or null */
        rejectionOf: (limits: readonly LimitUsage[], action: LimitCheck): LimitRejection | null =>
          limitRejection(limits, action, convert),

        /** The limits after further usage that isn't counted yet, or without usage that is (negative amounts). */
        after: <Limit extends LimitUsage>(
          limits: readonly Limit[],
          { currency, deposited = 0n, staked = 0n, won = 0n }: UsageAmounts,
        ) =>
          limits.map((limit): Limit => {
            const amount =
              { deposit: deposited, wager: staked, loss: staked - won }[limit.type as string] ?? 0n;
            if (amount === 0n || limit.currency === null) return limit;
            const parts = convert(amount * CONVERSION_SCALE, currency, limit.currency);
            // Without a rate, count the limit as used up.
            return { ...limit, used: parts === undefined ? limit.amount : limit.used + roundUp(parts) };
          }),

        /** Worth of an amount at current rates, for limits of other currencies. */
        worthOf: (amount: bigint, currency: string): bigint => currentWorth(amount, currency, convert),

        /**
         * Counts usage of players with and without limits, one statement per day, in player order. The caller holds
         * the players' locks.
         */
        async count(tx: Db, items: readonly Usage[]): Promise<void> {
          const currentTime = now();
          const today = calendarsAt(currentTime);
          const daysOf = ({ at = currentTime }: Usage) => (isCached(at) ? today : computeCalendars(at));
          for (const [days, dayItems] of Map.groupBy(items, daysOf))
            await store.add(
              tx,
              mergeItems(dayItems, convert),
              days,
              new Date(dayItems[0]!.at ?? currentTime),
            );
        },
      };
    },
  };
}

export type LimitEnforcement = ReturnType<typeof createLimitEnforcement>;
