import type { LicencePack } from "../../../src/contract/jurisdictions.ts";
import {
  FOREVER,
  firstDaysOf,
  isWindowPeriod,
  type Window,
  windowOf,
} from "../../../src/rules/limits/limit-windows.ts";
import {
  type Intent,
  isBreak,
  type LimitRefusal,
  type LimitUse,
  PARTS,
  refusalOf,
  type Worth,
} from "../../../src/rules/limits/limits.ts";
import type { Db } from "../../db/client.ts";
import {
  type Calendar,
  type Counted,
  type HeldLimit,
  type HeldRow,
  PAUSE,
  usageStore as store,
  type UsageRow,
} from "./usage-store.ts";

export interface LimitUseDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Amounts in other currencies, at the rates of now. */
  exchange: () => Promise<Worth>;
  licences: Readonly<Record<string, Pick<LicencePack, "id" | "limits">>>;
}

/** A limit that is in force, with its window or the time of a break. */
export interface LimitInForce extends LimitUse, Pick<Window, "start"> {
  held: HeldLimit;
}

export interface PlayerLimits {
  playerId: number;
  licence: string;
  country: string | null;
  /** Milliseconds since the epoch; null for who never was. */
  excludedUntil: number | null;
  /** Those in force. */
  limits: LimitInForce[];
}

/** What was done, minor units: what was taken back of it is below zero. */
export interface Used {
  currency: string;
  /** Put in, before any fee. */
  deposited?: bigint;
  staked?: bigint;
  won?: bigint;
}

export interface Usage extends Used {
  playerId: number;
  /** When it was done, where that is not now: it counts in the windows of that day. Milliseconds since the epoch. */
  at?: number;
  /** What `deposited` was worth then, as `worthOf` said; by the rates of now without it. */
  depositedWorth?: bigint;
}

/** What worths are in. */
const WORTH = "EUR";
const MINUTE = 60_000;
/** How long usage is kept, milliseconds: longer than the longest month. */
const KEPT = 62 * 86_400_000;

const up = (parts: bigint) => (parts > 0n ? (parts + PARTS - 1n) / PARTS : parts / PARTS);

/** Milliseconds at play today: between bets, and since the last one where that is not long ago. */
function playedOf(usage: readonly UsageRow[], at: number): number {
  const last = Math.max(0, ...usage.map(({ lastBetAt }) => lastBetAt ?? 0));
  const running = at - last;
  const played = usage.reduce((sum, row) => sum + row.played, 0);
  return played + (running > 0 && running < PAUSE ? running : 0);
}

/** What counts against a limit of money: exactly in its own currency, others by what they were worth. */
function spentOf(limit: HeldLimit, usage: readonly UsageRow[], worth: Worth): bigint {
  const { type, period, currency, scope } = limit;
  if (type !== "deposit" && type !== "loss" && type !== "wager") return 0n;
  if (!isWindowPeriod(period)) return 0n;
  let own = 0n;
  let others = 0n;
  for (const row of usage) {
    const [amount, worthy] = row.sums[period][type];
    if (row.currency === currency) own += BigInt(amount);
    else if (scope === "") others += BigInt(worthy);
  }
  if (others === 0n) return own;
  const parts = worth(others, WORTH, currency!);
  // What cannot be counted may be all of it.
  return parts === undefined ? BigInt(limit.amount!) : up(own * PARTS + parts);
}

function inForce(
  held: HeldLimit,
  usage: readonly UsageRow[],
  at: number,
  zone: string,
  worth: Worth,
): LimitInForce[] {
  const { id, type, period, currency } = held;
  const base = { id, type, period, currency, held };
  if (isBreak(type))
    return held.endsAt! > at
      ? [{ ...base, amount: 0n, used: 0n, start: held.beganAt, resetsAt: held.endsAt! }]
      : [];
  const amount = BigInt(held.amount!);
  // Nothing adds up: each bet is compared by itself.
  if (type === "single_stake") return [{ ...base, amount, used: 0n, start: held.beganAt, resetsAt: FOREVER }];
  if (!isWindowPeriod(period)) return [];
  const { start, end } = windowOf(period, at, zone);
  const used =
    type === "session" ? BigInt(Math.floor(playedOf(usage, at) / MINUTE)) : spentOf(held, usage, worth);
  return [{ ...base, amount, used, start, resetsAt: end }];
}

/** What an amount is worth now; what has no rate counts for limits of its own currency alone. */
const worthIn = (amount: bigint, currency: string, worth: Worth) =>
  worth(amount * PARTS, currency, WORTH) ?? 0n;

/** One item for each player and currency, so that one statement writes each row once. */
function merged(items: readonly Usage[], worth: Worth): Counted[] {
  const found = new Map<string, Counted>();
  for (const { playerId, currency, deposited = 0n, staked = 0n, won = 0n, depositedWorth } of items) {
    const key = `${playerId} ${currency}`;
    const before = found.get(key);
    const deposit = (before?.deposit ?? 0n) + deposited;
    const wager = (before?.wager ?? 0n) + staked;
    const loss = (before?.loss ?? 0n) + staked - won;
    const worthOf = (amount: bigint) => worthIn(amount, currency, worth);
    found.set(key, {
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
  // In one order, so that two calls at once do not wait for each other for ever.
  return [...found.values()].sort((a, b) => a.playerId - b.playerId || (a.currency < b.currency ? -1 : 1));
}

/** What limits forbid, and what counts against them: for whoever takes bets or deposits, within their transactions. */
export function createLimitUse({ db, now, exchange, licences }: LimitUseDeps) {
  const zones = Object.entries(licences).map(([licence, { limits }]) => ({
    licence,
    zone: limits.time_zone,
  }));
  let kept: { from: number; until: number; calendars: Calendar[] } | undefined;

  const isKept = (at: number) => kept !== undefined && at >= kept.from && at < kept.until;

  /** The days that it is, by licence: worked out once for each of them. */
  function calendarsAt(at: number): Calendar[] {
    if (kept && isKept(at)) return kept.calendars;
    const days = zones.map(({ zone }) => windowOf("day", at, zone));
    kept = {
      from: Math.max(...days.map(({ start }) => start)),
      until: Math.min(...days.map(({ end }) => end)),
      calendars: calendarsOf(at),
    };
    return kept.calendars;
  }

  /** The days that it was at another time than now. */
  const calendarsOf = (at: number): Calendar[] =>
    zones.map(({ licence, zone }) => ({ licence, ...firstDaysOf(at, zone) }));

  function present(row: HeldRow, at: number, worth: Worth): PlayerLimits {
    const { playerId, licence, country, excludedUntil } = row;
    const zone = licences[licence]!.limits.time_zone;
    return {
      playerId,
      licence,
      country,
      excludedUntil,
      limits: (row.limits ?? []).flatMap((limit) => inForce(limit, row.usage ?? [], at, zone, worth)),
    };
  }

  return {
    /** Removes what no window will ask for again. */
    sweep: () => store.remove(db, new Date(now() - KEPT).toISOString().slice(0, 10)),

    /** Before a transaction: looks up what one must not wait for. */
    async prepare() {
      const worth = await exchange();
      return {
        /** Limits in force of players, as far as they are used up now; nothing for who is no player. One statement. */
        async of(tx: Db, playerIds: readonly number[]): Promise<Map<number, PlayerLimits>> {
          const at = now();
          const rows = await store.of(tx, playerIds, calendarsAt(at));
          return new Map(rows.map((row) => [row.playerId, present(row, at, worth)]));
        },

        /** Why a bet or a deposit may not be; null where nothing forbids it. */
        refusalOf: (limits: readonly LimitUse[], intent: Intent): LimitRefusal | null =>
          refusalOf(limits, intent, worth),

        /** Limits as they are after something of the same transaction that is not counted yet. */
        after: (limits: readonly LimitUse[], { currency, deposited = 0n, staked = 0n, won = 0n }: Used) =>
          limits.map((limit): LimitUse => {
            const amount =
              { deposit: deposited, wager: staked, loss: staked - won }[limit.type as string] ?? 0n;
            if (amount === 0n || limit.currency === null) return limit;
            const parts = worth(amount * PARTS, currency, limit.currency);
            // What cannot be counted may be all of it.
            return { ...limit, used: parts === undefined ? limit.amount : limit.used + up(parts) };
          }),

        /** What an amount counts for limits of other currencies, at the rates of now. */
        worthOf: (amount: bigint, currency: string): bigint => worthIn(amount, currency, worth),

        /**
         * Counts what players have done, once it is certain, whether they have limits or not. One statement for each day
         * that something was done on; rows are written in the order of players, and whoever counts holds theirs.
         */
        async count(tx: Db, items: readonly Usage[]): Promise<void> {
          const present = now();
          const today = calendarsAt(present);
          const daysOf = ({ at = present }: Usage) => (isKept(at) ? today : calendarsOf(at));
          for (const [days, ones] of Map.groupBy(items, daysOf))
            await store.add(tx, merged(ones, worth), days, new Date(ones[0]!.at ?? present));
        },
      };
    },
  };
}

export type LimitsInUse = ReturnType<typeof createLimitUse>;
