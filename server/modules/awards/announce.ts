import { createAudit } from "../../core/audit/audit.ts";
import type { Core } from "../../core/modules/core.ts";
import { createPlayersStore } from "../../core/players/store.ts";
import type { Db } from "../../db/client.ts";
import type { AwardRow } from "./awards-store.ts";
import { awardDecided } from "./events.ts";

/** States that the player hears of. */
const ANNOUNCED_STATES = ["issued", "held"] as const;

/**
 * Tells others of an award within `tx`: the audit of a gesture's refusal, and the player of what is issued or held.
 * @param parts of the entitlement that the player hears of in one notification; none while further parts follow
 */
export const createAnnounce =
  ({ now, events }: Pick<Core, "now" | "events">) =>
  async (tx: Db, award: AwardRow, parts: readonly AwardRow[] = [award]): Promise<void> => {
    for (const state of ANNOUNCED_STATES) {
      const announced = parts.filter((part) => part.state === state);
      const last = announced.at(-1);
      if (!last) continue;
      const { id: awardId, playerId, kind, source, reason } = last;
      const kinds = announced.map((part) => part.kind);
      await events.emit(tx, awardDecided, { awardId, playerId, kind, kinds, source, state, reason });
    }
    const { id, playerId, state, reason, createdBy, approvedBy } = award;
    if (state !== "refused" || createdBy === null) return undefined;
    // An abandoned account may be removed by now.
    const player = await createPlayersStore(tx).byId(playerId);
    return createAudit(tx, now)(player ? playerId : null, "gesture_rejected", {
      award: id,
      player: playerId,
      reason,
      by: createdBy,
      approved_by: approvedBy,
    });
  };

export type Announce = ReturnType<typeof createAnnounce>;
