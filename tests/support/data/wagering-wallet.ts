import {
  type Action,
  type ActionRecord,
  type Plan,
  type Round,
  WalletRejection,
} from "../../../server/modules/wallet/call-state.ts";
import { decide } from "../../../server/modules/wallet/decide-actions.ts";
import {
  type BonusState,
  createAccountBonuses,
  runningBonus,
} from "../../../src/rules/wagering/account-bonuses.ts";
import { countedParts } from "../../../src/rules/wagering/progress.ts";

const GAME = { identifier: "g", provider: "studio", categories: [], savesState: false };

/** The wallet of one account in memory: applies each decision, as the database would. */
export function wageringWallet(real: bigint, bonus: bigint, initial: readonly BonusState[]) {
  const balances = { real, bonus, owed: 0n, unsettled: 0n };
  const records = new Map<string, ActionRecord>();
  const rounds = new Map<string, Round>();
  const forbidden = new Set<string>();
  /** Real money by bonus that conversions and late money have paid. */
  const paid = new Map<string, bigint>();
  let bonuses = initial;
  let now = 0;

  const isHeld = (id: string, except: string) =>
    [...rounds].some(
      ([name, round]) => name !== except && round.bonusId === id && !round.closed && round.stake.bonus > 0n,
    );

  function applyEntries(entries: Plan["bonusEntries"]): void {
    for (const entry of entries) {
      balances.real += entry.real;
      balances.bonus += entry.bonus;
      balances.unsettled += entry.unsettled;
      paid.set(entry.bonusId, (paid.get(entry.bonusId) ?? 0n) + entry.real);
    }
  }

  return {
    balances,
    rounds,
    paid,
    bonuses: () => bonuses,
    running: () => runningBonus(bonuses),
    setTime(time: number) {
      now = time;
    },

    /** Applies a call. @returns the rejection's code, or null */
    call(round: string, actions: Action[], close = false): string | null {
      try {
        const plan = decide(
          {
            now,
            playerId: 1,
            accountId: 7,
            sessionId: "s",
            gameIdentifier: "g",
            game: GAME,
            currency: "EUR",
            rate: 1_000_000n,
            balances,
            bonuses,
            isHeldElsewhere: (id) => isHeld(id, round),
            bonusFirst: false,
            betBlock: null,
            limitRejectionFor: () => null,
            round: rounds.get(round) ?? null,
            actions: [...records.values()],
            forbidden,
          },
          { currency: "EUR", round, actions, close },
        );
        for (const { reverses: _, ...step } of plan.steps) {
          for (const name of ["real", "bonus", "owed", "unsettled"] as const)
            balances[name] += step.balanceDelta[name];
          records.set(step.name, step);
          if (step.kind === "rollback") forbidden.add(step.original!);
        }
        for (const name of plan.reversed) records.set(name, { ...records.get(name)!, reversed: true });
        rounds.set(round, plan.round);
        bonuses = plan.bonuses;
        applyEntries(plan.bonusEntries);
        return null;
      } catch (error) {
        if (error instanceof WalletRejection) return error.code;
        throw error;
      }
    },

    /** Ends the running bonus, as the player or the clock does. */
    forfeit(stage: "canceled" | "expired"): void {
      const current = runningBonus(bonuses);
      if (current?.stage !== "handle_bets") return;
      const engine = createAccountBonuses(bonuses, now);
      engine.forfeit(current.id, stage, balances.bonus);
      bonuses = engine.bonuses;
      applyEntries(engine.entries);
    },

    /** Progress of a bonus as its rounds say, in parts. */
    partsOf: (id: string, maxBet: bigint | null) =>
      [...rounds.values()].reduce(
        (sum, { bonusId, closed, stake, contribution }) =>
          bonusId === id && closed
            ? sum + countedParts(stake.real + stake.bonus, maxBet, contribution!)
            : sum,
        0n,
      ),
  };
}
