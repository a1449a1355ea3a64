import * as v from "valibot";
import { HOLD_REASONS } from "./awards.ts";
import { type Endpoint, TitleLocaleSchema } from "./endpoint.ts";
import { PlayerSchema } from "./player.ts";
import type { Rejection } from "./rejection.ts";

const code = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("required"),
  v.regex(/^[A-Za-z0-9_-]{2,40}$/, "invalid_format"),
);

/** `deposit`: it goes with the next deposit. `coupon`: its gift was issued. `betting`: for the betting site. */
export const APPLIED_CODES = ["deposit", "coupon", "betting"] as const;

/** What a code did. */
export const AppliedCodeSchema = v.object({
  applied: v.picklist(APPLIED_CODES),
  title: v.string(),
  /** Gift that was issued; null for a deposit code. */
  gift: v.nullable(v.object({ type: v.picklist(["bonus", "freespins", "cash", "points"]), id: v.string() })),
  /** What the gift waits for; absent if it was issued. */
  waits_for: v.optional(v.picklist(HOLD_REASONS)),
  /** True if the player has used it up before: nothing new was issued, and the gift may have ended. */
  used_before: v.optional(v.literal(true)),
  player: PlayerSchema,
});
export type AppliedCode = v.InferOutput<typeof AppliedCodeSchema>;

export const promoCodesRejections = {
  /** Unknown, expired, used up or for other players: the answer is the same. */
  code_not_valid: { status: 422, next: "correct", endedBy: "unknown" },
} as const satisfies Record<string, Rejection>;

/** A betting bonus, as the betting site lists it. */
export const BettingBonusSchema = v.object({
  id: v.string(),
  title: v.string(),
  expires_at: v.nullable(v.string()),
});

export const promoCodesEndpoints = {
  "POST /api/bonuses/coupon": {
    session: true,
    summary: "Use a code: a deposit code, a coupon or a betting coupon, tried in this order",
    query: TitleLocaleSchema,
    body: v.object({ coupon_code: code }),
    rejections: ["code_not_valid", "bonuses_disabled", "too_many_requests"],
    response: AppliedCodeSchema,
  },
  "POST /api/v2/bonuses/promo-code": {
    session: true,
    summary: "Use a code of the betting site, which is resolved like a coupon",
    query: TitleLocaleSchema,
    body: v.object({ code }),
    rejections: ["code_not_valid", "bonuses_disabled", "too_many_requests"],
    response: AppliedCodeSchema,
  },
  "GET /api/v2/bonuses": {
    session: true,
    summary: "The player's bonuses of the betting site",
    query: TitleLocaleSchema,
    response: v.array(BettingBonusSchema),
  },
} as const satisfies Record<string, Endpoint>;
