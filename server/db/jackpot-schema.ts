import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { players } from "./player-schema.ts";

/** Of money that grows by less than a minor unit: millionths of it. */
const millionths = (name: string) => bigint(name, { mode: "bigint" }).notNull();

/**
 * What can be won on a level of a jackpot (see `jackpots`), and how often it has been. In the pot is what it began with
 * and what its meters have gathered since: `opening + sum(gathered) - counted`. Whoever pays it out holds this row.
 */
export const jackpotPots = pgTable(
  "jackpot_pots",
  {
    levelId: integer("level_id").primaryKey(),
    /** Counts the pots, from 1: each is won once. */
    cycle: integer().notNull().default(1),
    /** What this pot began with: the seed, and what the last one could not pay. */
    opening: millionths("opening"),
    /** What the meters had gathered when it began. */
    counted: millionths("counted").default(sql`0`),
    /** All that the house has put into it, over all pots. */
    seeded: millionths("seeded"),
  },
  (t) => [check("jackpot_pots_filled", sql`${t.opening} >= 0 and ${t.counted} >= 0 and ${t.cycle} > 0`)],
);

/**
 * What stakes have given to a level, in several rows so that players do not wait for each other. It never falls, and is
 * never set back: what a rollback takes back is `behind`, and the next stakes make that good before it grows on.
 */
export const jackpotMeters = pgTable(
  "jackpot_meters",
  {
    levelId: integer("level_id").notNull(),
    shard: smallint().notNull(),
    gathered: millionths("gathered"),
    behind: millionths("behind"),
  },
  (t) => [
    primaryKey({ columns: [t.levelId, t.shard] }),
    check("jackpot_meters_grow", sql`${t.gathered} >= 0 and ${t.behind} >= 0`),
  ],
);

/** What each bet has given, so that exactly that is taken back. By the name that its provider has for it. */
export const jackpotContributions = pgTable(
  "jackpot_contributions",
  {
    provider: text().notNull(),
    name: text().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "restrict" }),
    /** By the level's id: millionths of a minor unit, as text because they may be large. */
    parts: jsonb().$type<Record<string, string>>().notNull(),
    /** Whether the bet was rolled back. */
    returned: boolean().notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.name] })],
);
