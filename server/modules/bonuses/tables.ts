import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BonusStage, CancelReason, Contributions } from "../../../src/contract/bonuses.ts";
import { accounts } from "../../core/accounts/tables.ts";

/** Terms that a bonus was issued by, after the licence's clamps. */
export interface BonusTerms {
  multiplier: number;
  days: number;
  contributions: Contributions;
  endsOnWithdrawal: boolean;
}

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Bonuses of an account; amounts in minor units, progress in ten-thousandths of them. Changed only under the player's
 * wallet lock; a trigger allows only the stages that follow each other.
 */
export const bonuses = pgTable(
  "bonuses",
  {
    /** The award's id. */
    id: uuid().primaryKey(),
    playerId: integer("player_id").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "restrict" }),
    currency: text().notNull(),
    kind: text().$type<"bonus" | "deposit" | "registration">().notNull(),
    stage: text().$type<BonusStage>().notNull(),
    groupKey: text("group_key").notNull(),
    campaignId: integer("campaign_id"),
    campaignVersion: integer("campaign_version"),
    granted: bigint({ mode: "bigint" }).notNull(),
    /** Won in free rounds: until it starts, its money is in the unsettled balance. */
    isUnsettled: boolean("is_unsettled").notNull(),
    terms: jsonb().$type<BonusTerms>().notNull(),
    maxBet: bigint("max_bet", { mode: "bigint" }),
    maxWin: bigint("max_win", { mode: "bigint" }),
    requiredParts: bigint("required_parts", { mode: "bigint" }).notNull(),
    /** Sum of what its closed rounds count. */
    progressParts: bigint("progress_parts", { mode: "bigint" }).notNull().default(sql`0`),
    /** Bonus money at its end, with what arrived or left since. */
    endBalance: bigint("end_balance", { mode: "bigint" }),
    /** Order in the queue. */
    position: integer(),
    cancelReason: text("cancel_reason").$type<CancelReason>(),
    frozenAt: time("frozen_at"),
    frozenReason: text("frozen_reason").$type<"break" | "withdrawal">(),
    activatableUntil: time("activatable_until"),
    issuedAt: time("issued_at").notNull(),
    startedAt: time("started_at"),
    expiresAt: time("expires_at"),
    /** The end that the player was reminded of. An extended bonus has another. */
    remindedOf: time("reminded_of"),
    endedAt: time("ended_at"),
    /** Grows with every change of the stage. */
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex("bonuses_running").on(t.accountId).where(sql`${t.stage} in ('handle_bets', 'wager_done')`),
    index("bonuses_active").on(t.accountId).where(sql`${t.stage} in ('handle_bets', 'wager_done', 'wait')`),
    index("bonuses_player").on(t.playerId, t.issuedAt),
    index("bonuses_activatable").on(t.activatableUntil).where(sql`${t.stage} = 'issued'`),
    index("bonuses_frozen_by").on(t.frozenReason).where(sql`${t.frozenAt} is not null`),
    index("bonuses_expiring").on(t.expiresAt).where(sql`${t.stage} = 'handle_bets'`),
    check("bonuses_granted", sql`${t.granted} > 0`),
    check("bonuses_required", sql`${t.requiredParts} >= 0`),
    check("bonuses_waiting", sql`(${t.stage} = 'wait') = (${t.position} is not null)`),
    check("bonuses_canceled", sql`(${t.stage} = 'canceled') = (${t.cancelReason} is not null)`),
    check("bonuses_frozen", sql`(${t.frozenAt} is null) = (${t.frozenReason} is null)`),
    check(
      "bonuses_ended",
      sql`(${t.stage} in ('finished', 'lost', 'canceled', 'expired')) = (${t.endedAt} is not null)`,
    ),
  ],
);
