import type { CardCheck } from "../../../src/contract/payments.ts";
import { expiryError } from "../../../src/rules/card.ts";
import type { Db } from "../../db/client.ts";
import { cardsStore } from "./cards-store.ts";

const DAY = 86_400_000;
/** So many different cards a day somebody may have; with more they are looked at, and with many more refused. */
const USUAL = 3;
const MOST = 6;

export interface CardsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Of what must not be found out by trying. */
  digestOf: (text: string) => string;
  /** Beginnings of the numbers of cards that are not taken. */
  refusedPrefixes: readonly string[];
  audit: (playerId: number, kind: string, value: object) => Promise<void>;
}

export type CardResult = "accepted" | "review" | "refused";

const twoDigits = (value: number) => String(value % 100).padStart(2, "0");

/** Looks at cards by what may be known of them. What is kept is what came of it, and a keyed digest. */
export function createCards({ db, now, digestOf, refusedPrefixes, audit }: CardsDeps) {
  const store = cardsStore(db);

  async function resultOf(playerId: number, card: CardCheck, digest: string): Promise<CardResult> {
    const expiry = `${twoDigits(card.card_expiry_month)}/${twoDigits(card.card_expiry_year)}`;
    if (card.card_expiry_year > 2_099 || expiryError(expiry, now())) return "refused";
    if (refusedPrefixes.some((prefix) => card.first_six.startsWith(prefix))) return "refused";
    const cards = 1 + (await store.others(playerId, digest, new Date(now() - DAY)));
    if (cards > MOST) return "refused";
    return cards > USUAL ? "review" : "accepted";
  }

  return {
    /** Whether a card may be paid with in this sign-in. */
    async check(playerId: number, loginDigest: string, card: CardCheck): Promise<CardResult> {
      const { first_six, last_four, card_expiry_month, card_expiry_year } = card;
      const digest = digestOf(`card ${first_six} ${last_four} ${card_expiry_month} ${card_expiry_year}`);
      const result = await resultOf(playerId, card, digest);
      await store.add({ playerId, loginDigest, digest, result, createdAt: new Date(now()) });
      if (result !== "accepted") await audit(playerId, "card_check", { result });
      return result;
    },
  };
}

export type Cards = ReturnType<typeof createCards>;
