import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { AwardKind, AwardSource, AwardState } from "../../../src/contract/awards.ts";

/** A name as `isSamePerson` compares it: case, spaces and punctuation make no second person. */
const nameKey = (name: PgColumn) => sql`regexp_replace(lower(${name}), '[^a-z0-9]', '', 'g')`;

/**
 * What an award gives, as `GiveTerms` in JSON: amounts are text, after the licence's clamps. A gesture that was refused
 * before it had terms has the campaign's part.
 */
export type StoredGive = { kind: AwardKind } & Record<string, unknown>;

/**
 * Everything of value that a player receives: one row per promise, under the name of the entitlement. Its thing (a
 * bonus, spins) has the award's id and is made in the same transaction.
 */
export const awards = pgTable(
  "awards",
  {
    id: uuid().primaryKey(),
    playerId: integer("player_id").notNull(),
    kind: text().$type<AwardKind>().notNull(),
    source: text().$type<AwardSource>().notNull(),
    /** The payment, code or other thing that caused it. */
    sourceId: text("source_id").notNull(),
    /** Names the entitlement, made by the server alone: unique, so that it is given once. */
    key: text().notNull().unique(),
    /** Hexadecimal SHA-256 of kind, player, amounts and terms: the same key with another digest is a fault. */
    digest: text().notNull(),
    parentId: uuid("parent_id").references((): AnyPgColumn => awards.id),
    campaignId: integer("campaign_id"),
    campaignVersion: integer("campaign_version"),
    termsDigest: text("terms_digest"),
    currency: text(),
    /** Minor units; null if it isn't an amount of money. */
    amount: bigint({ mode: "bigint" }),
    /** Spins, points or pieces. */
    count: integer(),
    groupKey: text("group_key").notNull(),
    give: jsonb().$type<StoredGive>().notNull(),
    state: text().$type<AwardState>().notNull(),
    /** Why it is held, refused or revoked. */
    reason: text(),
    heldUntil: timestamp("held_until", { withTimezone: true }),
    /** Euro cents at the rate of its creation. */
    worthEur: bigint("worth_eur", { mode: "bigint" }).notNull(),
    /** Name of the staff member; null for a rule. */
    createdBy: text("created_by"),
    /** Name of the second person; null if it needed none. */
    approvedBy: text("approved_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (t) => [
    index("awards_player").on(t.playerId, t.createdAt, t.id),
    index("awards_source").on(t.sourceId, t.source),
    index("awards_held").on(t.heldUntil).where(sql`${t.state} = 'held'`),
    index("awards_campaign").on(t.campaignId, t.playerId),
    check("awards_held_until", sql`(${t.state} = 'held') = (${t.heldUntil} is not null)`),
    check("awards_reason", sql`(${t.state} = 'issued') = (${t.reason} is null)`),
    check("awards_money", sql`(${t.amount} is null) or (${t.currency} is not null and ${t.amount} > 0)`),
    index("awards_created_by").on(t.createdBy, t.createdAt).where(sql`${t.createdBy} is not null`),
    check(
      "awards_second_person",
      sql`${t.createdBy} is null or ${t.worthEur} <= 20000 or (${t.approvedBy} is not null
        and ${nameKey(t.approvedBy)} <> ${nameKey(t.createdBy)})`,
    ),
    check("awards_campaign_version", sql`(${t.campaignId} is null) = (${t.campaignVersion} is null)`),
  ],
);
