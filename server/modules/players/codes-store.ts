import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { players, recoveryCodes } from "../../db/player-schema.ts";
import { digestOf } from "../../http/secret-token.ts";

/** What makes a code good only once. */
export function createCodesStore(db: Db) {
  return {
    /** Takes a time step of one-time codes; false when it, or a later one, was taken before. */
    async takeStep(playerId: number, step: number): Promise<boolean> {
      const taken = await db
        .update(players)
        .set({ otpStep: step })
        .where(and(eq(players.id, playerId), or(isNull(players.otpStep), lt(players.otpStep, step))))
        .returning({ id: players.id });
      return taken.length > 0;
    },

    /** Puts these in the place of all earlier ones. */
    async setRecovery(playerId: number, codes: string[]): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
        if (codes.length > 0)
          await tx.insert(recoveryCodes).values(codes.map((code) => ({ playerId, digest: digestOf(code) })));
      });
    },

    async takeRecovery(playerId: number, code: string): Promise<boolean> {
      const taken = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.playerId, playerId), eq(recoveryCodes.digest, digestOf(code))))
        .returning({ digest: recoveryCodes.digest });
      return taken.length > 0;
    },
  };
}

export type CodesStore = ReturnType<typeof createCodesStore>;
