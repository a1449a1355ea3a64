import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { chatIdentities } from "../../db/player-schema.ts";

/** One conversation of a player. */
export interface Conversation {
  playerId: number;
  project: string;
  type: string;
}

/** More than the product has kinds of conversation; names are the client's, and somebody might make up many. */
const KEPT = 20;

export function createChatStore(db: Db, now: () => number) {
  return {
    async find({ playerId, project, type }: Conversation): Promise<string | null> {
      const [row] = await db
        .select({ restoreId: chatIdentities.restoreId })
        .from(chatIdentities)
        .where(
          and(
            eq(chatIdentities.playerId, playerId),
            eq(chatIdentities.project, project),
            eq(chatIdentities.type, type),
          ),
        );
      return row?.restoreId ?? null;
    },

    /** Keeps the chat's name for the player in this conversation, and of all conversations the newest. */
    async keep({ playerId, project, type }: Conversation, restoreId: string): Promise<void> {
      const updatedAt = new Date(now());
      await db
        .insert(chatIdentities)
        .values({ playerId, project, type, restoreId, updatedAt })
        .onConflictDoUpdate({
          target: [chatIdentities.playerId, chatIdentities.project, chatIdentities.type],
          set: { restoreId, updatedAt },
        });
      const own = eq(chatIdentities.playerId, playerId);
      const newest = db
        .select({ updatedAt: chatIdentities.updatedAt })
        .from(chatIdentities)
        .where(own)
        .orderBy(desc(chatIdentities.updatedAt))
        .limit(KEPT);
      await db.delete(chatIdentities).where(and(own, notInArray(chatIdentities.updatedAt, newest)));
    },
  };
}

export type ChatStore = ReturnType<typeof createChatStore>;
