import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { PlayerSchema } from "./player.ts";

/** Stages of a bonus. `handle_bets`: bets count towards its requirement. `wait`: another bonus of the account runs. */
export const BONUS_STAGES = [
  "issued",
  "wait",
  "handle_bets",
  "wager_done",
  "finished",
  "lost",
  "canceled",
  "expired",
] as const;
export const BonusStageSchema = v.picklist(BONUS_STAGES);
export type BonusStage = v.InferOutput<typeof BonusStageSchema>;

/** Why a bonus was canceled. */
export const CANCEL_REASONS = [
  "by_player",
  "by_staff",
  "self_excluded",
  "account_closed",
  "deposit_reversed",
  "withdrawal",
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Share of a stake that counts, in ten-thousandths; `excluded`: bonus money isn't accepted there. */
export const ContributionSchema = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  v.literal("excluded"),
]);
export type Contribution = v.InferOutput<typeof ContributionSchema>;

/** Contributions by game identifier, provider, category, or for the rest; the most specific applies. */
export const ContributionsSchema = v.object({
  default: ContributionSchema,
  categories: v.record(v.string(), ContributionSchema),
  providers: v.record(v.string(), ContributionSchema),
  games: v.record(v.string(), ContributionSchema),
});
export type Contributions = v.InferOutput<typeof ContributionsSchema>;

export const BonusCodeSchema = v.object({
  deposit_bonus_code: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("required"),
    v.regex(/^[A-Za-z0-9_-]{2,40}$/, "invalid_format"),
  ),
});
export const BonusSettingsSchema = v.object({ can_issue: v.boolean() });

export const bonusesPublications = {
  bonuses_changes: v.object({}),
  freespins_changes: v.object({}),
} as const;

export const bonusesEndpoints = {
  "PATCH /api/player/set_bonus_code": {
    session: true,
    summary: "Choose the next deposit's bonus by its code",
    body: BonusCodeSchema,
    response: PlayerSchema,
  },
  "DELETE /api/player/clear_bonus_code": {
    session: true,
    summary: "Remove the bonus chosen for the next deposit",
    response: PlayerSchema,
  },
  "PATCH /api/player/update_bonus_settings": {
    session: true,
    summary: "Opt in to bonuses, or out",
    body: BonusSettingsSchema,
    response: PlayerSchema,
  },
} as const satisfies Record<string, Endpoint>;
