import type { Licence } from "../../../src/contract/jurisdictions.ts";
import type {
  ActivitySeries,
  ConfirmedLimit,
  LimitChange,
  LimitRules,
  NewLimit,
  UserLimit,
} from "../../../src/contract/limits.ts";
import { breakEnd } from "../../../src/rules/limits/limit-windows.ts";
import {
  type Convert,
  confirmableFrom,
  isBreak,
  isMore,
  type LimitAmount,
  MAX_SESSION_MINUTES,
  nextState,
  PERIODS_OF,
} from "../../../src/rules/limits/limits.ts";
import { gameSessionsStore } from "../../core/game-sessions/game-sessions-store.ts";
import { playerChanges } from "../../core/players/player-changes-store.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { digestOf, newToken } from "../../http/secret-token.ts";
import { activitySeries, firstDayOfSeries } from "./activity-series.ts";
import { presentChange, presentConfirmed, presentLimit } from "./present.ts";
import { type LimitRow, limitsStore as store } from "./store.ts";
import { usageStore } from "./usage-store.ts";
import type { LimitEnforcement } from "./use.ts";

type Rule = Licence["limits"];

/** The player fields that limits need. */
export interface LimitedPlayer {
  id: number;
  licence: string;
  country: string | null;
  currency: string;
}

export interface LimitsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  enforcement: LimitEnforcement;
  exchange: () => Promise<Convert>;
  ruleOf: (player: Pick<LimitedPlayer, "licence" | "country">) => Rule;
  /** Ends all of a player's sessions. */
  signOut: (playerId: number) => Promise<void>;
  /** Called for each excluded player, in the transaction of the break. */
  onExcluded: (tx: Db, playerId: number) => Promise<void>;
  /** Called when a deposit limit is set or lowered, in the transaction of the change. */
  onDepositLimitLowered: (tx: Db, playerId: number) => Promise<void>;
  /** Called after the commit of a break or a change. */
  deliverEvents: () => Promise<void>;
  /** Counts a mail within `tx`. @throws RequestError `too_many_requests`, which rolls the change back */
  countMail: (tx: Db, playerId: number) => Promise<void>;
}

/** A confirmation link to mail. */
export interface LimitLink {
  kind: "limit_raise" | "limit_removal";
  token: string;
  /** Valid from, milliseconds since the epoch. */
  from: number;
}

export interface ChangedLimits {
  limits: UserLimit[];
  link: LimitLink | null;
}

/** How long a change can be confirmed after its waiting time, milliseconds. */
export const CONFIRM_TIME = 7 * 86_400_000;

const YEAR = 366 * 86_400_000;
const MAX_CHANGES = 200;

const NO_PENDING_CHANGE = {
  requestedAmount: null,
  requestedCurrency: null,
  requestedAt: null,
  confirmFrom: null,
  confirmUntil: null,
  tokenDigest: null,
} as const;

const reject = (field: string, code: string) =>
  new RequestError("validation_failed", { errors: { [field]: [code] } });
const amountOf = ({ amount, currency }: Pick<LimitRow, "amount" | "currency">): LimitAmount => ({
  amount: amount!,
  currency,
});
const toColumnsOf = ({ amount, currency }: LimitAmount) => ({ toAmount: amount, toCurrency: currency });
const fromColumnsOf = ({ amount, currency }: Pick<LimitRow, "amount" | "currency">) => ({
  fromAmount: amount,
  fromCurrency: currency,
});

/** Player limits and breaks. Lowering applies immediately; raising and removal wait and need a confirmation. */
export function createLimits({
  db,
  now,
  enforcement,
  exchange,
  ruleOf,
  signOut,
  onExcluded,
  onDepositLimitLowered,
  deliverEvents,
  countMail,
}: LimitsDeps) {
  async function list(playerId: number): Promise<UserLimit[]> {
    const { of } = await enforcement.prepare();
    const found = (await of(db, [playerId])).get(playerId);
    return (found?.limits ?? []).map((limit) => presentLimit(limit, now()));
  }

  /** Parses the requested amount. @throws RequestError */
  function requestedAmount(
    { type, amount_cents, currency }: NewLimit,
    player: LimitedPlayer,
    convert: Convert,
  ): LimitAmount {
    if (amount_cents === undefined || amount_cents === null) throw reject("amount_cents", "required");
    const amount = BigInt(amount_cents);
    if (amount <= 0n) throw reject("amount_cents", "too_small");
    if (type === "session") {
      if (amount > MAX_SESSION_MINUTES) throw reject("amount_cents", "too_big");
      return { amount, currency: null };
    }
    const amountCurrency = currency ?? player.currency;
    // A currency without a rate can't limit money of other currencies.
    if (amountCurrency !== player.currency && convert(1n, amountCurrency, "EUR") === undefined)
      throw reject("currency", "unknown");
    return { amount, currency: amountCurrency };
  }

  function checkOffered({ type, period }: NewLimit, { types }: Rule): void {
    if (!types[type].length) throw reject("type", "unknown");
    if (!PERIODS_OF[type].includes(period) || !types[type].includes(period))
      throw reject("period", "unknown");
  }

  /** The limit row, without its request if that has expired. */
  function withoutExpiredRequest(row: LimitRow): LimitRow {
    const isOver = row.confirmUntil !== null && row.confirmUntil.getTime() <= now();
    return isOver ? { ...row, ...NO_PENDING_CHANGE, state: nextState(row.state, "lapse") ?? row.state } : row;
  }

  /** Stores a raise or removal and returns its confirmation link. Repeating the same request replaces the link. */
  async function requestChange(
    tx: Db,
    row: LimitRow,
    event: "raise" | "remove",
    to: LimitAmount | null,
    rule: Rule,
  ): Promise<LimitLink> {
    await countMail(tx, row.playerId);
    const at = now();
    const state = nextState(row.state, event)!;
    const isSame =
      row.state === state &&
      row.requestedAmount === (to?.amount ?? null) &&
      row.requestedCurrency === (to?.currency ?? null);
    const delay = event === "raise" ? rule.increase_delay_seconds : rule.removal_delay_seconds;
    const wait = { delay, untilPeriodEnds: rule.until_period_ends, timeZone: rule.time_zone };
    const from = isSame ? row.confirmFrom!.getTime() : confirmableFrom(at, row.period, wait);
    const token = newToken();
    await store.update(tx, row.id, {
      state,
      requestedAmount: to?.amount ?? null,
      requestedCurrency: to?.currency ?? null,
      requestedAt: isSame ? row.requestedAt : new Date(at),
      confirmFrom: new Date(from),
      confirmUntil: isSame ? row.confirmUntil : new Date(from + CONFIRM_TIME),
      tokenDigest: digestOf(token),
    });
    if (!isSame)
      await store.recordChange(tx, {
        limitId: row.id,
        playerId: row.playerId,
        kind: event,
        ...fromColumnsOf(row),
        toAmount: to?.amount ?? null,
        toCurrency: to?.currency ?? null,
        at: new Date(at),
        by: "player",
      });
    return { kind: event === "raise" ? "limit_raise" : "limit_removal", token, from };
  }

  /** Applies an amount that isn't higher, and cancels any pending request. */
  async function lower(tx: Db, row: LimitRow, to: LimitAmount): Promise<void> {
    const isUnchanged = to.amount === row.amount && to.currency === row.currency;
    if (isUnchanged && row.requestedAt === null) return;
    const at = new Date(now());
    await store.update(tx, row.id, {
      ...NO_PENDING_CHANGE,
      state: nextState(row.state, "lower")!,
      amount: to.amount,
      currency: to.currency,
    });
    await store.recordChange(tx, {
      limitId: row.id,
      playerId: row.playerId,
      kind: isUnchanged ? "keep" : "lower",
      ...fromColumnsOf(row),
      ...toColumnsOf(to),
      at,
      inForceAt: at,
      by: "player",
    });
  }

  /** Sets a limit, or changes the one of the same type, period and scope. @returns the link if the change must wait */
  async function setAmount(player: LimitedPlayer, request: NewLimit, rule: Rule): Promise<LimitLink | null> {
    const convert = await exchange();
    const to = requestedAmount(request, player, convert);
    const { type, period } = request;
    const scope = rule.per_currency ? (to.currency ?? "") : "";
    return db.transaction(async (tx) => {
      await playerChanges.lockForUpdate(tx, player.id);
      const found = await store.find(tx, player.id, type, period, scope);
      const at = new Date(now());
      if (!found) {
        const base = { playerId: player.id, type, period, scope, state: "active" as const };
        const { id } = await store.insert(tx, { ...base, ...to, startedAt: at });
        const set = { limitId: id, playerId: player.id, kind: "set" as const, by: "player" as const };
        await store.recordChange(tx, { ...set, ...toColumnsOf(to), at, inForceAt: at });
      } else {
        const row = withoutExpiredRequest(found);
        if (isMore(to, amountOf(row), convert)) return requestChange(tx, row, "raise", to, rule);
        await lower(tx, row, to);
      }
      if (type === "deposit") await onDepositLimitLowered(tx, player.id);
      return null;
    });
  }

  /** Starts or extends a break, never shortens it. Idempotent by key. */
  async function startBreak(
    player: LimitedPlayer,
    { type, period, key }: NewLimit,
    { time_zone }: Rule,
  ): Promise<void> {
    const idempotencyKey = key ? `${player.id}:${key}` : null;
    await db.transaction(async (tx) => {
      await playerChanges.lockForUpdate(tx, player.id);
      if (idempotencyKey && (await store.changeByKey(tx, idempotencyKey))) return;
      const at = new Date(now());
      const found = await store.find(tx, player.id, type, period, "");
      const end = breakEnd(period, at.getTime(), time_zone);
      const endsAt = new Date(Math.max(end, found?.endsAt?.getTime() ?? 0));
      const isRunning = (found?.endsAt?.getTime() ?? 0) > at.getTime();
      const row = found
        ? await store.update(tx, found.id, { endsAt, ...(isRunning ? {} : { startedAt: at }) })
        : await store.insert(tx, {
            playerId: player.id,
            type,
            period,
            scope: "",
            state: "active",
            startedAt: at,
            endsAt,
          });
      const excludedIds = await playerChanges.exclude(tx, player.id, endsAt);
      await gameSessionsStore.endAll(tx, excludedIds, at);
      const base = { limitId: row.id, playerId: player.id, kind: "break" as const, by: "player" as const };
      await store.recordChange(tx, { ...base, endsAt, at, inForceAt: at, key: idempotencyKey });
      for (const id of excludedIds) await onExcluded(tx, id);
    });
    if (type === "selfexclusion") await signOut(player.id);
    await deliverEvents();
  }

  return {
    list,

    async rules(player: LimitedPlayer & { excludedUntil: Date | null }): Promise<LimitRules> {
      const rule = ruleOf(player);
      const offered = Object.entries(rule.types).map(([type, periods]) => ({ type, periods }));
      const isExcluded = (player.excludedUntil?.getTime() ?? 0) > now();
      return {
        offered: offered.filter(({ periods }) => periods.length > 0) as LimitRules["offered"],
        currency: player.currency,
        increase_delay_seconds: rule.increase_delay_seconds,
        removal_delay_seconds: rule.removal_delay_seconds,
        until_period_ends: rule.until_period_ends,
        time_zone: rule.time_zone,
        panic_button: rule.panic_button,
        before_play: rule.before_play,
        declined: await store.hasDeclined(db, player.id),
        excluded_until: isExcluded ? player.excludedUntil!.toISOString() : null,
      };
    },

    /** Records that the player wants no deposit limit. @throws RequestError where the licence requires one */
    async decline(player: LimitedPlayer): Promise<void> {
      if (ruleOf(player).before_play === "required") throw new RequestError("forbidden");
      await store.decline(db, player.id, new Date(now()));
    },

    async set(player: LimitedPlayer, request: NewLimit): Promise<ChangedLimits> {
      const rule = ruleOf(player);
      checkOffered(request, rule);
      if (isBreak(request.type)) {
        await startBreak(player, request, rule);
        return { limits: await list(player.id), link: null };
      }
      const link = await setAmount(player, request, rule);
      await deliverEvents();
      return { limits: await list(player.id), link };
    },

    /** Requests the removal of a limit; breaks can't be removed. */
    async remove(player: LimitedPlayer, id: number): Promise<ChangedLimits> {
      const link = await db.transaction(async (tx) => {
        await playerChanges.lockForUpdate(tx, player.id);
        const row = await store.byId(tx, player.id, id);
        if (!row) throw new RequestError("not_found");
        if (isBreak(row.type)) throw new RequestError("forbidden");
        return requestChange(tx, withoutExpiredRequest(row), "remove", null, ruleOf(player));
      });
      return { limits: await list(player.id), link };
    },

    /** Applies a pending change by its link. Repeating the link returns the same result. */
    confirm: (token: string): Promise<ConfirmedLimit> =>
      db.transaction(async (tx) => {
        const digest = digestOf(token);
        const key = `link:${digest}`;
        const pendingRow = await store.byToken(tx, digest);
        const owner = pendingRow && (await playerChanges.lockForUpdate(tx, pendingRow.playerId));
        if (owner?.closedAt) throw reject("token", "expired");
        // Read again under the player's lock.
        const row = pendingRow && (await store.byToken(tx, digest));
        if (!row) {
          const applied = await store.changeByKey(tx, key);
          if (!applied) throw reject("token", "expired");
          return presentConfirmed(applied.limit, applied.change);
        }
        const at = now();
        if (row.confirmUntil!.getTime() <= at) throw reject("token", "expired");
        const remaining = row.confirmFrom!.getTime() - at;
        if (remaining > 0)
          throw new RequestError("validation_failed", {
            errors: { token: ["too_early"] },
            retryAfter: Math.ceil(remaining / 1_000),
          });
        const to = { amount: row.requestedAmount, currency: row.requestedCurrency };
        const isRaise = to.amount !== null;
        await store.update(tx, row.id, {
          ...NO_PENDING_CHANGE,
          state: nextState(row.state, "confirm")!,
          ...(isRaise ? to : {}),
        });
        const change = {
          limitId: row.id,
          playerId: row.playerId,
          kind: isRaise ? ("confirm_raise" as const) : ("confirm_remove" as const),
          ...fromColumnsOf(row),
          toAmount: to.amount,
          toCurrency: to.currency,
          at: new Date(at),
          inForceAt: new Date(at),
        };
        await store.recordChange(tx, { ...change, by: "link", key });
        return presentConfirmed(row, change);
      }),

    /** The player's changes of the last twelve months, newest first. */
    async changes(playerId: number): Promise<LimitChange[]> {
      const rows = await store.changesOf(db, playerId, new Date(now() - YEAR), MAX_CHANGES);
      return rows.map(presentChange);
    },

    /** Deposits, net losses and play time by day and week, by the licence's clock. */
    async activity(player: LimitedPlayer): Promise<ActivitySeries> {
      const { time_zone: timeZone, per_currency: perCurrency } = ruleOf(player);
      const at = now();
      const convert = await exchange();
      const rows = await usageStore.daysOf(db, player.id, firstDayOfSeries(at, timeZone));
      return activitySeries(rows, { at, timeZone, currency: player.currency, perCurrency, convert });
    },

    /** Removes expired requests. */
    expireRequests: () => store.removeExpiredRequests(db, new Date(now())),
  };
}

export type Limits = ReturnType<typeof createLimits>;
