import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { players, recoveryCodes } from "../../db/player-schema.ts";
import { digestOf } from "../../http/secret-token.ts";
import { hashPassword } from "./passwords.ts";

/** The salt of a stored hash; null for digests of earlier releases, which have none. */
function saltOf(stored: string): Uint8Array | null {
  const [, algorithm, , , salt] = stored.split("$");
  return algorithm === "argon2id" && salt ? Buffer.from(salt, "base64") : null;
}

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

    /**
     * Replaces all recovery codes of a player. They have some 50 bits, so they are hashed as passwords are; one set has one
     * salt, so that a guess costs a single hash.
     */
    async setRecovery(playerId: number, codes: string[]): Promise<void> {
      const salt = randomBytes(16);
      const digests = await Promise.all(codes.map((code) => hashPassword(code, salt)));
      await db.transaction(async (tx) => {
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
        if (digests.length > 0)
          await tx.insert(recoveryCodes).values(digests.map((digest) => ({ playerId, digest })));
      });
    },

    async takeRecovery(playerId: number, code: string): Promise<boolean> {
      const own = eq(recoveryCodes.playerId, playerId);
      const [stored] = await db
        .select({ digest: recoveryCodes.digest })
        .from(recoveryCodes)
        .where(own)
        .limit(1);
      const salt = stored && saltOf(stored.digest);
      const digest = salt ? await hashPassword(code, salt) : digestOf(code);
      const taken = await db
        .delete(recoveryCodes)
        .where(and(own, eq(recoveryCodes.digest, digest)))
        .returning({ digest: recoveryCodes.digest });
      return taken.length > 0;
    },
  };
}

export type CodesStore = ReturnType<typeof createCodesStore>;
