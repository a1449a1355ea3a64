import type { Licence } from "../../../src/contract/jurisdictions.ts";
import type { NewPlan, PlanAnswer, PlaySession } from "../../../src/contract/play-sessions.ts";
import { realityCheckDueAt, realityCheckMinutes } from "../../../src/rules/limits/reality-check.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { presentSigned } from "./present.ts";
import { isSessionRunning } from "./session-gap.ts";
import { createPlans } from "./session-plans.ts";
import { type PlaySessionRow, playSessionsStore as store } from "./store.ts";

type Reminder = Licence["reality_check"];

export interface PlaySessionsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  realityCheckRuleOf: (licence: string) => Reminder;
  /** The player's licence and current account. */
  playerOf: (
    playerId: number,
  ) => Promise<{ licence: string; account: { id: number; currency: string } } | undefined>;
}

/** When the next reality check is due, milliseconds since the epoch; infinity for never. */
export function nextRealityCheckAt(
  playSession: Pick<PlaySessionRow, "checkedAt" | "checkMinutes"> | undefined,
  reminder: Reminder,
): number {
  if (!playSession?.checkedAt) return Number.POSITIVE_INFINITY;
  return realityCheckDueAt(
    playSession.checkedAt.getTime(),
    realityCheckMinutes(playSession.checkMinutes, reminder),
  );
}

/** Play sessions: duration, result and reality checks. */
export function createPlaySessions({ db, now, realityCheckRuleOf, playerOf }: PlaySessionsDeps) {
  const plans = createPlans({ db, now });

  async function of(playerId: number): Promise<PlaySession> {
    const [player, row, plan] = await Promise.all([
      playerOf(playerId),
      store.of(db, playerId),
      plans.current(playerId),
    ]);
    if (!player) throw new RequestError("unauthorized");
    const { account, licence } = player;
    const reminder = realityCheckRuleOf(licence);
    const span = { accountId: account.id, after: row?.afterNumber ?? 0, to: null };
    const [totals] = row?.startedAt ? await store.playTotals(db, playerId, [span]) : [];
    const { staked, won } = totals ?? { staked: 0n, won: 0n };
    const dueAt = nextRealityCheckAt(row, reminder);
    return {
      now: new Date(now()).toISOString(),
      started_at: row?.startedAt?.toISOString() ?? null,
      currency: account.currency,
      staked_cents: toAmount(staked),
      won_cents: presentSigned(won),
      net_cents: presentSigned(won - staked),
      reality_check: {
        minutes: realityCheckMinutes(row?.checkMinutes ?? null, reminder),
        choices: reminder.choices_minutes,
        optional: reminder.optional,
        due_at: Number.isFinite(dueAt) ? new Date(dueAt).toISOString() : null,
      },
      plan,
    };
  }

  return {
    of,

    /**
     * Continues the current play session or starts a new one when a real-money game starts. Call before inserting the
     * game session.
     */
    async start(tx: Db, playerId: number): Promise<void> {
      const row = await store.of(tx, playerId);
      const last = await store.lastPlayed(tx, playerId);
      if (isSessionRunning(row, last, now())) return plans.attachWaiting(tx, playerId, row!);
      await plans.end(tx, playerId, last);
      await plans.attachWaiting(tx, playerId, await store.start(tx, playerId, new Date(now())));
    },

    /** Confirms a reality check; has no effect if none is due. */
    async confirmRealityCheck(playerId: number): Promise<PlaySession> {
      const [player, row] = await Promise.all([playerOf(playerId), store.of(db, playerId)]);
      if (player && nextRealityCheckAt(row, realityCheckRuleOf(player.licence)) <= now())
        await store.recordRealityCheck(db, playerId, new Date(now()));
      return of(playerId);
    },

    /** Records that the player stops at a reality check or a reached plan. Bets stay rejected while a check is due. */
    stop: (playerId: number): Promise<void> => store.recordStop(db, playerId, new Date(now())),

    /**
     * Sets the minutes between reality checks, null for none. @throws RequestError if the licence doesn't offer them
     */
    async setRealityCheckMinutes(playerId: number, minutes: number | null): Promise<PlaySession> {
      const player = await playerOf(playerId);
      if (!player) throw new RequestError("unauthorized");
      const { choices_minutes, optional } = realityCheckRuleOf(player.licence);
      if (minutes === null ? !optional : !choices_minutes.includes(minutes))
        throw new RequestError("validation_failed", { errors: { minutes: ["unknown"] } });
      const row = await store.of(db, playerId);
      // A due reality check must be answered before its interval changes.
      if (nextRealityCheckAt(row, realityCheckRuleOf(player.licence)) <= now())
        throw new RequestError("validation_failed", { errors: { minutes: ["reminder_due"] } });
      await store.setCheckMinutes(db, playerId, minutes ?? 0);
      return of(playerId);
    },

    /** Plans the current play session or the next one. @throws RequestError if a running plan would be raised */
    async plan(playerId: number, request: NewPlan): Promise<PlaySession> {
      const player = await playerOf(playerId);
      if (!player) throw new RequestError("unauthorized");
      await plans.set(playerId, player.account, request);
      return of(playerId);
    },

    async dropPlan(playerId: number): Promise<PlaySession> {
      await plans.drop(playerId);
      return of(playerId);
    },

    async answerPlan(playerId: number, answer: PlanAnswer): Promise<PlaySession> {
      await plans.answer(playerId, answer);
      return of(playerId);
    },

    plans: plans.list,
  };
}

export type PlaySessions = ReturnType<typeof createPlaySessions>;
