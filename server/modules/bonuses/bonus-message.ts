import type { BonusStage } from "../../../src/contract/bonuses.ts";
import type { Message } from "../notifications/api.ts";
import { bonusEnded } from "./events.ts";
import { textsOf } from "./texts.ts";

/** How long the bell shows it, milliseconds. */
const LIFETIME = 7 * 86_400_000;

/** Stages that players are told of. A lost bonus isn't announced, nor what the player did. */
const TEXTS: Partial<Record<BonusStage, "finished" | "ended">> = {
  finished: "finished",
  expired: "ended",
  canceled: "ended",
};

/** The notification of a bonus's new stage; undefined if there is none. */
export function messageOfStage(bonusId: string, stage: BonusStage): Message | undefined {
  const text = TEXTS[stage];
  return (
    text && {
      type: "bonuses_changes",
      topic: "account",
      icon: "gift",
      texts: (locale) => textsOf(locale)[text],
      target: { path: "/profile/gifts" },
      source: `${bonusEnded.name}:${bonusId}:${stage}`,
      lifetime: LIFETIME,
    }
  );
}
