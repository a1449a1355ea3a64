import type { Action, Plan, Purses, Round, Spent, State, Step, Taken } from "./decide-actions.ts";

/** The name of something within its provider's, for maps of several providers'. */
export const keyOf = (provider: string, name: string) => `${provider} ${name}`;

/** Names of actions that a call depends on. */
export const namesOf = (actions: readonly Action[]) => [
  ...new Set(
    actions.flatMap((action) =>
      action.kind === "rollback" ? [action.name, action.original] : [action.name],
    ),
  ),
];

/** Whose call it is. */
export interface Caller {
  provider: string;
  playerId: number;
  sessionId: string;
  accountId: number;
  gameIdentifier: string;
  /** Of the account. */
  currency: string;
  /** That the provider plays in, with minor units of the account's currency for a million of it. */
  played: { currency: string; rate: bigint };
}

/** What was read of what several calls depend on. */
export interface Loaded {
  /** By account. */
  purses: ReadonlyMap<number, Purses>;
  /** By provider and name. */
  rounds: ReadonlyMap<string, Round>;
  actions: readonly { provider: string; taken: Taken }[];
}

/** Real money that was staked in a round which is at its end, minor units: what counts, and what of it did before. */
export interface SettledRound {
  playerId: number;
  provider: string;
  round: string;
  game: string;
  currency: string;
  counted: bigint;
  stake: bigint;
}

/** What one call has staked and taken back. */
export interface Stakes extends Caller {
  /** Real money that stays staked, minor units above zero. */
  bets: { name: string; real: bigint }[];
  /** Names of actions that were rolled back. */
  takenBack: string[];
}

/** What calls have done, in their order, and what has become of what they did it to. */
export interface Changes {
  /** With the entry that a step reverses, if that was written before, and the round as it is after the call. */
  steps: { caller: Caller; step: Step; reverses: number | null; round: Round }[];
  rounds: { caller: Caller; name: string; round: Round }[];
  actions: { caller: Caller; taken: Taken }[];
  /** Of actions that were written before. */
  reversed: { provider: string; name: string }[];
  stakes: Stakes[];
  settled: SettledRound[];
  /** What counts against limits. */
  spent: (Spent & Pick<Caller, "playerId" | "currency">)[];
}

/**
 * What several calls depend on, as it is after those of them that are decided: each finds what the ones before it have
 * done, before any of it is written.
 */
export function createBatchState({ purses: before, rounds: known, actions: found }: Loaded) {
  const purses = new Map([...before].map(([account, own]) => [account, { ...own }]));
  const rounds = new Map(known);
  const takenBy = new Map<string, Map<string, Taken>>();
  for (const { provider, taken } of found) actionsOf(provider).set(taken.name, taken);

  /** Actions of a provider, by name. */
  function actionsOf(provider: string): Map<string, Taken> {
    const own = takenBy.get(provider) ?? new Map<string, Taken>();
    takenBy.set(provider, own);
    return own;
  }

  const steps: Changes["steps"] = [];
  const touchedRounds = new Map<string, Changes["rounds"][number]>();
  const touchedActions = new Map<string, Changes["actions"][number]>();
  const reversed: Changes["reversed"] = [];
  const settled: SettledRound[] = [];
  const stakes: Stakes[] = [];
  const spent: Changes["spent"] = [];

  return {
    /** What a call is decided from. */
    stateFor(caller: Caller, round: string, may: Pick<State, "bonusFirst" | "obstacle" | "limited">): State {
      const { provider, playerId, accountId, sessionId, gameIdentifier, played } = caller;
      const taken = [...actionsOf(provider).values()];
      return {
        playerId,
        accountId,
        sessionId,
        gameIdentifier,
        ...played,
        purses: { ...purses.get(caller.accountId)! },
        ...may,
        round: rounds.get(keyOf(provider, round)) ?? null,
        taken,
        forbidden: new Set(
          taken.flatMap(({ kind, original }) => (kind === "rollback" && original ? [original] : [])),
        ),
      };
    },

    /** Takes what was decided of a call for done. */
    apply(caller: Caller, name: string, plan: Plan): void {
      const { provider, playerId, gameIdentifier, currency, accountId } = caller;
      const key = keyOf(provider, name);
      const before = rounds.get(key);
      const { round } = plan;
      if (plan.steps.length === 0 && round.closed === (before?.closed ?? false)) return;
      const own = purses.get(accountId)!;
      for (const step of plan.steps) {
        own.real += step.moved.real;
        own.bonus += step.moved.bonus;
        own.owed += step.moved.owed;
        const { reverses, ...taken } = step;
        const original = reverses === null ? undefined : actionsOf(provider).get(reverses);
        steps.push({ caller, step, reverses: original?.entryId ?? null, round });
        actionsOf(provider).set(taken.name, taken);
        touchedActions.set(keyOf(provider, taken.name), { caller, taken });
      }
      for (const original of plan.reversed) {
        const taken = { ...actionsOf(provider).get(original)!, reversed: true };
        actionsOf(provider).set(original, taken);
        const touched = touchedActions.get(keyOf(provider, original));
        if (touched) touched.taken = taken;
        else reversed.push({ provider, name: original });
      }
      rounds.set(key, round);
      touchedRounds.set(key, { caller: touchedRounds.get(key)?.caller ?? caller, name, round });
      const bets = plan.steps.flatMap(({ kind, name, moved: { real } }) =>
        kind === "bet" && real < 0n ? [{ name, real: -real }] : [],
      );
      stakes.push({ ...caller, bets, takenBack: plan.reversed });
      if (plan.spent.staked !== 0n || plan.spent.won !== 0n)
        spent.push({ playerId, currency, ...plan.spent });
      const counted = before?.closed ? before.stake.real : 0n;
      const stake = round.stake.real;
      if (round.closed && stake !== counted)
        settled.push({ playerId, provider, round: name, game: gameIdentifier, currency, counted, stake });
    },

    changes(): Changes {
      const isTakenBack = (provider: string, name: string) => actionsOf(provider).get(name)!.reversed;
      return {
        steps,
        rounds: [...touchedRounds.values()],
        actions: [...touchedActions.values()],
        reversed,
        // What was taken back in the same breath was never staked.
        stakes: stakes.map((one) => ({
          ...one,
          bets: one.bets.filter(({ name }) => !isTakenBack(one.provider, name)),
        })),
        settled,
        spent,
      };
    },
  };
}
