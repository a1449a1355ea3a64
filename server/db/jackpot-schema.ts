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

/** Amounts in millionths of a minor unit. */
const millionths = (name: string) => bigint(name, { mode: "bigint" }).notNull();

/**
 * The current pot of each jackpot level: its amount is `opening + sum(gathered) - counted`. The paying transaction
 * locks this row.
 */
export const jackpotPots = pgTable(
  "jackpot_pots",
  {
    levelId: integer("level_id").primaryKey(),
    /** Number of the pot, from 1; each is won once. */
    cycle: integer().notNull().default(1),
    /** The seed plus the remainder of the previous pot. */
    opening: millionths("opening"),
    /** The meters' total when this pot started. */
    counted: millionths("counted").default(sql`0`),
    /** House money put into all pots of this level so far. */
    seeded: millionths("seeded"),
  },
  (t) => [check("jackpot_pots_filled", sql`${t.opening} >= 0 and ${t.counted} >= 0 and ${t.cycle} > 0`)],
);

/**
 * Contributions to a level, spread over rows to avoid lock contention. `gathered` never falls: rollbacks add to
 * `behind`, which later stakes make up for.
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

/** Contributions per bet (by the provider's action name), so that a rollback returns exactly those. */
export const jackpotContributions = pgTable(
  "jackpot_contributions",
  {
    provider: text().notNull(),
    name: text().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "restrict" }),
    /** Millionths of a minor unit by level id, as text because of their size. */
    parts: jsonb().$type<Record<string, string>>().notNull(),
    /** True if the bet was rolled back. */
    returned: boolean().notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.name] })],
);
