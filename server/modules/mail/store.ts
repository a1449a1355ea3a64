import { desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { mails } from "../../db/player-schema.ts";

export type MailRow = typeof mails.$inferSelect;

export function createMailStore(db: Db) {
  return {
    async insert(mail: typeof mails.$inferInsert): Promise<MailRow> {
      const [row] = await db.insert(mails).values(mail).returning();
      return row!;
    },

    async markSent(id: number, sentAt: Date): Promise<void> {
      await db.update(mails).set({ sentAt }).where(eq(mails.id, id));
    },

    async byId(id: number): Promise<MailRow | undefined> {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      return row;
    },

    /** The newest first. */
    newest: (limit: number) => db.select().from(mails).orderBy(desc(mails.id)).limit(limit),
  };
}
