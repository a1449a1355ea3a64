import type { Db } from "../../db/client.ts";
import { usedChallenges } from "./tables.ts";

export function createCaptchaStore(db: Db) {
  return {
    /**
     * Marks a challenge as used until `expiresAt`, milliseconds since the epoch. @returns false if it was used before
     */
    async use(signature: string, expiresAt: number): Promise<boolean> {
      const used = await db
        .insert(usedChallenges)
        .values({ signature, expiresAt: new Date(expiresAt) })
        .onConflictDoNothing()
        .returning({ signature: usedChallenges.signature });
      return used.length > 0;
    },
  };
}
