import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../src/contract/locale.ts";
import type { FairKind } from "../../src/rules/fair/versions.ts";
import type { Theme } from "../../src/rules/games/themes.ts";

/**
 * The reference games' own books: they know of the casino what its wallet API tells them, and nothing of its tables.
 * A seat is one game that is open somewhere.
 */
export const gameSeats = pgTable(
  "game_seats",
  {
    /** Of the token that the frame has. */
    digest: text().primaryKey(),
    /** The casino's name for the session; null for a demo. */
    session: text(),
    /** The casino's name for the player, the same at every seat; of a demo, the seat's own. */
    player: text().notNull(),
    kind: text().$type<FairKind>().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    title: text().notNull(),
    theme: text().$type<Theme>().notNull(),
    art: text().notNull(),
    currency: text().notNull(),
    /** Minor units of one unit. */
    subunits: integer().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    /** Shortest time of a round, milliseconds. */
    minRound: integer("min_round").notNull(),
    /** Of a demo: what is left of the play money, minor units. */
    demoBalance: bigint("demo_balance", { mode: "bigint" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.player, t.gameIdentifier)],
);

/** Secrets that draws are made from: shown by their hash before, and themselves when no round needs them any more. */
export const gameSeeds = pgTable(
  "game_seeds",
  {
    id: uuid().primaryKey(),
    player: text().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    /** 32 bytes, in hexadecimal. */
    secret: text().notNull(),
    commitment: text().notNull(),
    /** The player's own text. */
    client: text().notNull(),
    /** Of the next round. */
    nonce: integer().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    revealedAt: timestamp("revealed_at", { withTimezone: true }),
  },
  (t) => [uniqueIndex("game_seeds_one").on(t.player, t.gameIdentifier).where(sql`${t.revealedAt} is null`)],
);

/**
 * `drawn`: what falls is decided, and the stake not known to be taken. `staked`: it is, and the player is watching.
 * `done`: paid and closed. `refused`: the stake was never taken.
 */
export type FrameRoundStatus = "drawn" | "staked" | "done" | "refused";

export const gameRounds = pgTable(
  "game_rounds",
  {
    /** Also its name with the casino, and the beginning of those of its bet and its win. */
    id: uuid().primaryKey(),
    /** The frame's own name for it: asked for again, it is the same one. */
    key: text().notNull().unique(),
    seat: text()
      .notNull()
      .references(() => gameSeats.digest),
    seed: uuid()
      .notNull()
      .references(() => gameSeeds.id),
    nonce: integer().notNull(),
    kind: text().$type<FairKind>().notNull(),
    /** Of the rules that it was drawn by. */
    version: integer().notNull(),
    /** Minor units. */
    stake: bigint({ mode: "bigint" }).notNull(),
    choice: jsonb().notNull(),
    outcome: jsonb().notNull(),
    /** Minor units. */
    win: bigint({ mode: "bigint" }).notNull(),
    status: text().$type<FrameRoundStatus>().notNull(),
    demo: boolean().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.seat),
    index().on(t.seed),
    index("game_rounds_open").on(t.createdAt).where(sql`${t.status} in ('drawn', 'staked')`),
  ],
);
