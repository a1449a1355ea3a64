import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {
  CampaignBody,
  CampaignKind,
  CampaignProduct,
  CampaignVersionState,
} from "../../../src/contract/campaigns.ts";

/** A name as `isSamePerson` compares it: case, spaces and punctuation make no second person. */
const nameKey = (name: PgColumn) => sql`regexp_replace(lower(${name}), '[^a-z0-9]', '', 'g')`;

/** Slots of a campaign's counter, so that awards of different players don't wait for each other. */
export const COUNTER_SLOTS = 8;

/** Campaigns by slug; their terms are in their versions. */
export const campaigns = pgTable("campaigns", {
  id: serial().primaryKey(),
  kind: text().$type<CampaignKind>().notNull(),
  slug: text().notNull().unique(),
  product: text().$type<CampaignProduct>().notNull(),
  /** Paused campaigns give nothing new. */
  pausedAt: timestamp("paused_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Versions of a campaign's terms. Triggers freeze them from the review on, and allow only the next state. */
export const campaignVersions = pgTable(
  "campaign_versions",
  {
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "restrict" }),
    version: integer().notNull(),
    state: text().$type<CampaignVersionState>().notNull(),
    body: jsonb().$type<CampaignBody>().notNull(),
    /** Hexadecimal SHA-256 of the canonical body. */
    digest: text().notNull(),
    /** Digest of the last preview whose checks all passed. */
    previewedDigest: text("previewed_digest"),
    writtenBy: text("written_by").notNull(),
    approvedBy: text("approved_by"),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }),
    retiredAt: timestamp("retired_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.version] }),
    uniqueIndex("campaign_versions_published").on(t.campaignId).where(sql`${t.state} = 'published'`),
    check("campaign_versions_version", sql`${t.version} > 0`),
    check("campaign_versions_state", sql`${t.state} in ('draft', 'review', 'published', 'retired')`),
    check("campaign_versions_digest", sql`${t.digest} ~ '^[0-9a-f]{64}$'`),
    check(
      "campaign_versions_previewed",
      sql`${t.state} in ('draft', 'review') or (${t.previewedDigest} is not null and ${t.previewedDigest} = ${t.digest})`,
    ),
    check(
      "campaign_versions_approved",
      sql`${t.state} in ('draft', 'review') or (${t.publishedAt} is not null and ${t.approvedBy} is not null
        and ${nameKey(t.approvedBy)} <> ${nameKey(t.writtenBy)})`,
    ),
    check("campaign_versions_retired", sql`(${t.state} = 'retired') = (${t.retiredAt} is not null)`),
  ],
);

/** Awards of campaigns with a budget, in slots. The slots' sums are the campaign's. */
export const campaignCounters = pgTable(
  "campaign_counters",
  {
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "restrict" }),
    slot: integer().notNull(),
    issued: integer().notNull().default(0),
    /** Euro cents. */
    worthEur: bigint("worth_eur", { mode: "bigint" }).notNull().default(sql`0`),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.slot] }),
    check("campaign_counters_slot", sql`${t.slot} between 0 and 7`),
    check("campaign_counters_not_negative", sql`${t.issued} >= 0 and ${t.worthEur} >= 0`),
  ],
);
