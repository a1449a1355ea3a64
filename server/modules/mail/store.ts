import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { mails } from "./tables.ts";

export type MailRow = typeof mails.$inferSelect;

/** A mail that isn't retried, as staff see it. */
export type UndeliveredMail = Pick<
  MailRow,
  "id" | "kind" | "recipient" | "createdAt" | "attempts" | "nextAttemptAt"
>;

/** Attempted mails that were refused permanently, or are older than `since` and not in delivery at `at`. */
const isUndelivered = (at: Date, since: Date) =>
  and(
    isNull(mails.sentAt),
    gt(mails.attempts, 0),
    or(isNull(mails.nextAttemptAt), and(lte(mails.nextAttemptAt, at), lte(mails.createdAt, since))),
  );

export function createMailStore(db: Db) {
  return {
    async insert(mail: typeof mails.$inferInsert): Promise<MailRow> {
      const [row] = await db.insert(mails).values(mail).returning();
      return row!;
    },

    async markSent(id: number, sentAt: Date): Promise<void> {
      await db.update(mails).set({ sentAt }).where(eq(mails.id, id));
    },

    /** Claims the mail that has been due for the longest time, so that no other process sends it. */
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

    /** Schedules the next attempt; null for none. */
    async schedule(id: number, nextAttemptAt: Date | null): Promise<void> {
      await db.update(mails).set({ nextAttemptAt }).where(eq(mails.id, id));
    },

    /** Oldest first. */
    undelivered: (at: Date, since: Date, limit: number): Promise<UndeliveredMail[]> =>
      db
        .select({
          id: mails.id,
          kind: mails.kind,
          recipient: mails.recipient,
          createdAt: mails.createdAt,
          attempts: mails.attempts,
          nextAttemptAt: mails.nextAttemptAt,
        })
        .from(mails)
        .where(isUndelivered(at, since))
        .orderBy(asc(mails.id))
        .limit(limit),

    /** Claims an undelivered mail for another attempt. */
    async claimUndelivered(
      id: number,
      { at, since, nextAt }: { at: Date; since: Date; nextAt: Date },
    ): Promise<MailRow | undefined> {
      const [row] = await db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: nextAt })
        .where(and(eq(mails.id, id), isUndelivered(at, since)))
        .returning();
      return row;
    },

    async byId(id: number): Promise<MailRow | undefined> {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      return row;
    },

    /** Newest first. */
    newest: (limit: number) => db.select().from(mails).orderBy(desc(mails.id)).limit(limit),
  };
}
