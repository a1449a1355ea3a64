import type { BonusState } from "../../../src/rules/wagering/account-bonuses.ts";
import type { Round, State } from "./call-state.ts";

/** A bonus that a batch may change. */
export interface LoadedBonus {
  playerId: number;
  accountId: number;
  bonus: BonusState;
  /** Number of open rounds that hold its money. */
  heldRounds: number;
}

/** A bonus that changed, as it was and is. */
export interface BonusChange {
  playerId: number;
  before: BonusState;
  after: BonusState;
}

/** The bonus whose money an open round holds. */
const heldBonus = (round: Round | null) =>
  round && !round.closed && round.stake.bonus > 0n ? round.bonusId : null;

const FIELDS = [
  "stage",
  "progressParts",
  "endBalance",
  "startedAt",
  "expiresAt",
  "position",
  "version",
] as const satisfies (keyof BonusState)[];

/** The bonuses of a batch: each call sees what the calls before it made of them. */
export function createBatchBonuses(loaded: readonly LoadedBonus[]) {
  const bonusesByAccount = Map.groupBy(loaded, ({ accountId }) => accountId);
  const current = new Map<number, readonly BonusState[]>(
    [...bonusesByAccount].map(([accountId, own]) => [accountId, own.map(({ bonus }) => bonus)]),
  );
  const heldRounds = new Map(loaded.map((one) => [one.bonus.id, one.heldRounds]));
  const addHeld = (id: string | null, count: number) => {
    if (id !== null) heldRounds.set(id, (heldRounds.get(id) ?? 0) + count);
  };

  return {
    stateFor(accountId: number, round: Round | null): Pick<State, "bonuses" | "isHeldElsewhere"> {
      return {
        bonuses: current.get(accountId) ?? [],
        isHeldElsewhere: (id) => (heldRounds.get(id) ?? 0) > (heldBonus(round) === id ? 1 : 0),
      };
    },

    /** Applies a decided call to the account's bonuses. */
    apply(accountId: number, bonuses: readonly BonusState[], before: Round | null, after: Round): void {
      current.set(accountId, bonuses);
      addHeld(heldBonus(before), -1);
      addHeld(heldBonus(after), 1);
    },

    changes(): BonusChange[] {
      const finalById = new Map([...current.values()].flat().map((bonus) => [bonus.id, bonus]));
      return loaded.flatMap(({ playerId, bonus: before }) => {
        const after = finalById.get(before.id)!;
        return FIELDS.some((field) => before[field] !== after[field]) ? { playerId, before, after } : [];
      });
    },
  };
}
