import { lte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { usedChallenges } from "../../db/player-schema.ts";

export function createCaptchaStore(db: Db, now: () => number) {
  return {
    /** Marks a challenge as used until `expiresAt`, milliseconds; false when it had been used before. */
    async use(signature: string, expiresAt: number): Promise<boolean> {
      await db.delete(usedChallenges).where(lte(usedChallenges.expiresAt, new Date(now())));
      const used = await db
        .insert(usedChallenges)
        .values({ signature, expiresAt: new Date(expiresAt) })
        .onConflictDoNothing()
        .returning({ signature: usedChallenges.signature });
      return used.length > 0;
    },
  };
}
