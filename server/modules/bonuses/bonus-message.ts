import type { BonusStage } from "../../../src/contract/bonuses.ts";
import { formatTag } from "../../../src/rules/locales/locales.ts";
import { moneyText } from "../../../src/rules/money/money-text.ts";
import { fill, type Message } from "../notifications/api.ts";
import type { BonusRow } from "./bonuses-store.ts";
import { bonusEnded } from "./events.ts";
import { outcomeOf } from "./present.ts";
import { textsOf } from "./texts.ts";

/** How long the bell shows it, milliseconds. */
const LIFETIME = 7 * 86_400_000;

/** Stages that players are told of. A lost bonus isn't announced, nor what the player did. */
const TEXTS: Partial<Record<BonusStage, "finished" | "ended">> = {
  finished: "finished",
  expired: "ended",
  canceled: "ended",
};

/**
 * The notification of a bonus's end; undefined if there is none.
 * @param stage that it reached, which its row may have left since
 * @param subunits minor units per unit of its currency
 */
export function messageOfEnd(bonus: BonusRow, stage: BonusStage, subunits: number): Message | undefined {
  const name = TEXTS[stage];
  const { id, currency } = bonus;
  return (
    name && {
      type: "bonuses_changes",
      topic: "account",
      icon: "gift",
      texts: (locale) => {
        const { text, ...rest } = textsOf(locale)[name];
        const amount = moneyText(outcomeOf(bonus).paid, { tag: formatTag(locale), currency, subunits });
        return { ...rest, text: fill(text, { amount }) };
      },
      target: { path: "/profile/gifts" },
      source: `${bonusEnded.name}:${id}:${stage}`,
      lifetime: LIFETIME,
    }
  );
}
