import { PARTS_PER_UNIT, shownProgress } from "../../../src/rules/wagering/progress.ts";
import type { Db } from "../../db/client.ts";
import { bonusesStore } from "./bonuses-store.ts";

/** Requirement and progress of each account's running bonus, by account; minor units. */
export async function wageringOf(
  db: Db,
  playerId: number,
): Promise<Map<number, { required: bigint; wagered: bigint }>> {
  const active = await bonusesStore.active(db, playerId);
  return new Map(
    active
      .filter(({ stage }) => stage === "handle_bets" || stage === "wager_done")
      .map(({ accountId, requiredParts, progressParts }) => [
        accountId,
        {
          required: requiredParts / PARTS_PER_UNIT,
          wagered: shownProgress(progressParts, requiredParts).wagered,
        },
      ]),
  );
}
