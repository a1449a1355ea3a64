import type { NewPlan, PlanAnswer, SessionPlan } from "../../../src/contract/play-sessions.ts";
import { loosensPlan, planParts } from "../../../src/rules/limits/session-plan.ts";
import { lockWallet } from "../../core/ledger/wallets-store.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { presentPlan } from "./present.ts";
import { isSessionRunning } from "./session-gap.ts";
import { type PlanRow, plansStore as store } from "./session-plans-store.ts";
import { type PlaySessionRow, type PlayTotals, playSessionsStore, type Span } from "./store.ts";

/** How long a plan waits for the first game, milliseconds. */
export const WAITING_TIME = 24 * 3_600_000;
/** Number of plans listed. */
const MAX_LISTED = 10;

const reject = (field: string, code: string) =>
  new RequestError("validation_failed", { errors: { [field]: [code] } });

const spanOf = ({ accountId, afterNumber, toNumber }: PlanRow): Span => ({
  accountId,
  after: afterNumber!,
  to: toNumber,
});

/** Plans for play sessions. A plan is a reminder, not a limit: it never rejects a bet. */
export function createPlans({ db, now }: { db: Db; now: () => number }) {
  /** The player's play session, last play, and whether the session is running. */
  async function stateOf(tx: Db, playerId: number) {
    const [playSession, last] = [
      await playSessionsStore.of(tx, playerId),
      await playSessionsStore.lastPlayed(tx, playerId),
    ];
    return { playSession, last, isRunning: isSessionRunning(playSession, last, now()) };
  }

  const isStale = ({ startedAt, createdAt }: PlanRow) =>
    startedAt === null && now() - createdAt.getTime() >= WAITING_TIME;

  async function present(playerId: number, plans: readonly PlanRow[]): Promise<SessionPlan[]> {
    const { last, isRunning } = await stateOf(db, playerId);
    const started = plans.filter(({ startedAt }) => startedAt !== null);
    const played = await playSessionsStore.playTotals(db, playerId, started.map(spanOf));
    const sums = new Map<number, PlayTotals>(started.map(({ id }, at) => [id, played[at]!]));
    return plans.map((plan) => {
      const isOpen = plan.endedAt === null;
      const none = { staked: 0n, won: 0n };
      return presentPlan(plan, sums.get(plan.id) ?? none, isOpen && isRunning, isOpen ? last : plan.endedAt);
    });
  }

  /** A running plan can only be lowered, in the same currency. */
  function checkLess(
    plan: PlanRow,
    { currency, budget_cents, minutes }: NewPlan,
    budget: bigint | null,
  ): void {
    if (currency !== plan.currency) throw reject("currency", "unknown");
    if (loosensPlan(budget, plan.budget))
      throw reject("budget_cents", budget_cents === null ? "required" : "only_less");
    if (loosensPlan(minutes, plan.minutes))
      throw reject("minutes", minutes === null ? "required" : "only_less");
  }

  return {
    /** The plan of the current or next play session, or null. */
    async current(playerId: number): Promise<SessionPlan | null> {
      const plan = await store.open(db, playerId);
      if (!plan || isStale(plan)) return null;
      return (await present(playerId, [plan]))[0] ?? null;
    },

    async list(playerId: number): Promise<SessionPlan[]> {
      return present(playerId, await store.startedPlans(db, playerId, MAX_LISTED));
    },

    /**
     * Plans the current or next play session. @throws RequestError `required` for an empty plan, `unknown` for
     * another currency than the account's, `only_less` for raising a running plan
     */
    set: (playerId: number, account: { id: number; currency: string }, request: NewPlan): Promise<void> =>
      db.transaction(async (tx) => {
        await lockWallet(tx, playerId);
        const { currency, minutes } = request;
        const budget = request.budget_cents === null ? null : BigInt(request.budget_cents);
        if (budget === null && minutes === null) throw reject("budget_cents", "required");
        const { playSession, last, isRunning } = await stateOf(tx, playerId);
        const found = await store.open(tx, playerId);
        if (found?.startedAt && isRunning) {
          checkLess(found, request, budget);
          return store.update(tx, found.id, { budget, minutes });
        }
        if (currency !== account.currency) throw reject("currency", "unknown");
        if (found?.startedAt) await store.end(tx, playerId, last ?? found.startedAt);
        else await store.drop(tx, playerId);
        await store.insert(tx, {
          playerId,
          accountId: account.id,
          budget,
          minutes,
          createdAt: new Date(now()),
          ...(isRunning && { startedAt: playSession!.startedAt, afterNumber: playSession!.afterNumber }),
        });
      }),

    /** Drops a waiting plan. @throws RequestError if it's running */
    drop: (playerId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await lockWallet(tx, playerId);
        const found = await store.open(tx, playerId);
        if (found?.startedAt && (await stateOf(tx, playerId)).isRunning) throw reject("plan", "locked");
        await store.drop(tx, playerId);
      }),

    /** Records that the player has seen the summary, or acknowledges or exceeds the parts of the plan that are due. */
    answer: (playerId: number, answer: PlanAnswer): Promise<void> =>
      db.transaction(async (tx) => {
        await lockWallet(tx, playerId);
        const plan = await store.open(tx, playerId);
        if (!plan?.startedAt) return;
        if (answer === "seen") return store.update(tx, plan.id, { seenAt: new Date(now()) });
        if (!(await stateOf(tx, playerId)).isRunning) return;
        const [played] = await playSessionsStore.playTotals(tx, playerId, [spanOf(plan)]);
        const actual = { net: played!.won - played!.staked, elapsed: now() - plan.startedAt.getTime() };
        const { reached, near } = planParts(plan, actual);
        const [parts, before] =
          answer === "acknowledged" ? [near, plan.acknowledged] : [reached, plan.exceeded];
        const newParts = parts.filter((part) => !before.includes(part));
        if (newParts.length === 0) return;
        const all = [...before, ...newParts];
        await store.update(
          tx,
          plan.id,
          answer === "acknowledged"
            ? { acknowledged: all }
            : { exceeded: all, continuedCount: plan.continuedCount + 1 },
        );
      }),

    /** Attaches the waiting plan to a starting play session. */
    attachWaiting: (tx: Db, playerId: number, playSession: PlaySessionRow): Promise<void> =>
      store.attachWaiting(tx, playerId, playSession, new Date(now() - WAITING_TIME)),

    /** Ends the plan of a play session; `last` is the time of the last play. */
    end: (tx: Db, playerId: number, last: Date | null): Promise<void> =>
      store.end(tx, playerId, last ?? new Date(now())),
  };
}
