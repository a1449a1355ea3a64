import type { AwardKind } from "../../../src/contract/awards.ts";
import type { Message } from "../notifications/api.ts";
import { awardDecided } from "./events.ts";
import { textsOf } from "./texts.ts";

/** How long the bell shows it, milliseconds. */
const LIFETIME = 7 * 86_400_000;

/** Push topic by kind; others are about the account. */
const TOPICS: Partial<Record<AwardKind, "bonuses" | "freespins">> = {
  bonus: "bonuses",
  freespins: "freespins",
};

interface DecidedAward {
  awardId: string;
  kind: AwardKind;
  state: "issued" | "held";
}

/** The notification of an award that was issued, or that waits. */
export const messageOfAward = ({ awardId, kind, state }: DecidedAward): Message => ({
  type: state === "issued" && kind === "freespins" ? "freespins_changes" : "bonuses_changes",
  topic: state === "issued" ? (TOPICS[kind] ?? "account") : "account",
  icon: kind === "freespins" ? "spins" : "gift",
  texts: (locale) => textsOf(locale)[state],
  target: { path: "/profile/gifts" },
  source: `${awardDecided.name}:${awardId}:${state}`,
  lifetime: LIFETIME,
});
