import type { GameKind } from "../../modules/games/tables.ts";
import type { Draw } from "./draw.ts";

/** Append only: variant ids depend on the position. */
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
/** Room for future codes. */
const IDS_PER_GAME = 32;
const DEMO_CHANCE = 0.92;

export function hasDemo(kind: GameKind, draw: Draw): boolean {
  // Draw for every kind, so that all kinds consume the stream equally.
  const wantsDemo = draw() < DEMO_CHANCE;
  return wantsDemo && kind !== "live";
}

/** A game's variants by currency; ids are permanent. */
export function variantsOf(
  id: number,
  demo: boolean,
  lacks: readonly string[],
): Record<string, { id: number }> {
  const variants: Record<string, { id: number }> = {};
  CODES.forEach((code, index) => {
    if (code === "FUN" ? !demo : lacks.includes(code)) return;
    variants[code] = { id: FIRST_ID + id * IDS_PER_GAME + index };
  });
  return variants;
}
