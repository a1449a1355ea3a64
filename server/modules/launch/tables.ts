import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Device } from "../../../src/contract/games.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";

/** Launch tokens by digest: single use, until they expire. */
export const gameLaunches = pgTable("game_launches", {
  digest: text().primaryKey(),
  /** Null for a demo. */
  sessionId: uuid("session_id").references(() => gameSessions.id, { onDelete: "cascade" }),
  provider: text().notNull(),
  gameIdentifier: text("game_identifier").notNull(),
  locale: text().$type<LocaleCode>().notNull(),
  device: text().$type<Device>().notNull(),
  returnUrl: text("return_url").notNull(),
  /** Licence and country whose rules apply: the player's or, in a demo, the visitor's. */
  licence: text().notNull(),
  country: text(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
