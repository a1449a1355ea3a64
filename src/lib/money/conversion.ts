import type { CurrencyConfig } from "../../contract/config.ts";
import type { Conversion } from "../../contract/launch.ts";
import type { LocaleCode } from "../../contract/locale.ts";
import { formatMoney } from "./money.ts";

const MILLION = 1_000_000n;

/** Converts account money to minor units of the played currency, rounded down, as the game receives it. */
export const toPlayedCurrency = (money: bigint, { rate }: Conversion): bigint =>
  (money * MILLION) / BigInt(rate);

/** One unit of the played currency and its value in the account's currency, formatted. */
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
