import type { CurrencyConfig } from "../../contract/config.ts";
import type { Game } from "../../contract/games.ts";

/** Preferred fiat currency for crypto accounts. */
const FALLBACK_CURRENCY = "EUR";

/**
 * Currency in which a game is played from an account in `currency`; crypto accounts fall back to a fiat
 * variant.
 * @returns undefined if the game cannot be played.
 */
export function playedCurrency(
  { real }: Pick<Game, "real">,
  currency: string,
  currencies: CurrencyConfig["currencies"],
): string | undefined {
  const isFiat = (code: string) => currencies[code]?.fiat ?? false;
  if (real[currency]) return currency;
  if (isFiat(currency)) return undefined;
  return [FALLBACK_CURRENCY, ...Object.keys(real).sort()].find((code) => real[code] && isFiat(code));
}
