import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { verificationDocuments as documents } from "./tables.ts";

/** Documents as they are encrypted with the server secret. */
export const createEncryptedDocuments = (db: Db) => ({
  /** The next document without the current secret's `header`, after `after`, in id order. */
  async next(header: Buffer, after: string): Promise<{ id: string; encrypted: Uint8Array } | undefined> {
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
  async replace(id: string, content: Buffer): Promise<void> {
    await db.update(documents).set({ content }).where(eq(documents.id, id));
  },
});

export type EncryptedDocuments = ReturnType<typeof createEncryptedDocuments>;
