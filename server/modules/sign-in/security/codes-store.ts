import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { HashPassword } from "../../../core/credentials/password-hash.ts";
import { playerChanges } from "../../../core/players/player-changes-store.ts";
import type { Db } from "../../../db/client.ts";
import { digestOf } from "../../../http/secret-token.ts";
import { recoveryCodes } from "../tables.ts";

/** The salt of a stored hash; null for digests of earlier releases, which have none. */
function saltOf(stored: string): Uint8Array | null {
  const [, algorithm, , , salt] = stored.split("$");
  return algorithm === "argon2id" && salt ? Buffer.from(salt, "base64") : null;
}

/** Consumes one-time and recovery codes. */
export function createCodesStore(db: Db, hashPassword: HashPassword) {
  return {
    consumeStep: (playerId: number, step: number) => playerChanges.consumeOtpStep(db, playerId, step),

    /**
     * Replaces a player's recovery codes. With about 50 bits each they are hashed like passwords; because a set shares
     * one salt, checking a guess takes only one hash.
     */
    async setRecoveryCodes(playerId: number, codes: string[]): Promise<void> {
      const salt = randomBytes(16);
      const digests = await Promise.all(codes.map((code) => hashPassword(code, salt)));
      await db.transaction(async (tx) => {
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
        if (digests.length > 0)
          await tx.insert(recoveryCodes).values(digests.map((digest) => ({ playerId, digest })));
      });
    },

    async consumeRecoveryCode(playerId: number, code: string): Promise<boolean> {
      const condition = eq(recoveryCodes.playerId, playerId);
      const [stored] = await db
        .select({ digest: recoveryCodes.digest })
        .from(recoveryCodes)
        .where(condition)
        .limit(1);
      const salt = stored && saltOf(stored.digest);
      const digest = salt ? await hashPassword(code, salt) : digestOf(code);
      const removed = await db
        .delete(recoveryCodes)
        .where(and(condition, eq(recoveryCodes.digest, digest)))
        .returning({ digest: recoveryCodes.digest });
      return removed.length > 0;
    },
  };
}

export type CodesStore = ReturnType<typeof createCodesStore>;
