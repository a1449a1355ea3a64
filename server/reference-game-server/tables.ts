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

/** Game client sessions of the reference games, which know only what the casino's wallet API tells them. */
export const gameClientSessions = pgTable(
  "game_client_sessions",
  {
    /** Digest of the frame's token. */
    digest: text().primaryKey(),
    /** The casino's session id; null for a demo. */
    walletSession: text("wallet_session"),
    /** The casino's player id, the same in every session; a demo has its own. */
    player: text().notNull(),
    kind: text().$type<FairKind>().notNull(),
    /** Version of the rules that its rounds are drawn by: the one that its frame has shown. */
    version: integer().notNull().default(1),
    gameIdentifier: text("game_identifier").notNull(),
    title: text().notNull(),
    theme: text().$type<Theme>().notNull(),
    art: text().notNull(),
    currency: text().notNull(),
    /** Minor units per unit. */
    subunits: integer().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    /** Minimum duration of a round, milliseconds. */
    minRound: integer("min_round").notNull(),
    /** A demo's play money, minor units. */
    demoBalance: bigint("demo_balance", { mode: "bigint" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.player, t.gameIdentifier)],
);

/** Seeds of provably fair draws: the hash is shown first, the seed once no open round needs it. */
export const gameSeeds = pgTable(
  "game_seeds",
  {
    id: uuid().primaryKey(),
    player: text().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    /** 32 bytes, hexadecimal. */
    secret: text().notNull(),
    commitment: text().notNull(),
    /** The player's seed. */
    client: text().notNull(),
    /** Nonce of the next round. */
    nonce: integer().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    revealedAt: timestamp("revealed_at", { withTimezone: true }),
  },
  (t) => [uniqueIndex("game_seeds_one").on(t.player, t.gameIdentifier).where(sql`${t.revealedAt} is null`)],
);

/** Free rounds that the casino ordered for a player in one game. */
export const gameFreeRounds = pgTable(
  "game_free_rounds",
  {
    /** The casino's name for the campaign. */
    id: text().primaryKey(),
    /** The casino's player id. */
    player: text().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    currency: text().notNull(),
    /** Minor units per unit. */
    subunits: integer().notNull(),
    /** Stake of one round, minor units. */
    bet: bigint({ mode: "bigint" }).notNull(),
    count: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the casino ended it; open rounds still finish. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (t) => [index("game_free_rounds_open").on(t.player, t.gameIdentifier).where(sql`${t.endedAt} is null`)],
);

/**
 * `drawn`: outcome decided, bet not confirmed. `staked`: bet accepted, animation running. `done`: paid and closed.
 * `rejected`: the bet was rejected.
 */
export type FrameRoundStatus = "drawn" | "staked" | "done" | "rejected";

export const gameRounds = pgTable(
  "game_rounds",
  {
    /** Also the round's name at the casino; the names of its bet and win start with it. */
    id: uuid().primaryKey(),
    /** The frame's idempotency key. */
    key: text().notNull().unique(),
    session: text()
      .notNull()
      .references(() => gameClientSessions.digest),
    seed: uuid()
      .notNull()
      .references(() => gameSeeds.id),
    nonce: integer().notNull(),
    kind: text().$type<FairKind>().notNull(),
    /** Version of the rules it was drawn by. */
    version: integer().notNull(),
    /** Minor units. */
    stake: bigint({ mode: "bigint" }).notNull(),
    choice: jsonb().notNull(),
    outcome: jsonb().notNull(),
    /** Minor units. */
    win: bigint({ mode: "bigint" }).notNull(),
    status: text().$type<FrameRoundStatus>().notNull(),
    demo: boolean().notNull(),
    /** The free rounds that it is one of; null if the player stakes money. */
    freeRounds: text("free_rounds").references(() => gameFreeRounds.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.session),
    index().on(t.seed),
    index("game_rounds_free").on(t.freeRounds).where(sql`${t.freeRounds} is not null`),
    index("game_rounds_open").on(t.createdAt).where(sql`${t.status} in ('drawn', 'staked')`),
  ],
);
