import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { chatIdentities } from "./tables.ts";

/** A player's conversation. */
export interface Conversation {
  playerId: number;
  project: string;
  type: string;
}

/** Maximum conversations stored per player: names come from the client, which could invent any number. */
const MAX_CONVERSATIONS = 20;

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

    /** Stores the chat's restore id for a conversation; deletes the player's oldest conversations above the maximum. */
    async save({ playerId, project, type }: Conversation, restoreId: string): Promise<void> {
      const updatedAt = new Date(now());
      await db
        .insert(chatIdentities)
        .values({ playerId, project, type, restoreId, updatedAt })
        .onConflictDoUpdate({
          target: [chatIdentities.playerId, chatIdentities.project, chatIdentities.type],
          set: { restoreId, updatedAt },
        });
      const isOwn = eq(chatIdentities.playerId, playerId);
      const newest = db
        .select({ updatedAt: chatIdentities.updatedAt })
        .from(chatIdentities)
        .where(isOwn)
        .orderBy(desc(chatIdentities.updatedAt))
        .limit(MAX_CONVERSATIONS);
      await db.delete(chatIdentities).where(and(isOwn, notInArray(chatIdentities.updatedAt, newest)));
    },
  };
}

export type ChatStore = ReturnType<typeof createChatStore>;
