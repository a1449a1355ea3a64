import type { CompPoints } from "../../../src/contract/comp-points.ts";
import type { Db } from "../../db/client.ts";
import { POINT_PARTS } from "../../db/comp-points-schema.ts";
import { STAKE_FOR_POINT } from "./rates.ts";
import { compPointsStore as store } from "./store.ts";

export interface CompPointsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A round that is at its end, with the real money that was staked in it; minor units. */
export interface Settled {
  playerId: number;
  provider: string;
  round: string;
  game: string;
  currency: string;
  /** What of it has counted before: nothing until the round was closed. */
  counted: bigint;
  stake: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** Parts of a point that a stake earns, in whole parts: what is left over of one is nobody's. */
export const partsOf = (stake: bigint, forPoint: bigint): bigint => (stake * POINT_PARTS) / forPoint;

/** Whole points. */
const pointsOf = (parts: bigint): number => Number(parts / POINT_PARTS);

/** What a round's stake adds to what it has earned before, below zero what it takes back: parts of a point. */
function change({ currency, counted, stake }: Settled): bigint {
  const units = STAKE_FOR_POINT[currency];
  if (units === undefined) return 0n;
  return partsOf(stake, BigInt(units)) - partsOf(counted, BigInt(units));
}

/** Points that players earn by playing. Whoever writes holds the player's wallet, so that one thing is done at a time. */
export function createCompPoints({ db, now }: CompPointsDeps) {
  return {
    /** What a player has, and what earns a point. */
    async of(playerId: number): Promise<CompPoints> {
      const { chargeable, persistent } = await store.of(db, playerId);
      return {
        chargeable: { points: pointsOf(chargeable) },
        persistent: { points: pointsOf(persistent) },
        stake_for_point: STAKE_FOR_POINT,
      };
    },

    /**
     * Counts stakes of rounds once they are closed, in the transaction that closes them. What is taken back of one
     * afterwards can be spent no more, as far as it is still there; what was earned in all stays.
     */
    async settle(tx: Db, rounds: readonly Settled[]): Promise<void> {
      const entries = rounds.map((settled) => {
        const { playerId, provider, round, game, currency, stake } = settled;
        return {
          playerId,
          key: `round:${provider}:${round}`,
          parts: change(settled),
          cause: { provider, round, game, currency, stake: Number(stake) },
          createdAt: new Date(now()),
        };
      });
      const earned = entries.filter(({ parts }) => parts > 0n);
      await store.addAll(
        tx,
        earned.map(({ parts, ...entry }) => ({
          ...entry,
          kind: "accrual",
          chargeable: parts,
          persistent: parts,
        })),
      );
      for (const { parts, key, ...entry } of entries) {
        if (parts >= 0n) continue;
        const { chargeable } = await store.hold(tx, entry.playerId);
        const taken = least(chargeable, -parts);
        if (taken === 0n) continue;
        // No bet comes after the close, so that each stake that is left is left once. Another word before it: the name of
        // a round may end in a number too.
        const back = { ...entry, kind: "reversal" as const, key: `back:${key}:${entry.cause.stake}` };
        await store.add(tx, { ...back, chargeable: -taken, persistent: 0n });
      }
    },
  };
}

export type CompPointsService = ReturnType<typeof createCompPoints>;
