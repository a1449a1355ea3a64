import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

/** Players' passkeys: public keys only, so that a leaked table can't be used to sign in. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** Public id, for the list. */
    id: uuid().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    credentialId: text("credential_id").notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** Random name of the account for authenticators; the same for all passkeys of a player. */
    userHandle: text("user_handle").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (t) => [index().on(t.playerId)],
);

/** Challenges that a browser may answer, at most one for each holder. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** Digest of the session that adds a passkey, or of the cookie of the browser that signs in. */
    holder: text().primaryKey(),
    /** The session's player; null for a sign-in. */
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    challenge: text().notNull(),
    /** Offered to the authenticator; null for a sign-in. */
    userHandle: text("user_handle"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId), index().on(t.expiresAt)],
);
