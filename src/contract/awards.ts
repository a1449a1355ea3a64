import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { type Endpoint, TitleLocaleSchema } from "./endpoint.ts";

export const AWARD_KINDS = [
  "bonus",
  "freespins",
  "cash",
  "points",
  "box",
  "ticket",
  "status",
  "badge",
  "physical",
  "betting_voucher",
] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

export const AWARD_SOURCES = [
  "deposit",
  "registration",
  "code",
  "exchange",
  "competition",
  "lottery",
  "box",
  "wheel",
  "adventure",
  "level",
  "cashback",
  "freespins",
  "staff",
] as const;
export type AwardSource = (typeof AWARD_SOURCES)[number];

export const AWARD_STATES = ["issued", "held", "refused", "revoked"] as const;
export type AwardState = (typeof AWARD_STATES)[number];

/** Reasons for which an award is held until they go away. */
export const HOLD_REASONS = ["verification", "approval", "multi_account", "vip_checks", "break"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** An award of the player: what it is, why, and what it came from. Times are ISO 8601 in UTC. */
export const AwardSchema = v.object({
  id: v.string(),
  kind: v.picklist(AWARD_KINDS),
  source: v.picklist(AWARD_SOURCES),
  state: v.picklist(AWARD_STATES),
  /** Stable code of why it is held, refused or revoked; null if it was issued. */
  reason: v.nullable(v.string()),
  title: v.string(),
  currency: v.nullable(v.string()),
  /** Minor units; null if it isn't an amount of money. */
  amount_cents: v.nullable(AmountSchema),
  /** Spins, points or pieces; null for an amount of money. */
  count: v.nullable(v.number()),
  /** The award that this one came from, such as spins whose winnings became a bonus. */
  parent_id: v.nullable(v.string()),
  /** Terms that it was issued by; null without a campaign. */
  campaign: v.nullable(v.object({ slug: v.string(), version: v.number(), digest: v.string() })),
  /** Real money that it became by itself, less what was taken back; minor units. */
  cash_cents: AmountSchema,
  /** Numbers of the receipts of that money, oldest first. */
  receipts: v.array(v.number()),
  created_at: v.string(),
  decided_at: v.nullable(v.string()),
});
export type Award = v.InferOutput<typeof AwardSchema>;

/** The file as JSON. */
export const AwardsFileSchema = v.object({
  format: v.literal("apogee-awards-1"),
  made_at: v.string(),
  /** Minor units per unit, by currency. */
  subunits: v.record(v.string(), v.number()),
  awards: v.array(AwardSchema),
});

export const awardsEndpoints = {
  "GET /api/player/awards": {
    session: true,
    summary: "Everything that the player was awarded, newest first",
    query: v.object({
      ...TitleLocaleSchema.entries,
      cursor: v.optional(v.pipe(v.string(), v.uuid("invalid_format"))),
    }),
    response: v.object({ awards: v.array(AwardSchema), next: v.nullable(v.string()) }),
  },
  "GET /api/player/awards/export": {
    session: true,
    summary: "Everything that the player was awarded as a file, newest first",
    query: v.object({ ...TitleLocaleSchema.entries, format: v.picklist(["csv", "json"]) }),
    response: AwardsFileSchema,
    rejections: ["too_many_requests"],
    file: ["text/csv", "application/json"],
  },
} as const satisfies Record<string, Endpoint>;
