import type { NewPlan, PlanAnswer, SessionPlan } from "../../../src/contract/session-plan.ts";
import { isMorePlanned, planParts } from "../../../src/rules/limits/session-plan.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { presentPlan } from "./present.ts";
import { goesOn } from "./session-gap.ts";
import { type PlanRow, plansStore as store } from "./session-plans-store.ts";
import { type Played, type SittingRow, type Span, sittingsStore } from "./store.ts";

/** How long a plan waits for the first game, milliseconds: after that it is of another day. */
export const WAIT = 24 * 3_600_000;
/** Plans that are listed. */
const MOST = 10;

const refuse = (field: string, code: string) =>
  new RequestError("validation_failed", { errors: { [field]: [code] } });

const spanOf = ({ accountId, afterNumber, toNumber }: PlanRow): Span => ({
  accountId,
  after: afterNumber!,
  to: toNumber,
});

/** What players plan of a sitting. A help and no limit: no bet is refused for it. */
export function createPlans({ db, now }: { db: Db; now: () => number }) {
  /** Whether the player's sitting runs, and when they last played. */
  async function stateOf(tx: Db, playerId: number) {
    const [sitting, last] = [
      await sittingsStore.of(tx, playerId),
      await sittingsStore.lastPlayed(tx, playerId),
    ];
    return { sitting, last, isOn: goesOn(sitting, last, now()) };
  }

  const isStale = ({ beganAt, madeAt }: PlanRow) => beganAt === null && now() - madeAt.getTime() >= WAIT;

  async function present(playerId: number, plans: readonly PlanRow[]): Promise<SessionPlan[]> {
    const { last, isOn } = await stateOf(db, playerId);
    const begun = plans.filter(({ beganAt }) => beganAt !== null);
    const played = await sittingsStore.played(db, playerId, begun.map(spanOf));
    const sums = new Map<number, Played>(begun.map(({ id }, at) => [id, played[at]!]));
    return plans.map((plan) => {
      const isOpen = plan.endedAt === null;
      const none = { staked: 0n, won: 0n };
      return presentPlan(plan, sums.get(plan.id) ?? none, isOpen && isOn, isOpen ? last : plan.endedAt);
    });
  }

  /** What may be changed of a plan that is played by: less, of the same account. */
  function checkLess(
    plan: PlanRow,
    { currency, budget_cents, minutes }: NewPlan,
    budget: bigint | null,
  ): void {
    if (currency !== plan.currency) throw refuse("currency", "unknown");
    if (isMorePlanned(budget, plan.budget))
      throw refuse("budget_cents", budget_cents === null ? "required" : "only_less");
    if (isMorePlanned(minutes, plan.minutes))
      throw refuse("minutes", minutes === null ? "required" : "only_less");
  }

  return {
    /** The plan of the player's sitting, or of the next one; null where there is none. */
    async current(playerId: number): Promise<SessionPlan | null> {
      const plan = await store.open(db, playerId);
      if (!plan || isStale(plan)) return null;
      return (await present(playerId, [plan]))[0] ?? null;
    },

    async list(playerId: number): Promise<SessionPlan[]> {
      return present(playerId, await store.played(db, playerId, MOST));
    },

    /**
     * Plans the sitting that runs, or the next one. Throws `validation_failed`: `required` for an empty plan, `unknown`
     * for another currency than the account's, `only_less` for more than the plan that is played by.
     */
    set: (playerId: number, account: { id: number; currency: string }, asked: NewPlan): Promise<void> =>
      db.transaction(async (tx) => {
        await store.hold(tx, playerId);
        const { currency, minutes } = asked;
        const budget = asked.budget_cents === null ? null : BigInt(asked.budget_cents);
        if (budget === null && minutes === null) throw refuse("budget_cents", "required");
        const { sitting, last, isOn } = await stateOf(tx, playerId);
        const found = await store.open(tx, playerId);
        if (found?.beganAt && isOn) {
          checkLess(found, asked, budget);
          return store.update(tx, found.id, { budget, minutes });
        }
        if (currency !== account.currency) throw refuse("currency", "unknown");
        if (found?.beganAt) await store.end(tx, playerId, last ?? found.beganAt);
        else await store.drop(tx, playerId);
        await store.insert(tx, {
          playerId,
          accountId: account.id,
          budget,
          minutes,
          madeAt: new Date(now()),
          ...(isOn && { beganAt: sitting!.beganAt, afterNumber: sitting!.afterNumber }),
        });
      }),

    /** Drops a plan that waits. Throws `validation_failed` for one that is played by: what was planned stays. */
    drop: (playerId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await store.hold(tx, playerId);
        const found = await store.open(tx, playerId);
        if (found?.beganAt && (await stateOf(tx, playerId)).isOn) throw refuse("plan", "locked");
        await store.drop(tx, playerId);
      }),

    /** Writes down what the player has seen, or that they go on. Said before it is asked, it changes nothing. */
    answer: (playerId: number, answer: PlanAnswer): Promise<void> =>
      db.transaction(async (tx) => {
        await store.hold(tx, playerId);
        const plan = await store.open(tx, playerId);
        if (!plan?.beganAt) return;
        if (answer === "seen") return store.update(tx, plan.id, { seenAt: new Date(now()) });
        if (!(await stateOf(tx, playerId)).isOn) return;
        const [played] = await sittingsStore.played(tx, playerId, [spanOf(plan)]);
        const actual = { net: played!.won - played!.staked, elapsed: now() - plan.beganAt.getTime() };
        const { reached, near } = planParts(plan, actual);
        const [parts, before] = answer === "noted" ? [near, plan.noted] : [reached, plan.answered];
        const added = parts.filter((part) => !before.includes(part));
        if (added.length === 0) return;
        const all = [...before, ...added];
        await store.update(
          tx,
          plan.id,
          answer === "noted" ? { noted: all } : { answered: all, wentOn: plan.wentOn + 1 },
        );
      }),

    /** A sitting runs from now on: the plan that waits is of it. */
    join: (tx: Db, playerId: number, sitting: SittingRow): Promise<void> =>
      store.join(tx, playerId, sitting, new Date(now() - WAIT)),

    /** The sitting is over, in which the player last played at `last`. */
    end: (tx: Db, playerId: number, last: Date | null): Promise<void> =>
      store.end(tx, playerId, last ?? new Date(now())),
  };
}
