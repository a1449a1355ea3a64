import type { CardCheck } from "../../../../src/contract/cards.ts";
import { expiryError } from "../../../../src/rules/payments/card.ts";
import type { Db } from "../../../db/client.ts";
import type { DigestsOf } from "../context/context.ts";
import { cardsStore } from "./cards-store.ts";

const DAY = 86_400_000;
/** Distinct cards per player and day: more than `REVIEW_ABOVE` need a review, more than `REJECT_ABOVE` are rejected. */
const REVIEW_ABOVE = 3;
const REJECT_ABOVE = 6;
/** Other players of one card that are reported. */
const MOST_OTHERS = 20;

export interface CardsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  digestsOf: DigestsOf;
  /** Leading digits of card numbers that the casino doesn't accept. */
  rejectedPrefixes: readonly string[];
  audit: (playerId: number, kind: string, value: object) => Promise<void>;
  /** Called when other players have checked the same card. */
  onShared?: ((playerId: number, otherIds: number[]) => Promise<void>) | undefined;
}

export type CardResult = "accepted" | "review" | "rejected";

const twoDigits = (value: number) => String(value % 100).padStart(2, "0");

/** Checks cards by their masked details; stores only the result and a keyed digest. */
export function createCards({ db, now, digestsOf, rejectedPrefixes, audit, onShared }: CardsDeps) {
  const store = cardsStore(db);

  /** @param cards distinct cards that the player checked within a day, including this one */
  function resultOf(card: CardCheck, cards: number): CardResult {
    const expiry = `${twoDigits(card.card_expiry_month)}/${twoDigits(card.card_expiry_year)}`;
    if (card.card_expiry_year > 2_099 || expiryError(expiry, now())) return "rejected";
    if (rejectedPrefixes.some((prefix) => card.first_six.startsWith(prefix))) return "rejected";
    if (cards > REJECT_ABOVE) return "rejected";
    return cards > REVIEW_ABOVE ? "review" : "accepted";
  }

  return {
    /** Checks whether a card may be used for deposits in this session and records the result. */
    async check(playerId: number, loginDigest: string, card: CardCheck): Promise<CardResult> {
      const { first_six, last_four, card_expiry_month, card_expiry_year } = card;
      const digests = digestsOf(`card ${first_six} ${last_four} ${card_expiry_month} ${card_expiry_year}`);
      const recent = await store.digestsSince(playerId, new Date(now() - DAY));
      const otherDigests = recent.filter((one) => !digests.includes(one));
      const result = resultOf(card, 1 + otherDigests.length);
      // Keep a stored digest that still counts: after a secret rotation, a new digest would count the card twice.
      const digest = recent.find((one) => digests.includes(one)) ?? digests[0];
      await store.add({ playerId, loginDigest, digest, result, createdAt: new Date(now()) });
      // After the insert: of two players who check a card at the same time, one sees the other.
      if (onShared && result !== "rejected") {
        const otherIds = await store.otherPlayers(playerId, digests, MOST_OTHERS);
        if (otherIds.length > 0) await onShared(playerId, otherIds);
      }
      if (result !== "accepted") await audit(playerId, "card_check", { result });
      return result;
    },
  };
}

export type Cards = ReturnType<typeof createCards>;
