import type { CurrencyConfig } from "../../contract/config.ts";
import type { LocaleCode } from "../../contract/locale.ts";
import type { Conversion } from "../../contract/play.ts";
import { formatMoney } from "./money.ts";

const MILLION = 1_000_000n;

/** Money of the account in minor units of what is played in: whole ones, the rest dropped, as the game is told it. */
export const inPlayed = (money: bigint, { rate }: Conversion): bigint => (money * MILLION) / BigInt(rate);

/** One unit of what is played in, and what it is worth in the account's currency, as the page's language writes them. */
export function conversionTexts(
  { played, rate }: Conversion,
  currency: string,
  config: CurrencyConfig,
  locale: LocaleCode,
): { unit: string; worth: string } {
  const subunits = BigInt(config.currencies[played]?.subunits_to_unit ?? 1);
  const worth = (subunits * BigInt(rate)) / MILLION;
  return {
    unit: formatMoney(subunits, played, config, locale),
    worth: formatMoney(worth, currency, config, locale),
  };
}
