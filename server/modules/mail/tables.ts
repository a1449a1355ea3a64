import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { players } from "../../core/players/tables.ts";

/** Mail queue; without a mail server the demo shows the mails. */
export const mails = pgTable(
  "mails",
  {
    id: serial().primaryKey(),
    /** The account that the mail is about. */
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    /** Kind of mail; null for mails of earlier releases. */
    kind: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** Number of delivery attempts. */
    attempts: integer().notNull().default(0),
    /** Next attempt, unless `sentAt` is set; null without a mail server or after a permanent failure. */
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.sentAt),
    index().on(t.playerId),
    index("mails_waiting")
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.nextAttemptAt} is not null`),
  ],
);
