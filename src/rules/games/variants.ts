import type { CurrencyConfig } from "../../contract/config.ts";
import type { Game } from "../../contract/games.ts";

/** Stands in for coins wherever a game has it. */
const NEAREST = "EUR";

/**
 * The currency that a game is played in by somebody whose account is in `currency`: with coins that it has no variant of,
 * one in money. Undefined where it cannot be played.
 */
export function playedCurrency(
  { real }: Pick<Game, "real">,
  currency: string,
  currencies: CurrencyConfig["currencies"],
): string | undefined {
  const isMoney = (code: string) => currencies[code]?.fiat ?? false;
  if (real[currency]) return currency;
  if (isMoney(currency)) return undefined;
  return [NEAREST, ...Object.keys(real).sort()].find((code) => real[code] && isMoney(code));
}
