import { and, eq } from "drizzle-orm";
import type { PlayerRow } from "../../../core/players/store.ts";
import { players } from "../../../core/players/tables.ts";
import type { Db } from "../../../db/client.ts";
import { playerIdentities } from "../tables.ts";

/** A person's identity at an OAuth provider. */
export interface Identity {
  provider: string;
  subject: string;
}

export function createIdentitiesStore(db: Db, now: () => number) {
  return {
    async playerOf({ provider, subject }: Identity): Promise<PlayerRow | undefined> {
      const [found] = await db
        .select({ player: players })
        .from(playerIdentities)
        .innerJoin(players, eq(players.id, playerIdentities.playerId))
        .where(and(eq(playerIdentities.provider, provider), eq(playerIdentities.subject, subject)));
      return found?.player;
    },

    /** Links an identity to a player permanently. @returns false if it's already linked */
    async link(playerId: number, { provider, subject }: Identity): Promise<boolean> {
      const linked = await db
        .insert(playerIdentities)
        .values({ provider, subject, playerId, createdAt: new Date(now()) })
        .onConflictDoNothing()
        .returning({ playerId: playerIdentities.playerId });
      return linked.length > 0;
    },
  };
}

export type IdentitiesStore = ReturnType<typeof createIdentitiesStore>;
