import type { BonusStage, Contributions } from "../../contract/bonuses.ts";
import { contributionOf, type WageredGame } from "./contributions.ts";
import { converted, lateMoney } from "./late-money.ts";
import { countedParts } from "./progress.ts";
import { canChangeStage } from "./stages.ts";

/** A bonus as far as bets depend on it; amounts in minor units, times in milliseconds since the epoch. */
export interface BonusState {
  id: string;
  stage: BonusStage;
  granted: bigint;
  /** Its money waits in the unsettled balance, because free rounds won it. */
  isUnsettled: boolean;
  contributions: Contributions;
  maxBet: bigint | null;
  maxWin: bigint | null;
  requiredParts: bigint;
  progressParts: bigint;
  /** Bonus money at its end, with what arrived or left since; null before its first end. */
  endBalance: bigint | null;
  /** Time to meet the requirement once it runs, milliseconds. */
  duration: number;
  startedAt: number | null;
  expiresAt: number | null;
  isFrozen: boolean;
  /** Order in the queue. */
  position: number | null;
  /** Grows with every change of the stage. */
  version: number;
}

/** A ledger entry of a bonus: changes of the player's balances, and of the house account `bonuses`. */
export interface BonusEntry {
  bonusId: string;
  /** Version of the bonus: part of the entry's idempotency key. */
  version: number;
  kind: "bonus_started" | "bonus_converted" | "bonus_ended";
  real: bigint;
  bonus: bigint;
  unsettled: bigint;
  house: bigint;
}

/** How money of a round changes balances and the house account `bonuses`; the rest is the game's. */
export interface MoneyParts {
  real: bigint;
  bonus: bigint;
  house: bigint;
}

/** Why bonus money can't pay a stake. */
export type BonusMoneyRejection = "bonus_game_excluded" | "bonus_max_bet" | "insufficient_funds";

const RUNNING: readonly BonusStage[] = ["handle_bets", "wager_done"];

/** The bonus that runs, of the bonuses of one account; at most one does. */
export const runningBonus = <Bonus extends Pick<BonusState, "stage">>(
  bonuses: readonly Bonus[],
): Bonus | undefined => bonuses.find(({ stage }) => RUNNING.includes(stage));

const min = (a: bigint, b: bigint) => (a < b ? a : b);

/** Most of an ended bonus that becomes real money; null for no cap. */
const capOf = ({ stage, maxWin }: BonusState) => (stage === "finished" ? maxWin : 0n);

/** True until the time to meet the requirement is over. */
const isInTime = ({ expiresAt }: BonusState, now: number) => expiresAt === null || now < expiresAt;

/**
 * The bonuses of one account during a call: which money stakes take, where wins go, and which stages follow. Pure: it
 * changes copies, which `bonuses` returns together with the entries to post in `entries`.
 */
export function createAccountBonuses(before: readonly BonusState[], now: number) {
  const bonuses = before.map((bonus) => ({ ...bonus }));
  const entries: BonusEntry[] = [];
  const find = (id: string | null) => bonuses.find((bonus) => bonus.id === id);
  const running = () => runningBonus(bonuses);

  function changeStage(bonus: BonusState, stage: BonusStage): void {
    if (!canChangeStage(bonus.stage, stage))
      throw new Error(`a bonus can't go from ${bonus.stage} to ${stage}`);
    bonus.stage = stage;
    bonus.version++;
  }

  /** Starts a bonus; its money is what was granted, or what came back after it was lost. */
  function start(bonus: BonusState): bigint {
    const amount = bonus.endBalance ?? bonus.granted;
    const source = bonus.isUnsettled && bonus.endBalance === null ? "unsettled" : "house";
    changeStage(bonus, "handle_bets");
    Object.assign(bonus, { endBalance: null, position: null });
    bonus.startedAt ??= now;
    bonus.expiresAt ??= now + bonus.duration;
    const none = { real: 0n, unsettled: 0n, house: 0n };
    entries.push({
      bonusId: bonus.id,
      version: bonus.version,
      kind: "bonus_started",
      ...none,
      bonus: amount,
      [source]: -amount,
    });
    return amount;
  }

  /** Ends a running bonus. @param real the part of its balance that becomes real money */
  function end(bonus: BonusState, stage: BonusStage, balance: bigint, real: bigint): void {
    changeStage(bonus, stage);
    bonus.endBalance = balance;
    if (balance === 0n) return;
    const kind = stage === "finished" ? "bonus_converted" : "bonus_ended";
    entries.push({
      bonusId: bonus.id,
      version: bonus.version,
      kind,
      real,
      bonus: -balance,
      unsettled: 0n,
      house: balance - real,
    });
  }

  /** Starts the next bonus of the queue if none runs. @returns the money that it brings */
  function startNext(): bigint {
    if (running()) return 0n;
    const [next] = bonuses
      .filter(({ stage, isFrozen }) => stage === "wait" && !isFrozen)
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    return next ? start(next) : 0n;
  }

  /** Money comes back to a lost bonus before its time is over: it runs again, or waits its turn. */
  function revive(bonus: BonusState, amount: bigint): MoneyParts {
    if (running()) {
      changeStage(bonus, "wait");
      // Ahead of the others that wait: its place in the queue isn't used up.
      const first = Math.min(1, ...bonuses.flatMap(({ position }) => position ?? []));
      Object.assign(bonus, { endBalance: amount, position: first - 1 });
      return { real: 0n, bonus: 0n, house: amount };
    }
    changeStage(bonus, "handle_bets");
    bonus.endBalance = null;
    return { real: 0n, bonus: amount, house: 0n };
  }

  return {
    bonuses: bonuses as readonly Readonly<BonusState>[],
    entries: entries as readonly BonusEntry[],
    running: () => running() as Readonly<BonusState> | undefined,

    /** The bonus that a new round belongs to: the running one, if its time isn't over and the game counts. */
    bonusForRound(game: WageredGame): { id: string; contribution: number } | null {
      const bonus = running();
      if (bonus?.stage !== "handle_bets" || bonus.isFrozen || !isInTime(bonus, now)) return null;
      const contribution = contributionOf(bonus.contributions, game);
      return contribution === "excluded" ? null : { id: bonus.id, contribution };
    },

    /**
     * Why bonus money can't be part of a stake; null if it can.
     * @param round the bonus of the round, null for none, and its stakes with this one
     */
    rejectionOf(
      game: WageredGame,
      round: { bonusId: string | null; stake: bigint },
    ): BonusMoneyRejection | null {
      const bonus = running();
      // Another game or a lower bet doesn't help while its money can't be used at all.
      const isUsable = bonus?.stage === "handle_bets" && !bonus.isFrozen && isInTime(bonus, now);
      if (!isUsable) return "insufficient_funds";
      if (contributionOf(bonus.contributions, game) === "excluded") return "bonus_game_excluded";
      if (round.bonusId !== bonus.id) return "insufficient_funds";
      if (bonus.maxBet !== null && round.stake > bonus.maxBet) return "bonus_max_bet";
      return null;
    },

    /**
     * Where bonus money of a round goes, or what takes it back (`amount` below zero), by the state of the round's bonus.
     * @param balances the player's real and bonus money
     */
    move(bonusId: string | null, amount: bigint, balances: { bonus: bigint }): MoneyParts {
      const bonus = find(bonusId);
      if (!bonus) return { real: amount, bonus: 0n, house: 0n };
      if (RUNNING.includes(bonus.stage)) {
        // Bonus money never becomes a debt: the house bears what is spent.
        const moved = amount < 0n ? -min(-amount, balances.bonus) : amount;
        return { real: 0n, bonus: moved, house: amount - moved };
      }
      if (bonus.stage === "lost" && amount > 0n && isInTime(bonus, now)) return revive(bonus, amount);
      const cap = bonus.stage === "wait" ? 0n : capOf(bonus);
      const late = lateMoney({ endBalance: bonus.endBalance ?? 0n, cap }, amount);
      bonus.endBalance = late.endBalance;
      return { real: late.real, bonus: 0n, house: late.house };
    },

    /**
     * Counts a round of a bonus by its stake before and after a change, minor units; null while it's open. The share
     * that counts is the round's own, so that a later change takes back exactly what was counted.
     */
    count(bonusId: string, contribution: number, before: bigint | null, after: bigint | null): void {
      const bonus = find(bonusId);
      if (!bonus) return;
      const partsOf = (stake: bigint | null) => countedParts(stake ?? 0n, bonus.maxBet, contribution);
      bonus.progressParts += partsOf(after) - partsOf(before);
    },

    /**
     * Applies the stages that follow from progress and balance, and starts the next bonus.
     * @param holdsMoney true if an open round holds money of the bonus
     */
    settle(balance: bigint, holdsMoney: (bonusId: string) => boolean): void {
      let money = balance;
      for (let bonus = running(); bonus; bonus = running()) {
        if (bonus.stage === "handle_bets" && bonus.progressParts >= bonus.requiredParts)
          changeStage(bonus, "wager_done");
        if (holdsMoney(bonus.id)) return;
        if (bonus.stage === "wager_done") end(bonus, "finished", money, converted(money, bonus.maxWin));
        else if (money === 0n) end(bonus, "lost", 0n, 0n);
        else return;
        money = startNext();
      }
    },

    /** Starts an issued bonus, or adds it to the queue. */
    activate(bonusId: string): void {
      const bonus = find(bonusId)!;
      if (running()) {
        changeStage(bonus, "wait");
        bonus.position = Math.max(0, ...bonuses.map(({ position }) => position ?? 0)) + 1;
      } else start(bonus);
    },

    /** Ends a bonus that isn't done, forfeits its money, and starts the next one. @param balance bonus money */
    forfeit(bonusId: string, stage: "canceled" | "expired", balance: bigint): void {
      const bonus = find(bonusId)!;
      const isRunning = RUNNING.includes(bonus.stage);
      if (isRunning) end(bonus, stage, balance, 0n);
      else {
        changeStage(bonus, stage);
        bonus.position = null;
        const unsettled = bonus.isUnsettled && bonus.endBalance === null ? bonus.granted : 0n;
        bonus.endBalance ??= bonus.granted;
        if (unsettled > 0n)
          entries.push({
            bonusId,
            version: bonus.version,
            kind: "bonus_ended",
            real: 0n,
            bonus: 0n,
            unsettled: -unsettled,
            house: unsettled,
          });
      }
      startNext();
    },
  };
}

export type AccountBonuses = ReturnType<typeof createAccountBonuses>;
