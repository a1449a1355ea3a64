import type { Db } from "../../db/client.ts";
import { together } from "../../db/pipeline.ts";
import { type Changes, keyOf } from "./batch-state.ts";
import { walletStore as store } from "./store.ts";

/** A player's place in the ledger, held. */
export interface Place {
  playerId: number;
  number: number;
  hash: string;
}

interface Entry {
  accountId: number;
  currency: string;
  kind: "bet" | "win" | "rollback";
  key: string;
  reverses?: number | undefined;
  cause: Record<string, string>;
  postings: { side: { purse: "real" | "bonus" | "owed" } | { house: "games" }; amount: bigint }[];
}

export interface WriteDeps {
  /** The ledger, as the wallet needs it. */
  ledger: { postAll(tx: Db, entries: { wallet: Place; entry: Entry }[]): Promise<{ id: number }[]> };
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told of each win that was paid, within its transaction; it may neither throw nor wait for anything else. */
  onWin?: (
    tx: Db,
    win: { entryId: number; playerId: number; game: string; currency: string; won: bigint; staked: bigint },
  ) => Promise<void>;
}

/** Somebody else has taken a name in the same moment: looked at again, it will be known. */
export class NameTaken extends Error {
  override name = "NameTaken";
}

type Moved = Changes["steps"][number];

function entryOf({ caller, step }: Moved, reverses: number | undefined): Entry {
  const { provider, accountId, currency, gameIdentifier: game } = caller;
  const { name, kind, round, moved } = step;
  const purses = (["real", "bonus", "owed"] as const).map((purse) => ({
    side: { purse },
    amount: moved[purse],
  }));
  return {
    accountId,
    currency,
    kind,
    key: `${provider}:${name}`,
    reverses,
    cause: { provider, action: name, round, game },
    postings: [
      ...purses.filter(({ amount }) => amount !== 0n),
      { side: { house: "games" }, amount: -(moved.real + moved.bonus + moved.owed) },
    ],
  };
}

/** Writes down what calls have done, in the transaction `tx`, in which the wallets of their players are held. */
export function createWriter({ ledger, now, onWin }: WriteDeps) {
  /** Posts what moves money; gives the entries' ids by the keys of their actions. */
  async function post(tx: Db, places: ReadonlyMap<number, Place>, steps: Moved[]) {
    const ids = new Map<string, number>();
    let next: { key: string; wallet: Place; entry: Entry }[] = [];
    const flush = async () => {
      const posted = await ledger.postAll(tx, next);
      for (const [i, { key }] of next.entries()) ids.set(key, posted[i]!.id);
      next = [];
    };
    for (const moved of steps) {
      const { caller, step } = moved;
      const { provider, playerId } = caller;
      if (step.status !== "applied") continue;
      const reversed = step.reverses === null ? undefined : keyOf(provider, step.reverses);
      // What is reversed has to be there first.
      if (next.some(({ key }) => key === reversed)) await flush();
      const reverses = ids.get(reversed ?? "") ?? moved.reverses ?? undefined;
      next.push({
        key: keyOf(provider, step.name),
        wallet: places.get(playerId)!,
        entry: entryOf(moved, reverses),
      });
    }
    await flush();
    return ids;
  }

  async function tellOfWins(tx: Db, steps: Moved[], ids: ReadonlyMap<string, number>): Promise<void> {
    if (!onWin) return;
    for (const { caller, step, round } of steps) {
      if (step.kind !== "win" || step.status !== "applied") continue;
      const { provider, playerId, gameIdentifier: game, currency } = caller;
      const entryId = ids.get(keyOf(provider, step.name))!;
      const staked = round.stake.real + round.stake.bonus;
      await onWin(tx, { entryId, playerId, game, currency, won: step.moved.real, staked });
    }
  }

  /** Gives the ledger's entries by the keys of their actions. Throws `NameTaken`. */
  return async (
    tx: Db,
    places: ReadonlyMap<number, Place>,
    changes: Changes,
  ): Promise<Map<string, number>> => {
    if (changes.rounds.length === 0) return new Map();
    const ids = await post(tx, places, changes.steps);
    const [, isOurs] = await together(
      tellOfWins(tx, changes.steps, ids),
      store.write(
        tx,
        changes.rounds.map(({ caller, name, round: { stake, win, bets, closed } }) => ({
          ...caller,
          name,
          stakeReal: stake.real,
          stakeBonus: stake.bonus,
          winReal: win.real,
          winBonus: win.bonus,
          bets,
          closed,
        })),
        changes.actions.map(({ caller: { provider }, taken: { playerId: _, moved, ...taken } }) => ({
          ...taken,
          ...moved,
          provider,
          entryId: ids.get(keyOf(provider, taken.name)) ?? taken.entryId,
        })),
        new Date(now()),
      ),
    );
    if (!isOurs) throw new NameTaken();
    await store.markReversed(tx, changes.reversed);
    return ids;
  };
}
