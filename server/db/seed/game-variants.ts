import type { GameKind } from "./catalogue-types.ts";
import type { Draw } from "./draw.ts";

/** The place of a code in this list is part of a variant's id: add at the end only. */
const CODES = [
  "FUN",
  "EUR",
  "USD",
  "CAD",
  "AUD",
  "NZD",
  "NOK",
  "BRL",
  "JPY",
  "BTC",
  "ETH",
  "BCH",
  "LTC",
  "DOG",
  "USDT",
] as const;
const FIRST_ID = 100_000;
/** Room for codes to come. */
const IDS_PER_GAME = 32;
const DEMO_CHANCE = 0.92;

export function hasDemo(kind: GameKind, draw: Draw): boolean {
  // The draw is taken for every kind so that kinds do not shift the stream.
  const wanted = draw() < DEMO_CHANCE;
  return wanted && kind !== "live";
}

/** Variants of game `id` by currency; an id belongs to one game and currency for ever. */
export function variantsOf(
  id: number,
  demo: boolean,
  lacks: readonly string[],
): Record<string, { id: number }> {
  const variants: Record<string, { id: number }> = {};
  CODES.forEach((code, place) => {
    if (code === "FUN" ? !demo : lacks.includes(code)) return;
    variants[code] = { id: FIRST_ID + id * IDS_PER_GAME + place };
  });
  return variants;
}
