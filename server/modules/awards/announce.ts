import { createAudit } from "../../core/audit/audit.ts";
import type { Core } from "../../core/modules/core.ts";
import { createPlayersStore } from "../../core/players/store.ts";
import type { Db } from "../../db/client.ts";
import type { AwardRow } from "./awards-store.ts";
import { awardDecided } from "./events.ts";

/** Tells others of an award within `tx`: its player of one that is issued or held, the audit of a gesture's refusal. */
export const createAnnounce =
  ({ now, events }: Pick<Core, "now" | "events">) =>
  async (tx: Db, award: AwardRow): Promise<void> => {
    const { id, playerId, kind, source, state, reason, createdBy, approvedBy } = award;
    if (state === "issued" || state === "held")
      return events.emit(tx, awardDecided, { awardId: id, playerId, kind, source, state, reason });
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
