import { bonusEntryOf } from "../../core/ledger/bonus-entry.ts";
import type { Entry } from "../../core/ledger/ledger.ts";
import type { Db } from "../../db/client.ts";
import { pipelined } from "../../db/pipeline.ts";
import { type Changes, keyOf } from "./batch-state.ts";
import { walletStore as store } from "./store.ts";

/** A player's locked ledger head. */
export interface LedgerHead {
  playerId: number;
  number: number;
  hash: string;
}

export interface WriteDeps {
  /** The part of the ledger that the wallet needs. */
  ledger: { postAll(tx: Db, entries: { wallet: LedgerHead; entry: Entry }[]): Promise<{ id: number }[]> };
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Called for each paid win in its transaction; must not throw, or wait for anything outside the transaction. */
  onWin?: (
    tx: Db,
    win: { entryId: number; playerId: number; game: string; currency: string; won: bigint; staked: bigint },
  ) => Promise<void>;
}

/** A concurrent transaction used the same name: retry to read its result. */
export class IdempotencyConflict extends Error {
  override name = "IdempotencyConflict";
}

type RecordedStep = Changes["steps"][number];

function entryOf({ caller, step }: RecordedStep, reverses: number | undefined): Entry {
  const { provider, accountId, currency, gameIdentifier: game } = caller;
  const { name, kind, round, balanceDelta, house } = step;
  const all: Entry["postings"] = [
    ...(["real", "bonus", "owed", "unsettled"] as const).map((balanceType) => ({
      side: { balanceType },
      amount: balanceDelta[balanceType],
    })),
    { side: { house: "bonuses" }, amount: house },
  ];
  const postings = all.filter(({ amount }) => amount !== 0n);
  const total = postings.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    accountId,
    currency,
    kind,
    key: `${provider}:${name}`,
    reverses,
    cause: { provider, action: name, round, game },
    postings: [...postings, { side: { house: "games" }, amount: -total }],
  };
}

/** Writes a batch's changes in a transaction that holds the wallets' locks. */
export function createWriter({ ledger, now, onWin }: WriteDeps) {
  /**
   * Posts the ledger entries of applied steps and of bonuses, in order. When it resolves, the last statement is sent.
   * @returns entry ids by `keyOf`, once they are known
   */
  async function post(
    tx: Db,
    heads: ReadonlyMap<number, LedgerHead>,
    { steps, bonusEntries }: Pick<Changes, "steps" | "bonusEntries">,
  ) {
    const ids = new Map<string, number>();
    let next: { key?: string; wallet: LedgerHead; entry: Entry }[] = [];
    const bonusesAfter = Map.groupBy(bonusEntries, ({ after }) => after);
    const addBonuses = (count: number) => {
      for (const { caller, entry } of bonusesAfter.get(count) ?? []) {
        const { playerId, accountId, currency } = caller;
        const wallet = heads.get(playerId)!;
        next.push({ wallet, entry: { accountId, currency, ...bonusEntryOf(entry) } });
      }
    };
    const flush = async () => {
      const posted = await ledger.postAll(tx, next);
      for (const [i, { key }] of next.entries()) if (key !== undefined) ids.set(key, posted[i]!.id);
      next = [];
    };
    for (const [i, recordedStep] of steps.entries()) {
      addBonuses(i);
      const { caller, step } = recordedStep;
      const { provider, playerId } = caller;
      if (step.status !== "applied") continue;
      const reversedKey = step.reverses === null ? undefined : keyOf(provider, step.reverses);
      // The reversed entry must be posted first.
      if (next.some(({ key }) => key === reversedKey)) await flush();
      const reverses = ids.get(reversedKey ?? "") ?? recordedStep.reverses ?? undefined;
      next.push({
        key: keyOf(provider, step.name),
        wallet: heads.get(playerId)!,
        entry: entryOf(recordedStep, reverses),
      });
    }
    addBonuses(steps.length);
    return { entryIds: flush().then(() => ids) };
  }

  async function notifyWins(tx: Db, steps: RecordedStep[], ids: ReadonlyMap<string, number>): Promise<void> {
    if (!onWin) return;
    for (const { caller, step, round } of steps) {
      if (step.kind !== "win" || step.status !== "applied") continue;
      const { provider, playerId, gameIdentifier: game, currency } = caller;
      const entryId = ids.get(keyOf(provider, step.name))!;
      const staked = round.stake.real + round.stake.bonus;
      await onWin(tx, { entryId, playerId, game, currency, won: step.balanceDelta.real, staked });
    }
  }

  /**
   * @returns entry ids by `keyOf`
   * @throws IdempotencyConflict
   */
  return async (
    tx: Db,
    heads: ReadonlyMap<number, LedgerHead>,
    changes: Changes,
  ): Promise<Map<string, number>> => {
    if (changes.rounds.length === 0) return new Map();
    const { entryIds } = await post(tx, heads, changes);
    const [ids, , isWritten] = await pipelined(
      entryIds,
      entryIds.then((ids) => notifyWins(tx, changes.steps, ids)),
      store.write(
        tx,
        changes.rounds.map(
          ({ caller, name, round: { stake, win, bets, closed, bonusId, contribution } }) => ({
            ...caller,
            name,
            stakeReal: stake.real,
            stakeBonus: stake.bonus,
            winReal: win.real,
            winBonus: win.bonus,
            winUnsettled: win.unsettled,
            bets,
            closed,
            bonusId,
            contribution,
          }),
        ),
        changes.actions.map(({ caller: { provider }, record: { playerId: _, balanceDelta, ...record } }) => ({
          ...record,
          ...balanceDelta,
          provider,
        })),
        changes.settledRounds,
        new Date(now()),
      ),
    );
    if (!isWritten) throw new IdempotencyConflict();
    await store.markReversed(tx, changes.reversed);
    return ids;
  };
}
