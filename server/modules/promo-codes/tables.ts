import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Codes that stand for a coupon campaign, by digest. Triggers freeze what they promise and count uses upwards only. */
export const promoCodes = pgTable(
  "promo_codes",
  {
    id: uuid().primaryKey(),
    /** HMAC-SHA-256 of the normalised text with the server's secret, base64url: the text isn't stored. */
    digest: text().notNull().unique(),
    campaignId: integer("campaign_id").notNull(),
    /** Codes that were made together. */
    batchId: uuid("batch_id").notNull(),
    mostUses: integer("most_uses").notNull(),
    uses: integer().notNull().default(0),
    /** Most uses of one player. */
    perPlayer: integer("per_player").notNull(),
    /** Null if it lasts as long as the campaign. */
    validTo: timestamp("valid_to", { withTimezone: true }),
    createdBy: text("created_by").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("promo_codes_batch").on(t.batchId),
    check("promo_codes_uses", sql`${t.uses} between 0 and ${t.mostUses}`),
    check("promo_codes_per_player", sql`${t.perPlayer} between 1 and ${t.mostUses}`),
  ],
);

/** Uses of codes, numbered per player from 1: each is one award. */
export const promoUses = pgTable(
  "promo_uses",
  {
    codeId: uuid("code_id")
      .notNull()
      .references(() => promoCodes.id, { onDelete: "restrict" }),
    playerId: integer("player_id").notNull(),
    use: integer().notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.codeId, t.playerId, t.use] }),
    index("promo_uses_player").on(t.playerId),
    check("promo_uses_number", sql`${t.use} > 0`),
  ],
);
