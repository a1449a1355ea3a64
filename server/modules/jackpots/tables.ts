import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

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

/** Jackpot wins as players see them; the money is in the ledger. */
export const jackpotWins = pgTable(
  "jackpot_wins",
  {
    id: uuid().primaryKey(),
    /** Order, also within a millisecond. */
    number: serial().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** The jackpot, level and title at the time; the jackpot may no longer exist. */
    identifier: text().notNull(),
    title: text().notNull(),
    level: text().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: "bigint" }).notNull(),
    /** In the jackpot's currency, before conversion. */
    originalCurrency: text("original_currency").notNull(),
    originalAmount: bigint("original_amount", { mode: "bigint" }).notNull(),
    /** Euro cents at the time, for sorting. */
    worth: bigint({ mode: "bigint" }).notNull(),
    /** The pot by level and cycle; null for an award by staff. */
    levelId: integer("level_id"),
    cycle: integer(),
    /** Idempotency key of an award by staff. */
    key: text(),
    wonAt: timestamp("won_at", { withTimezone: true }).notNull(),
    /** When a client claimed the win in order to show it. */
    claimedAt: timestamp("claimed_at", { withTimezone: true }),
    /** For the release before, while it still runs; events have replaced it. */
    notifiedAt: timestamp("notified_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.playerId).where(sql`${t.claimedAt} is null`),
    index("jackpot_wins_latest").on(t.wonAt, t.number),
    index("jackpot_wins_biggest").on(t.worth, t.number),
    uniqueIndex("jackpot_wins_once").on(t.levelId, t.cycle),
    uniqueIndex("jackpot_wins_key").on(t.key),
    check("jackpot_wins_positive", sql`${t.amount} > 0`),
  ],
);

/** A jackpot level and its terms; amounts in minor units of the jackpot's currency. */
export interface JackpotLevel {
  id: number;
  name: string;
  identifier: string;
  /** Start amount of each pot, paid by the house. */
  seed_cents: number;
  /** Share of real-money stakes, in millionths. */
  contribution_ppm: number;
  /** Maximum amount; null for none. */
  ceiling_cents: number | null;
  /** Average contributions between wins; a bet's chance to win is its contribution divided by this. */
  average_cents: number;
}

/** Jackpots over several games. Their pots aren't content. */
export const jackpots = pgTable("jackpots", {
  id: integer().primaryKey(),
  identifier: text().notNull().unique(),
  title: text().notNull(),
  state: text().$type<"active" | "stopped">().notNull(),
  currency: text().notNull(),
  levels: jsonb().$type<JackpotLevel[]>().notNull(),
  gameIdentifiers: text("game_identifiers").array().notNull(),
});
