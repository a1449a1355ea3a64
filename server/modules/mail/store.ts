import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
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

    /** Takes a mail that is due for another attempt, so that no other server takes it too; the longest due first. */
    async claimDue({
      at,
      since,
      nextAt,
    }: {
      at: Date;
      since: Date;
      nextAt: Date;
    }): Promise<MailRow | undefined> {
      const due = db
        .select({ id: mails.id })
        .from(mails)
        .where(and(isNull(mails.sentAt), lte(mails.nextAttemptAt, at), gt(mails.createdAt, since)))
        .orderBy(asc(mails.nextAttemptAt))
        .limit(1)
        .for("update", { skipLocked: true });
      const [row] = await db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: nextAt })
        .where(inArray(mails.id, due))
        .returning();
      return row;
    },

    /** Sets when a mail is sent again; null for never. */
    async schedule(id: number, nextAttemptAt: Date | null): Promise<void> {
      await db.update(mails).set({ nextAttemptAt }).where(eq(mails.id, id));
    },

    async byId(id: number): Promise<MailRow | undefined> {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      return row;
    },

    /** The newest first. */
    newest: (limit: number) => db.select().from(mails).orderBy(desc(mails.id)).limit(limit),
  };
}
