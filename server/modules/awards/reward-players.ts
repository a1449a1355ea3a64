import { isDeepStrictEqual } from "node:util";
import { MULTI_ACCOUNT_GROUP } from "../../../src/rules/players/player-groups.ts";
import type { RewardPlayer } from "../../../src/rules/rewards/may-receive.ts";
import { createPlayersStore, type PlayerRow } from "../../core/players/store.ts";
import { roundsStore } from "../../core/rounds/rounds-store.ts";
import type { Db } from "../../db/client.ts";
import { awardsStore } from "./awards-store.ts";

interface RewardPlayersDeps {
  db: Db;
  now: () => number;
  findPlayer: (id: number) => Promise<PlayerRow | undefined>;
  isSelfExcluded: (playerId: number) => Promise<boolean>;
}

export interface FoundPlayer {
  row: PlayerRow;
  player: RewardPlayer;
}

/**
 * Reads what eligibility for rewards depends on. `entitlement` is the key of the awards that are decided: a part that
 * was given already doesn't block the others.
 */
export function createRewardPlayers({ db, now, findPlayer, isSelfExcluded }: RewardPlayersDeps) {
  return async (
    playerId: number,
    currency?: string,
    entitlement?: string,
  ): Promise<FoundPlayer | undefined> => {
    const row = await findPlayer(playerId);
    if (!row) return undefined;
    const isAway = (row.excludedUntil?.getTime() ?? 0) > now();
    const [isExcluded, hasPlayed, hadBonus] = await Promise.all([
      isAway ? isSelfExcluded(playerId) : false,
      roundsStore.hasPlayed(db, playerId),
      awardsStore.hadBonus(db, playerId, entitlement),
    ]);
    const player: RewardPlayer = {
      id: row.id,
      licence: row.licence,
      country: row.country,
      state: row.state,
      birthDate: row.dateOfBirth,
      currency: currency ?? row.currency,
      groups: row.groups,
      products: ["casino"],
      isClosed: row.closedAt !== null,
      isExcluded,
      isOnBreak: isAway && !isExcluded,
      canIssueBonuses: row.canIssueBonuses,
      isVerified: row.verified,
      isMultiAccount: row.groups.includes(MULTI_ACCOUNT_GROUP),
      // No check of VIP players exists yet.
      isVipChecked: false,
      hasPlayed,
      hadBonus,
    };
    return { row, player };
  };
}

export type FindRewardPlayer = ReturnType<typeof createRewardPlayers>;

/** Fields of a row that eligibility depends on. */
const factsOf = (row: PlayerRow) => [
  row.licence,
  row.country,
  row.state,
  row.dateOfBirth,
  row.groups,
  row.canIssueBonuses,
  row.verified,
  row.excludedUntil,
  row.closedAt,
];

/**
 * True if what a player's eligibility was decided by hasn't changed since. Call it under the wallet's lock, which
 * closings, breaks and bets take too.
 */
export async function isUnchanged(
  tx: Db,
  { row, player: { hasPlayed, hadBonus } }: FoundPlayer,
  entitlement: string,
): Promise<boolean> {
  const current = await createPlayersStore(tx).byId(row.id);
  return (
    current !== undefined &&
    isDeepStrictEqual(factsOf(current), factsOf(row)) &&
    (await roundsStore.hasPlayed(tx, row.id)) === hasPlayed &&
    (await awardsStore.hadBonus(tx, row.id, entitlement)) === hadBonus
  );
}
