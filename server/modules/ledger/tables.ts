import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../../core/accounts/tables.ts";
import { ledgerEntries } from "../../core/ledger/tables.ts";

/** Write-offs of debts: requested by one staff member, approved by another. */
export const writeOffs = pgTable(
  "write_offs",
  {
    id: uuid().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "restrict" }),
    /** Minor units, above zero. */
    amount: bigint({ mode: "bigint" }).notNull(),
    /** Shown on the player's receipt. */
    reason: text().notNull(),
    /** Staff names. */
    requestedBy: text("requested_by").notNull(),
    requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
    approvedBy: text("approved_by"),
    /** The ledger entry of the write-off, once approved. */
    entryId: bigint("entry_id", { mode: "number" }).references(() => ledgerEntries.id),
  },
  (t) => [
    check("write_offs_some", sql`${t.amount} > 0`),
    check("write_offs_four_eyes", sql`lower(${t.approvedBy}) <> lower(${t.requestedBy})`),
    check("write_offs_posted", sql`(${t.approvedBy} is null) = (${t.entryId} is null)`),
  ],
);
