import type { CompPoints } from "../../../src/contract/comp-points.ts";
import type { Cause } from "../../core/ledger/tables.ts";
import type { Db } from "../../db/client.ts";
import { STAKE_FOR_POINT } from "./rates.ts";
import { compPointsStore as store } from "./store.ts";
import { POINT_PARTS } from "./tables.ts";

export interface CompPointsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A round that closed or changed after closing. */
export interface SettledRound {
  playerId: number;
  provider: string;
  round: string;
  game: string;
  currency: string;
  /** Real stakes in minor units; before: zero until the round closed. */
  before: { stakeReal: bigint };
  after: { stakeReal: bigint };
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);

/** Parts of a point that a stake earns, rounded down. */
export const partsOf = (stake: bigint, stakePerPoint: bigint): bigint =>
  (stake * POINT_PARTS) / stakePerPoint;

/** Whole points, rounded down. */
const pointsOf = (parts: bigint): number => Number(parts / POINT_PARTS);

/** Change of a round's points, in parts; negative for a rollback. */
function pointsChange({ currency, before, after }: SettledRound): bigint {
  const units = STAKE_FOR_POINT[currency];
  if (units === undefined) return 0n;
  return partsOf(after.stakeReal, BigInt(units)) - partsOf(before.stakeReal, BigInt(units));
}

/** Comp points earned by play. Writers hold the player's wallet lock. */
export function createCompPoints({ db, now }: CompPointsDeps) {
  return {
    /** A player's points and the stakes per point. */
    async of(playerId: number): Promise<CompPoints> {
      const { chargeable, persistent } = await store.of(db, playerId);
      return {
        chargeable: { points: pointsOf(chargeable) },
        persistent: { points: pointsOf(persistent) },
        stake_for_point: STAKE_FOR_POINT,
      };
    },

    /** Credits awarded points within `tx`, once per key. They can be spent, but don't count as lifetime points. */
    async award(tx: Db, playerId: number, points: number, key: string, cause: Cause): Promise<void> {
      await store.add(tx, {
        playerId,
        kind: "award",
        key,
        chargeable: BigInt(points) * POINT_PARTS,
        persistent: 0n,
        cause,
        createdAt: new Date(now()),
      });
    },

    /**
     * Credits the stakes of closed rounds in the closing transaction. A later rollback takes back spendable points,
     * as far as they exist; lifetime points stay.
     */
    async settle(tx: Db, rounds: readonly SettledRound[]): Promise<void> {
      const entries = rounds.map((settledRound) => {
        const { playerId, provider, round, game, currency, after } = settledRound;
        return {
          playerId,
          key: `round:${provider}:${round}`,
          parts: pointsChange(settledRound),
          cause: { provider, round, game, currency, stake: Number(after.stakeReal) },
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
        const { chargeable } = await store.lockForUpdate(tx, entry.playerId);
        const reclaimed = min(chargeable, -parts);
        if (reclaimed === 0n) continue;
        // A closed round takes no bets, so its stake only falls and each value occurs once. The `back:` prefix avoids
        // collisions with round names that end in a number.
        const reversal = { ...entry, kind: "reversal" as const, key: `back:${key}:${entry.cause.stake}` };
        await store.add(tx, { ...reversal, chargeable: -reclaimed, persistent: 0n });
      }
    },
  };
}

export type CompPointsService = ReturnType<typeof createCompPoints>;
