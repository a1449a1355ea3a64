import type { CardCheck } from "../../../src/contract/payments.ts";
import { expiryError } from "../../../src/rules/payments/card.ts";
import type { Db } from "../../db/client.ts";
import { cardsStore } from "./cards-store.ts";
import type { DigestsOf } from "./context.ts";

const DAY = 86_400_000;
/** So many different cards a day somebody may have; with more they are looked at, and with many more refused. */
const USUAL = 3;
const MOST = 6;

export interface CardsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  digestsOf: DigestsOf;
  /** Beginnings of the numbers of cards that are not taken. */
  refusedPrefixes: readonly string[];
  audit: (playerId: number, kind: string, value: object) => Promise<void>;
}

export type CardResult = "accepted" | "review" | "refused";

const twoDigits = (value: number) => String(value % 100).padStart(2, "0");

/** Looks at cards by what may be known of them. What is kept is what came of it, and a keyed digest. */
export function createCards({ db, now, digestsOf, refusedPrefixes, audit }: CardsDeps) {
  const store = cardsStore(db);

  /** @param cards how many different ones the player has had checked within a day, this one included. */
  function resultOf(card: CardCheck, cards: number): CardResult {
    const expiry = `${twoDigits(card.card_expiry_month)}/${twoDigits(card.card_expiry_year)}`;
    if (card.card_expiry_year > 2_099 || expiryError(expiry, now())) return "refused";
    if (refusedPrefixes.some((prefix) => card.first_six.startsWith(prefix))) return "refused";
    if (cards > MOST) return "refused";
    return cards > USUAL ? "review" : "accepted";
  }

  return {
    /** Whether a card may be paid with in this sign-in. */
    async check(playerId: number, loginDigest: string, card: CardCheck): Promise<CardResult> {
      const { first_six, last_four, card_expiry_month, card_expiry_year } = card;
      const digests = digestsOf(`card ${first_six} ${last_four} ${card_expiry_month} ${card_expiry_year}`);
      const recent = await store.digestsSince(playerId, new Date(now() - DAY));
      const others = recent.filter((one) => !digests.includes(one));
      const result = resultOf(card, 1 + others.length);
      // A card keeps its digest while it counts: with one of each secret, it would count twice.
      const digest = recent.find((one) => digests.includes(one)) ?? digests[0];
      await store.add({ playerId, loginDigest, digest, result, createdAt: new Date(now()) });
      if (result !== "accepted") await audit(playerId, "card_check", { result });
      return result;
    },
  };
}

export type Cards = ReturnType<typeof createCards>;
