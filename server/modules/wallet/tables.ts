import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { ledgerEntries } from "../../core/ledger/tables.ts";

export const ACTION_KINDS = ["bet", "win", "rollback"] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

/**
 * `applied`: moved money. `pending`: a win that waits for its bet. `void`: nothing to move, because its bet was or
 * will be rejected.
 */
export type ActionStatus = "applied" | "pending" | "void";

/** Accepted provider actions by name; repeating one returns the same answer. */
export const walletActions = pgTable(
  "wallet_actions",
  {
    provider: text().notNull(),
    /** The provider's name for the action. */
    name: text().notNull(),
    kind: text().$type<ActionKind>().notNull(),
    status: text().$type<ActionStatus>().notNull(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => gameSessions.id),
    round: text().notNull(),
    /** Minor units; null for a rollback. */
    amount: bigint({ mode: "bigint" }),
    /** The action that a rollback reverses, known or not. */
    original: text(),
    /** Campaign of a free-round win, which has no bet. */
    campaign: text(),
    /** True if the action closes the round; a pending win does so when its bet arrives. */
    closes: boolean().notNull(),
    /** Balance changes in minor units, positive if the player gains. */
    real: bigint({ mode: "bigint" }).notNull(),
    bonus: bigint({ mode: "bigint" }).notNull(),
    owed: bigint({ mode: "bigint" }).notNull(),
    unsettled: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Change of the house account `bonuses`. */
    house: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Bonus part of a win, wherever it went. */
    bonusPart: bigint("bonus_part", { mode: "bigint" }).notNull().default(sql`0`),
    entryId: bigint("entry_id", { mode: "number" }).references(() => ledgerEntries.id),
    /** Real plus bonus balance afterwards as reported to the provider, minor units. */
    balance: bigint({ mode: "bigint" }).notNull(),
    /** True if it was rolled back. */
    reversed: boolean().notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.name] }),
    // The original comes first: with the provider first, look-ups would scan all actions of the provider.
    index("wallet_actions_originals").on(t.original, t.provider).where(sql`${t.original} is not null`),
    index("wallet_actions_round").on(t.round, t.provider),
    index("wallet_actions_pending").on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check("wallet_actions_amount", sql`${t.amount} > 0`),
    check("wallet_actions_original", sql`(${t.kind} = 'rollback') = (${t.original} is not null)`),
    check("wallet_actions_applied", sql`(${t.status} = 'applied') = (${t.entryId} is not null)`),
  ],
);
