import type { LicencePack } from "../../../src/contract/jurisdictions.ts";
import type { Sitting } from "../../../src/contract/play.ts";
import type { NewPlan, PlanAnswer } from "../../../src/contract/session-plan.ts";
import { checkDueAt, checkMinutes } from "../../../src/rules/limits/reality-check.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { signed } from "./present.ts";
import { goesOn } from "./session-gap.ts";
import { createPlans } from "./session-plans.ts";
import { type SittingRow, sittingsStore as store } from "./store.ts";

type Reminder = LicencePack["reality_check"];

export interface SittingsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  reminderOf: (licence: string) => Reminder;
  /** The player's licence and the account that they play with. */
  playerOf: (
    playerId: number,
  ) => Promise<{ licence: string; account: { id: number; currency: string } } | undefined>;
}

/** When a player who sits like this is to be reminded next, milliseconds since the epoch. */
export function dueAtOf(
  sitting: Pick<SittingRow, "checkedAt" | "checkMinutes"> | undefined,
  reminder: Reminder,
): number {
  if (!sitting?.checkedAt) return Number.POSITIVE_INFINITY;
  return checkDueAt(sitting.checkedAt.getTime(), checkMinutes(sitting.checkMinutes, reminder));
}

/** How long players have been at play for real, what it has brought them, and the reminders of both. */
export function createSittings({ db, now, reminderOf, playerOf }: SittingsDeps) {
  const plans = createPlans({ db, now });

  async function of(playerId: number): Promise<Sitting> {
    const [player, row, plan] = await Promise.all([
      playerOf(playerId),
      store.of(db, playerId),
      plans.current(playerId),
    ]);
    if (!player) throw new RequestError("unauthorized");
    const { account, licence } = player;
    const reminder = reminderOf(licence);
    const span = { accountId: account.id, after: row?.afterNumber ?? 0, to: null };
    const [played] = row?.beganAt ? await store.played(db, playerId, [span]) : [];
    const { staked, won } = played ?? { staked: 0n, won: 0n };
    const dueAt = dueAtOf(row, reminder);
    return {
      now: new Date(now()).toISOString(),
      began_at: row?.beganAt?.toISOString() ?? null,
      currency: account.currency,
      staked_cents: toAmount(staked),
      won_cents: signed(won),
      net_cents: signed(won - staked),
      reality_check: {
        minutes: checkMinutes(row?.checkMinutes ?? null, reminder),
        choices: reminder.choices_minutes,
        optional: reminder.optional,
        due_at: Number.isFinite(dueAt) ? new Date(dueAt).toISOString() : null,
      },
      plan,
    };
  }

  return {
    of,

    /** A player begins a game for real: within a sitting, or a new one. Before the game's own session is written. */
    async begin(tx: Db, playerId: number): Promise<void> {
      const row = await store.of(tx, playerId);
      const last = await store.lastPlayed(tx, playerId);
      if (goesOn(row, last, now())) return plans.join(tx, playerId, row!);
      await plans.end(tx, playerId, last);
      await plans.join(tx, playerId, await store.begin(tx, playerId, new Date(now())));
    },

    /** The player goes on. Said before it is asked, it changes nothing. */
    async goOn(playerId: number): Promise<Sitting> {
      const [player, row] = await Promise.all([playerOf(playerId), store.of(db, playerId)]);
      if (player && dueAtOf(row, reminderOf(player.licence)) <= now())
        await store.check(db, playerId, new Date(now()));
      return of(playerId);
    },

    /** Chooses the minutes between reminders, null for none. Throws `validation_failed` for what the licence does not offer. */
    async choose(playerId: number, minutes: number | null): Promise<Sitting> {
      const player = await playerOf(playerId);
      if (!player) throw new RequestError("unauthorized");
      const { choices_minutes, optional } = reminderOf(player.licence);
      if (minutes === null ? !optional : !choices_minutes.includes(minutes))
        throw new RequestError("validation_failed", { errors: { minutes: ["unknown"] } });
      const row = await store.of(db, playerId);
      // What is due stays due until it is answered, however often the player wants to be asked afterwards.
      if (dueAtOf(row, reminderOf(player.licence)) <= now())
        throw new RequestError("validation_failed", { errors: { minutes: ["reminder_due"] } });
      await store.choose(db, playerId, minutes ?? 0);
      return of(playerId);
    },

    /** Plans the sitting that runs, or the next one. Throws `validation_failed` for more than the plan that runs. */
    async plan(playerId: number, asked: NewPlan): Promise<Sitting> {
      const player = await playerOf(playerId);
      if (!player) throw new RequestError("unauthorized");
      await plans.set(playerId, player.account, asked);
      return of(playerId);
    },

    async unplan(playerId: number): Promise<Sitting> {
      await plans.drop(playerId);
      return of(playerId);
    },

    async answerPlan(playerId: number, answer: PlanAnswer): Promise<Sitting> {
      await plans.answer(playerId, answer);
      return of(playerId);
    },

    plans: plans.list,
  };
}

export type Sittings = ReturnType<typeof createSittings>;
