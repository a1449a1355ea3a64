import type { AwardKind } from "../../../src/contract/awards.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { formatTag } from "../../../src/rules/locales/locales.ts";
import { fill, type Message } from "../notifications/api.ts";
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
  kinds?: AwardKind[] | undefined;
  state: "issued" | "held";
}

/** Texts that name every part of an entitlement. */
function textsOfParts(kinds: readonly AwardKind[], state: DecidedAward["state"], locale: LocaleCode) {
  const { together, names } = textsOf(locale);
  const partNames = [...new Set(kinds)].flatMap((kind) =>
    kind in names ? names[kind as keyof typeof names] : [],
  );
  const gifts = new Intl.ListFormat(formatTag(locale)).format(partNames);
  return { ...together[state], text: fill(together[state].text, { gifts }) };
}

/** The notification of an award that was issued, or that waits; one for all parts of an entitlement. */
export function messageOfAward({ awardId, kind, kinds = [kind], state }: DecidedAward): Message {
  // Of several parts, money says more than spins.
  const main = kinds.find((one) => one !== "freespins") ?? kind;
  return {
    type: state === "issued" && main === "freespins" ? "freespins_changes" : "bonuses_changes",
    topic: state === "issued" ? (TOPICS[main] ?? "account") : "account",
    icon: main === "freespins" ? "spins" : "gift",
    texts: (locale) => (kinds.length > 1 ? textsOfParts(kinds, state, locale) : textsOf(locale)[state]),
    target: { path: "/profile/gifts" },
    source: `${awardDecided.name}:${awardId}:${state}`,
    lifetime: LIFETIME,
  };
}
