import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/tables.ts";
import { players } from "../players/tables.ts";
import { sessions } from "../sessions/tables.ts";

/** Game sessions for real money, which providers name in each call. Demo games have no wallet and no session. */
export const gameSessions = pgTable(
  "game_sessions",
  {
    id: uuid().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The account's currency, or a fiat one that stands in for a cryptocurrency. */
    currency: text().notNull(),
    /** Minor units of the account's currency per million minor units of the session's; fixed at launch. */
    rate: bigint({ mode: "bigint" }).notNull().default(sql`1000000`),
    /** The provider whose server may call the wallet for this session. */
    provider: text().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    /** Digest of the signed-in session that launched the game; when that ends, no more bets are accepted. */
    loginDigest: text("login_digest").references(() => sessions.digest, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the session stops accepting bets; wins and rollbacks are still accepted. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** When the player left the game, or started another where only one is allowed. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.playerId, t.createdAt),
    index().on(t.loginDigest),
    // Lets rounds reference a session together with its player and account.
    unique("game_sessions_own").on(t.id, t.playerId, t.accountId),
    check("game_sessions_rate", sql`${t.rate} > 0`),
  ],
);
