import type { LicencePack } from "../../../src/contract/jurisdictions.ts";
import type {
  ConfirmedLimit,
  LimitChange,
  LimitRules,
  NewLimit,
  UserLimit,
} from "../../../src/contract/limits.ts";
import { breakEnd } from "../../../src/rules/limits/limit-windows.ts";
import {
  isBreak,
  isMore,
  type LimitAmount,
  LONGEST_SESSION,
  nextState,
  PERIODS_OF,
  type Worth,
  waitsUntil,
} from "../../../src/rules/limits/limits.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { digestOf, newToken } from "../../http/secret-token.ts";
import { presentChange, presentConfirmed, presentLimit } from "./present.ts";
import { type LimitRow, limitsStore as store } from "./store.ts";
import type { LimitsInUse } from "./use.ts";

type Rule = LicencePack["limits"];

/** A player, as far as limits need to know them. */
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
  use: LimitsInUse;
  exchange: () => Promise<Worth>;
  ruleOf: (player: Pick<LimitedPlayer, "licence" | "country">) => Rule;
  /** Ends all sign-ins of a player. */
  signOut: (playerId: number) => Promise<void>;
  /** Ends what a player has begun to pay: nobody brings money in a break. */
  endDeposits: (playerId: number) => Promise<void>;
  /** Counts a mail with a link within the transaction `tx`. @throws too_many_requests, so that nothing is changed */
  countMail: (tx: Db, playerId: number) => Promise<void>;
}

/** A link that is to be mailed: what was asked for can be confirmed by it. */
export interface LimitLink {
  kind: "limit_raise" | "limit_removal";
  token: string;
  /** From when on it is good, milliseconds since the epoch. */
  from: number;
}

export interface Changed {
  limits: UserLimit[];
  link: LimitLink | null;
}

/** How long something can be confirmed once the wait is over, milliseconds. */
export const CONFIRM_TIME = 7 * 86_400_000;

const YEAR = 366 * 86_400_000;
const MOST_CHANGES = 200;

const NOTHING_ASKED = {
  askedAmount: null,
  askedCurrency: null,
  askedAt: null,
  confirmFrom: null,
  confirmUntil: null,
  tokenDigest: null,
} as const;

const refuse = (field: string, code: string) =>
  new RequestError("validation_failed", { errors: { [field]: [code] } });
const amountOf = ({ amount, currency }: Pick<LimitRow, "amount" | "currency">): LimitAmount => ({
  amount: amount!,
  currency,
});
const toOf = ({ amount, currency }: LimitAmount) => ({ toAmount: amount, toCurrency: currency });
const fromOf = ({ amount, currency }: Pick<LimitRow, "amount" | "currency">) => ({
  fromAmount: amount,
  fromCurrency: currency,
});

/** Limits that players set themselves, and breaks. Less holds at once; more waits, and has to be said again. */
export function createLimits({
  db,
  now,
  use,
  exchange,
  ruleOf,
  signOut,
  endDeposits,
  countMail,
}: LimitsDeps) {
  async function list(playerId: number): Promise<UserLimit[]> {
    const { of } = await use.prepare();
    const found = (await of(db, [playerId])).get(playerId);
    return (found?.limits ?? []).map((limit) => presentLimit(limit, now()));
  }

  /** The amount that is asked for; refuses what is none. */
  function amountAsked(
    { type, amount_cents, currency }: NewLimit,
    player: LimitedPlayer,
    worth: Worth,
  ): LimitAmount {
    if (amount_cents === undefined || amount_cents === null) throw refuse("amount_cents", "required");
    const amount = BigInt(amount_cents);
    if (amount <= 0n) throw refuse("amount_cents", "too_small");
    if (type === "session") {
      if (amount > LONGEST_SESSION) throw refuse("amount_cents", "too_big");
      return { amount, currency: null };
    }
    const own = currency ?? player.currency;
    // What cannot be compared with other money cannot limit it.
    if (own !== player.currency && worth(1n, own, "EUR") === undefined) throw refuse("currency", "unknown");
    return { amount, currency: own };
  }

  function checkOffered({ type, period }: NewLimit, { types }: Rule): void {
    if (!types[type].length) throw refuse("type", "unknown");
    if (!PERIODS_OF[type].includes(period) || !types[type].includes(period))
      throw refuse("period", "unknown");
  }

  /** As it is now: what nobody has confirmed in time is forgotten. */
  function current(row: LimitRow): LimitRow {
    const isOver = row.confirmUntil !== null && row.confirmUntil.getTime() <= now();
    return isOver ? { ...row, ...NOTHING_ASKED, state: nextState(row.state, "lapse") ?? row.state } : row;
  }

  /** Writes down what is asked for, with a link that confirms it once the wait is over. The same again is a new link. */
  async function ask(
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
      row.askedAmount === (to?.amount ?? null) &&
      row.askedCurrency === (to?.currency ?? null);
    const delay = event === "raise" ? rule.increase_delay_seconds : rule.removal_delay_seconds;
    const wait = { delay, untilPeriodEnds: rule.until_period_ends, timeZone: rule.time_zone };
    const from = isSame ? row.confirmFrom!.getTime() : waitsUntil(at, row.period, wait);
    const token = newToken();
    await store.update(tx, row.id, {
      state,
      askedAmount: to?.amount ?? null,
      askedCurrency: to?.currency ?? null,
      askedAt: isSame ? row.askedAt : new Date(at),
      confirmFrom: new Date(from),
      confirmUntil: isSame ? row.confirmUntil : new Date(from + CONFIRM_TIME),
      tokenDigest: digestOf(token),
    });
    if (!isSame)
      await store.note(tx, {
        limitId: row.id,
        playerId: row.playerId,
        kind: event,
        ...fromOf(row),
        toAmount: to?.amount ?? null,
        toCurrency: to?.currency ?? null,
        at: new Date(at),
        by: "player",
      });
    return { kind: event === "raise" ? "limit_raise" : "limit_removal", token, from };
  }

  /** Takes an amount that is not more: it holds at once, and nothing is asked for any more. */
  async function lower(tx: Db, row: LimitRow, to: LimitAmount): Promise<void> {
    const isKept = to.amount === row.amount && to.currency === row.currency;
    if (isKept && row.askedAt === null) return;
    const at = new Date(now());
    await store.update(tx, row.id, {
      ...NOTHING_ASKED,
      state: nextState(row.state, "lower")!,
      amount: to.amount,
      currency: to.currency,
    });
    await store.note(tx, {
      limitId: row.id,
      playerId: row.playerId,
      kind: isKept ? "keep" : "lower",
      ...fromOf(row),
      ...toOf(to),
      at,
      inForceAt: at,
      by: "player",
    });
  }

  /** Sets a limit, or changes the one of the same type and period. Gives the link where more was asked for. */
  async function setAmount(player: LimitedPlayer, asked: NewLimit, rule: Rule): Promise<LimitLink | null> {
    const worth = await exchange();
    const to = amountAsked(asked, player, worth);
    const { type, period } = asked;
    const scope = rule.per_currency ? (to.currency ?? "") : "";
    return db.transaction(async (tx) => {
      await store.hold(tx, player.id);
      const found = await store.find(tx, player.id, type, period, scope);
      const at = new Date(now());
      if (!found) {
        const base = { playerId: player.id, type, period, scope, state: "active" as const };
        const { id } = await store.insert(tx, { ...base, ...to, beganAt: at });
        const set = { limitId: id, playerId: player.id, kind: "set" as const, by: "player" as const };
        await store.note(tx, { ...set, ...toOf(to), at, inForceAt: at });
        return null;
      }
      const row = current(found);
      if (isMore(to, amountOf(row), worth)) return ask(tx, row, "raise", to, rule);
      await lower(tx, row, to);
      return null;
    });
  }

  /** Begins a break, or makes the running one longer; never shorter. The same wish, sent again, is granted once. */
  async function takeBreak(
    player: LimitedPlayer,
    { type, period, key }: NewLimit,
    { time_zone }: Rule,
  ): Promise<void> {
    const wish = key ? `${player.id}:${key}` : null;
    const excluded = await db.transaction(async (tx) => {
      await store.hold(tx, player.id);
      if (wish && (await store.noted(tx, wish))) return [player.id];
      const at = new Date(now());
      const found = await store.find(tx, player.id, type, period, "");
      const end = breakEnd(period, at.getTime(), time_zone);
      const endsAt = new Date(Math.max(end, found?.endsAt?.getTime() ?? 0));
      const isRunning = (found?.endsAt?.getTime() ?? 0) > at.getTime();
      const row = found
        ? await store.update(tx, found.id, { endsAt, ...(isRunning ? {} : { beganAt: at }) })
        : await store.insert(tx, {
            playerId: player.id,
            type,
            period,
            scope: "",
            state: "active",
            beganAt: at,
            endsAt,
          });
      const excluded = await store.exclude(tx, player.id, endsAt);
      await store.endPlay(tx, excluded, at);
      const base = { limitId: row.id, playerId: player.id, kind: "break" as const, by: "player" as const };
      await store.note(tx, { ...base, endsAt, at, inForceAt: at, key: wish });
      return excluded;
    });
    if (type === "selfexclusion") await signOut(player.id);
    for (const id of excluded) await endDeposits(id);
  }

  return {
    list,

    rules(player: LimitedPlayer & { excludedUntil: Date | null }): LimitRules {
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
        excluded_until: isExcluded ? player.excludedUntil!.toISOString() : null,
      };
    },

    async set(player: LimitedPlayer, asked: NewLimit): Promise<Changed> {
      const rule = ruleOf(player);
      checkOffered(asked, rule);
      if (isBreak(asked.type)) {
        await takeBreak(player, asked, rule);
        return { limits: await list(player.id), link: null };
      }
      const link = await setAmount(player, asked, rule);
      return { limits: await list(player.id), link };
    },

    /** Asks for the end of a limit. Breaks have their own. */
    async remove(player: LimitedPlayer, id: number): Promise<Changed> {
      const link = await db.transaction(async (tx) => {
        await store.hold(tx, player.id);
        const row = await store.byId(tx, player.id, id);
        if (!row) throw new RequestError("not_found");
        if (isBreak(row.type)) throw new RequestError("forbidden");
        return ask(tx, current(row), "remove", null, ruleOf(player));
      });
      return { limits: await list(player.id), link };
    },

    /** Does what was asked for, by the link of the mail. The same link again says what it has done. */
    confirm: (token: string): Promise<ConfirmedLimit> =>
      db.transaction(async (tx) => {
        const digest = digestOf(token);
        const key = `link:${digest}`;
        const asked = await store.byToken(tx, digest);
        const owner = asked && (await store.hold(tx, asked.playerId));
        if (owner?.closedAt) throw refuse("token", "expired");
        // Looked at again, now that nothing else can change it.
        const row = asked && (await store.byToken(tx, digest));
        if (!row) {
          const done = await store.noted(tx, key);
          if (!done) throw refuse("token", "expired");
          return presentConfirmed(done.limit, done.change);
        }
        const at = now();
        if (row.confirmUntil!.getTime() <= at) throw refuse("token", "expired");
        const left = row.confirmFrom!.getTime() - at;
        if (left > 0)
          throw new RequestError("validation_failed", {
            errors: { token: ["too_early"] },
            retryAfter: Math.ceil(left / 1_000),
          });
        const to = { amount: row.askedAmount, currency: row.askedCurrency };
        const isRaise = to.amount !== null;
        await store.update(tx, row.id, {
          ...NOTHING_ASKED,
          state: nextState(row.state, "confirm")!,
          ...(isRaise ? to : {}),
        });
        const change = {
          limitId: row.id,
          playerId: row.playerId,
          kind: isRaise ? ("confirm_raise" as const) : ("confirm_remove" as const),
          ...fromOf(row),
          toAmount: to.amount,
          toCurrency: to.currency,
          at: new Date(at),
          inForceAt: new Date(at),
        };
        await store.note(tx, { ...change, by: "link", key });
        return presentConfirmed(row, change);
      }),

    /** What the player has set, asked for and confirmed in the last twelve months, newest first. */
    async changes(playerId: number): Promise<LimitChange[]> {
      const rows = await store.changesOf(db, playerId, new Date(now() - YEAR), MOST_CHANGES);
      return rows.map(presentChange);
    },

    /** What is over. */
    lapse: () => store.lapse(db, new Date(now())),
  };
}

export type Limits = ReturnType<typeof createLimits>;
