import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { digestOf, newToken } from "../../http/secret-token.ts";
import { playerTokens } from "./tables.ts";

type Purpose = (typeof playerTokens.$inferSelect)["purpose"];

/** Lifetime of mailed links, and of a sign-in that waits for its one-time code; seconds. */
export const TOKEN_LIFETIME: Record<Purpose, number> = {
  confirmation: 24 * 3_600,
  password: 3_600,
  otp: 300,
  closing: 3_600,
};

/** Single-use tokens of mailed links and pending sign-ins; a new one replaces older ones of its purpose. */
export function createTokensStore(db: Db, now: () => number) {
  const isValid = (token: string, purpose: Purpose) =>
    and(
      eq(playerTokens.digest, digestOf(token)),
      eq(playerTokens.purpose, purpose),
      gt(playerTokens.expiresAt, new Date(now())),
    );

  async function drop(playerId: number, purpose: Purpose): Promise<void> {
    await db
      .delete(playerTokens)
      .where(and(eq(playerTokens.playerId, playerId), eq(playerTokens.purpose, purpose)));
  }

  return {
    /** Invalidates a player's tokens of this purpose. */
    drop,

    async issue(playerId: number, purpose: Purpose): Promise<string> {
      const token = newToken();
      await drop(playerId, purpose);
      await db.insert(playerTokens).values({
        digest: digestOf(token),
        playerId,
        purpose,
        expiresAt: new Date(now() + TOKEN_LIFETIME[purpose] * 1_000),
      });
      return token;
    },

    /** The player of a token, which stays valid. */
    async ownerOf(token: string, purpose: Purpose): Promise<number | null> {
      const [found] = await db
        .select({ playerId: playerTokens.playerId })
        .from(playerTokens)
        .where(isValid(token, purpose));
      return found?.playerId ?? null;
    },

    /** Consumes a token. @returns the player; null if it's unknown, used or expired */
    async consume(token: string, purpose: Purpose): Promise<number | null> {
      const [used] = await db
        .delete(playerTokens)
        .where(isValid(token, purpose))
        .returning({ playerId: playerTokens.playerId });
      return used?.playerId ?? null;
    },
  };
}

export type TokensStore = ReturnType<typeof createTokensStore>;
