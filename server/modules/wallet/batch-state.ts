import type { BonusEntry } from "../../../src/rules/wagering/account-bonuses.ts";
import { type BonusChange, createBatchBonuses, type LoadedBonus } from "./batch-bonuses.ts";
import type { Action, ActionRecord, Balances, Plan, Round, StakeTotals, State, Step } from "./call-state.ts";

/** A map key for a name that is unique within its provider. */
export const keyOf = (provider: string, name: string) => `${provider} ${name}`;

/** Names of the actions that a call reads: its own and those it rolls back. */
export const namesOf = (actions: readonly Action[]) => [
  ...new Set(
    actions.flatMap((action) =>
      action.kind === "rollback" ? [action.name, action.original] : [action.name],
    ),
  ),
];

/** The session context of a call. */
export interface Caller {
  provider: string;
  playerId: number;
  sessionId: string;
  accountId: number;
  gameIdentifier: string;
  /** Currency of the account. */
  currency: string;
  /** Currency of the game session; `rate` is the account's minor units per million minor units of the session's. */
  played: { currency: string; rate: bigint };
}

/** Data that a batch of calls reads before it is decided. */
export interface Loaded {
  /** Balances by account id. */
  balances: ReadonlyMap<number, Balances>;
  /** Rounds by `keyOf`. */
  rounds: ReadonlyMap<string, Round>;
  actions: readonly { provider: string; record: ActionRecord }[];
  bonuses: readonly LoadedBonus[];
}

/** Stakes and wins of a round, net of rollbacks; minor units. */
export type RoundTotals = Record<"stakeReal" | "stakeBonus" | "winReal" | "winBonus", bigint>;

/** A round that closed, or changed after closing. */
export interface SettledRound {
  playerId: number;
  accountId: number;
  provider: string;
  round: string;
  game: string;
  currency: string;
  /** Milliseconds since the epoch. */
  openedAt: number;
  /** Zero until the round closed. */
  before: RoundTotals;
  after: RoundTotals;
}

/** A win of a free round that is applied or taken back; amounts in minor units. */
export interface FreeWin
  extends Pick<Caller, "provider" | "playerId" | "accountId" | "gameIdentifier">,
    Pick<ActionRecord, "name"> {
  campaign: string;
  /** Below zero if it's taken back. */
  amount: bigint;
  /** Change of the unsettled balance. */
  unsettled: bigint;
}

/** Bets and rollbacks of one call. */
export interface Stakes extends Caller {
  /** Real money staked and not rolled back, minor units above zero. */
  bets: { name: string; real: bigint }[];
  /** Names of the actions that were rolled back. */
  rolledBack: string[];
}

/** Everything a batch writes, in call order. */
export interface Changes {
  /** Each step with the stored entry that it reverses, if any, and the round after its call. */
  steps: { caller: Caller; step: Step; reverses: number | null; round: Round }[];
  rounds: { caller: Caller; name: string; round: Round }[];
  actions: { caller: Caller; record: ActionRecord }[];
  /** Stored actions to mark as reversed. */
  reversed: { provider: string; name: string }[];
  stakes: Stakes[];
  settledRounds: SettledRound[];
  /** Ledger entries of bonuses; `after` steps of the batch. */
  bonusEntries: { caller: Caller; entry: BonusEntry; after: number }[];
  /** Bonuses that changed, as they were and are. */
  bonuses: BonusChange[];
  /** Wins of free rounds, applied or taken back. */
  freeWins: FreeWin[];
  /** Usage to count against limits. */
  usage: (StakeTotals & Pick<Caller, "playerId" | "currency">)[];
}

const totalsOf = ({ stake, win }: Round): RoundTotals => ({
  stakeReal: stake.real,
  stakeBonus: stake.bonus,
  winReal: win.real,
  winBonus: win.bonus,
});
const NO_TOTALS: RoundTotals = { stakeReal: 0n, stakeBonus: 0n, winReal: 0n, winBonus: 0n };
const isSame = (one: RoundTotals, other: RoundTotals) =>
  (Object.keys(NO_TOTALS) as (keyof RoundTotals)[]).every((name) => one[name] === other[name]);

/**
 * In-memory state of a batch: each call's decision builds on the results of the calls before it; nothing is written
 * until the end.
 */
export function createBatchState({
  balances: before,
  rounds: known,
  actions: found,
  bonuses: loadedBonuses,
}: Loaded) {
  const bonuses = createBatchBonuses(loadedBonuses);
  const balances = new Map(
    [...before].map(([account, accountBalances]) => [account, { ...accountBalances }]),
  );
  const rounds = new Map(known);
  const actionsByProvider = new Map<string, Map<string, ActionRecord>>();
  for (const { provider, record } of found) actionsOf(provider).set(record.name, record);

  /** A provider's actions by name. */
  function actionsOf(provider: string): Map<string, ActionRecord> {
    const actions = actionsByProvider.get(provider) ?? new Map<string, ActionRecord>();
    actionsByProvider.set(provider, actions);
    return actions;
  }

  const steps: Changes["steps"] = [];
  const touchedRounds = new Map<string, Changes["rounds"][number]>();
  const touchedActions = new Map<string, Changes["actions"][number]>();
  const reversed: Changes["reversed"] = [];
  const settledRounds: SettledRound[] = [];
  const stakes: Stakes[] = [];
  const usage: Changes["usage"] = [];
  const freeWins: FreeWin[] = [];
  const bonusEntries: Changes["bonusEntries"] = [];

  return {
    /** Builds the state that a call's decision depends on. */
    stateFor(
      caller: Caller,
      round: string,
      rules: Pick<State, "now" | "game" | "bonusFirst" | "betBlock" | "limitRejectionFor">,
    ): State {
      const { provider, playerId, accountId, sessionId, gameIdentifier, played } = caller;
      const records = [...actionsOf(provider).values()];
      const storedRound = rounds.get(keyOf(provider, round)) ?? null;
      return {
        playerId,
        accountId,
        sessionId,
        gameIdentifier,
        ...played,
        balances: { ...balances.get(caller.accountId)! },
        ...rules,
        ...bonuses.stateFor(accountId, storedRound),
        round: storedRound,
        actions: records,
        forbidden: new Set(
          records.flatMap(({ kind, original }) => (kind === "rollback" && original ? [original] : [])),
        ),
      };
    },

    /** Applies a decided call. */
    apply(caller: Caller, name: string, plan: Plan): void {
      const { provider, playerId, gameIdentifier, currency, accountId } = caller;
      const key = keyOf(provider, name);
      const before = rounds.get(key);
      const { round } = plan;
      if (plan.steps.length === 0 && round.closed === (before?.closed ?? false)) return;
      const accountBalances = balances.get(accountId)!;
      for (const step of plan.steps) {
        accountBalances.real += step.balanceDelta.real;
        accountBalances.bonus += step.balanceDelta.bonus;
        accountBalances.owed += step.balanceDelta.owed;
        accountBalances.unsettled += step.balanceDelta.unsettled;
        const { reverses, ...record } = step;
        const original = reverses === null ? undefined : actionsOf(provider).get(reverses);
        steps.push({ caller, step, reverses: original?.entryId ?? null, round });
        const campaign = (original ?? record).campaign;
        if (campaign !== null) {
          const { unsettled } = record.balanceDelta;
          const amount = original ? -original.balanceDelta.unsettled : unsettled;
          freeWins.push({
            provider,
            playerId,
            accountId,
            gameIdentifier,
            name: record.name,
            campaign,
            amount,
            unsettled,
          });
        }
        actionsOf(provider).set(record.name, record);
        touchedActions.set(keyOf(provider, record.name), { caller, record });
      }
      for (const original of plan.reversed) {
        const record = { ...actionsOf(provider).get(original)!, reversed: true };
        actionsOf(provider).set(original, record);
        const touched = touchedActions.get(keyOf(provider, original));
        if (touched) touched.record = record;
        else reversed.push({ provider, name: original });
      }
      for (const entry of plan.bonusEntries) bonusEntries.push({ caller, entry, after: steps.length });
      for (const { real, bonus, unsettled } of plan.bonusEntries) {
        accountBalances.real += real;
        accountBalances.bonus += bonus;
        accountBalances.unsettled += unsettled;
      }
      bonuses.apply(accountId, plan.bonuses, before ?? null, round);
      rounds.set(key, round);
      touchedRounds.set(key, { caller: touchedRounds.get(key)?.caller ?? caller, name, round });
      const bets = plan.steps.flatMap(({ kind, name, balanceDelta: { real } }) =>
        kind === "bet" && real < 0n ? [{ name, real: -real }] : [],
      );
      stakes.push({ ...caller, bets, rolledBack: plan.reversed });
      if (plan.usage.staked !== 0n || plan.usage.won !== 0n)
        usage.push({ playerId, currency, ...plan.usage });
      const totals = { before: before?.closed ? totalsOf(before) : NO_TOTALS, after: totalsOf(round) };
      if (round.closed && !isSame(totals.before, totals.after))
        settledRounds.push({
          playerId,
          accountId,
          provider,
          round: name,
          game: gameIdentifier,
          currency,
          openedAt: round.openedAt,
          ...totals,
        });
    },

    changes(): Changes {
      const isRolledBack = (provider: string, name: string) => actionsOf(provider).get(name)!.reversed;
      return {
        steps,
        rounds: [...touchedRounds.values()],
        actions: [...touchedActions.values()],
        reversed,
        // Leave out stakes that the same batch rolled back.
        stakes: stakes.map((one) => ({
          ...one,
          bets: one.bets.filter(({ name }) => !isRolledBack(one.provider, name)),
        })),
        settledRounds,
        bonusEntries,
        bonuses: bonuses.changes(),
        freeWins,
        usage,
      };
    },
  };
}
