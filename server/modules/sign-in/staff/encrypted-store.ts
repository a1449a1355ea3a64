import { and, asc, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { playerChanges } from "../../../core/players/player-changes-store.ts";
import { players } from "../../../core/players/tables.ts";
import type { Db } from "../../../db/client.ts";
import { verificationDocuments as documents } from "../../verification/tables.ts";

/** All values in the database that are encrypted with the server secret. */
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

  /** The next document without the current secret's `header`, after `after`, in id order. */
  async nextDocument(
    header: Buffer,
    after: string,
  ): Promise<{ id: string; encrypted: Uint8Array } | undefined> {
    const start = sql`substring(${documents.content} from 1 for ${header.length})`;
    const [row] = await db
      .select({ id: documents.id, encrypted: documents.content })
      .from(documents)
      .where(and(gt(documents.id, after), ne(start, header)))
      .orderBy(asc(documents.id))
      .limit(1);
    return row;
  },

  /** Does nothing if the document was replaced concurrently. */
  async replaceDocument(id: string, content: Buffer): Promise<void> {
    await db.update(documents).set({ content }).where(eq(documents.id, id));
  },
});
