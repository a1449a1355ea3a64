import type { Bonus } from "../../contract/bonuses.ts";
import type { Player } from "../../contract/player.ts";
import { MULTI_ACCOUNT_GROUP } from "../players/player-groups.ts";

const DAY = 86_400_000;
/** Time that a dismissed offer stays away. */
export const DISMISSAL = 30 * DAY;
/** Time without offers after a lost bonus. */
export const PAUSE_AFTER_LOSS = 10 * 60_000;

/** True if the player may see offers of a deposit. */
export const hasDepositOffers = ({
  can_issue_bonuses,
  deposit_bonus_code,
  groups,
}: Pick<Player, "can_issue_bonuses" | "deposit_bonus_code" | "groups">): boolean =>
  can_issue_bonuses && deposit_bonus_code === null && !groups.includes(MULTI_ACCOUNT_GROUP);

/** True for ten minutes after a bonus was lost. `now`: milliseconds since the epoch. */
export const isAfterLoss = (bonuses: readonly Pick<Bonus, "stage" | "ended_at">[], now: number): boolean =>
  bonuses.some(
    ({ stage, ended_at }) =>
      stage === "lost" && ended_at !== null && now - Date.parse(ended_at) < PAUSE_AFTER_LOSS,
  );

/** Times of dismissals by offer, milliseconds since the epoch. */
export type Dismissals = Readonly<Record<string, number>>;

export const isDismissed = (dismissals: Dismissals, offer: string, now: number): boolean => {
  const at = dismissals[offer];
  return at !== undefined && at <= now && now - at < DISMISSAL;
};
