import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { PlayerSchema } from "./player.ts";

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
