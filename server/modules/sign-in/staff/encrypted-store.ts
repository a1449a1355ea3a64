import { and, asc, gt, isNotNull, sql } from "drizzle-orm";
import { playerChanges } from "../../../core/players/player-changes-store.ts";
import { players } from "../../../core/players/tables.ts";
import type { Db } from "../../../db/client.ts";

/** Values of players that are encrypted with the server secret. */
export const encryptedStore = (db: Db) => ({
  /** Authenticator secrets without the current secret's `prefix`, after player `after`, in player order. */
  otpSecrets: (prefix: string, after: number, limit: number) =>
    db
      .select({ id: players.id, encrypted: sql<string>`${players.otpSecret}` })
      .from(players)
      .where(
        and(
          isNotNull(players.otpSecret),
          gt(players.id, after),
          sql`not starts_with(${players.otpSecret}, ${prefix})`,
        ),
      )
      .orderBy(asc(players.id))
      .limit(limit),

  replaceOtpSecret: (id: number, from: string, to: string) =>
    playerChanges.replaceOtpSecret(db, id, from, to),
});
