import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

/** Devices that players have signed in with, by digest. */
export const playerDevices = pgTable(
  "player_devices",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    digest: text().notNull(),
    firstSeenAt: timestamp("first_seen_at", { withTimezone: true }).notNull(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.digest] }), index().on(t.lastSeenAt)],
);

/** Players' identities at OAuth providers. */
export const playerIdentities = pgTable(
  "player_identities",
  {
    provider: text().notNull(),
    /** The provider's permanent id of the person. */
    subject: text().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index().on(t.playerId)],
);

/** Tokens of mailed links by digest: single use, until they expire. */
export const playerTokens = pgTable(
  "player_tokens",
  {
    digest: text().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    purpose: text().$type<"confirmation" | "password" | "otp" | "closing">().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId)],
);

/** Recovery codes by digest, single use. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    digest: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.digest] })],
);
