import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Contributions } from "../../../src/contract/bonuses.ts";
import type { FreeSpinsStage } from "../../../src/contract/free-spins.ts";
import { accounts } from "../../core/accounts/tables.ts";

/** Wagering terms of the winnings, after the licence's clamps; amounts in minor units, as text. */
export interface StoredWagering {
  /** In hundredths. */
  multiplier: number;
  days: number;
  maxBet: string | null;
  maxWin: string | null;
  contributions: Contributions;
  endsOnWithdrawal: boolean;
}

/**
 * `none`: not activated. `creating`: the provider hasn't answered yet. `ready`: it offers the spins. `ended`: it has
 * told the final numbers, or was told to end.
 */
export type ProviderState = "none" | "creating" | "ready" | "ended";

const time = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: "bigint" });

/**
 * Free spins of an account in one game; amounts in minor units. Changed only under the player's wallet lock; a trigger
 * allows only the stages that follow each other.
 */
export const freespinGrants = pgTable(
  "freespin_grants",
  {
    /** The award's id, and the campaign's name at the provider. */
    id: uuid().primaryKey(),
    playerId: integer("player_id").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "restrict" }),
    currency: text().notNull(),
    /** Provider of the game in the catalogue. */
    provider: text().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    count: integer().notNull(),
    /** Stake of one spin. */
    bet: money("bet").notNull(),
    /** Days to play them, from the activation. */
    days: integer().notNull(),
    /** Null if the winnings become real money. */
    wagering: jsonb().$type<StoredWagering>(),
    maxWin: money("max_win"),
    groupKey: text("group_key").notNull(),
    campaignId: integer("campaign_id"),
    campaignVersion: integer("campaign_version"),
    stage: text().$type<FreeSpinsStage>().notNull(),
    /** As the provider last told: spins without a win don't reach the wallet. */
    played: integer().notNull().default(0),
    /** Sum of the wins that the wallet received, net of rollbacks. */
    won: money("won").notNull().default(sql`0`),
    /** The part of `won` that has left the unsettled balance. */
    settled: money("settled").notNull().default(sql`0`),
    providerState: text("provider_state").$type<ProviderState>().notNull().default("none"),
    /** The provider's total at its end, and when it was first told. */
    reportedWon: money("reported_won"),
    reportedAt: time("reported_at"),
    checkedAt: time("checked_at"),
    frozenAt: time("frozen_at"),
    activatableUntil: time("activatable_until").notNull(),
    issuedAt: time("issued_at").notNull(),
    activatedAt: time("activated_at"),
    expiresAt: time("expires_at"),
    endedAt: time("ended_at"),
    /** Grows with every change that the player sees. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index("freespin_grants_player").on(t.playerId, t.issuedAt),
    index("freespin_grants_account").on(t.accountId),
    index("freespin_grants_activatable").on(t.activatableUntil).where(sql`${t.stage} = 'issued'`),
    index("freespin_grants_expiring").on(t.expiresAt).where(sql`${t.stage} = 'activated'`),
    index("freespin_grants_at_provider")
      .on(t.checkedAt)
      .where(sql`${t.providerState} in ('creating', 'ready')`),
    index("freespin_grants_unsettled")
      .on(t.id)
      .where(sql`${t.endedAt} is not null and ${t.won} <> ${t.settled}`),
    check("freespin_grants_count", sql`${t.count} > 0`),
    check("freespin_grants_bet", sql`${t.bet} > 0`),
    check("freespin_grants_played", sql`${t.played} between 0 and ${t.count}`),
    check("freespin_grants_won", sql`${t.settled} between 0 and ${t.won}`),
    check("freespin_grants_unsettled_until_end", sql`${t.endedAt} is not null or ${t.settled} = 0`),
    check("freespin_grants_reported", sql`(${t.reportedWon} is null) = (${t.reportedAt} is null)`),
    check("freespin_grants_activated", sql`(${t.activatedAt} is null) = (${t.expiresAt} is null)`),
    check(
      "freespin_grants_stage",
      sql`case ${t.stage} when 'issued' then ${t.activatedAt} is null
        when 'activated' then ${t.activatedAt} is not null
        when 'finished' then ${t.activatedAt} is not null
        else ${t.stage} in ('canceled', 'expired') end`,
    ),
    check("freespin_grants_provider", sql`(${t.providerState} = 'none') = (${t.activatedAt} is null)`),
    check(
      "freespin_grants_ended",
      sql`(${t.stage} in ('finished', 'canceled', 'expired')) = (${t.endedAt} is not null)`,
    ),
  ],
);
