import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { DICE_CHOICE, WHEEL_BET } from "../../rules/bonus-outlook/published-games.ts";
import { DICE_SIDES } from "../../rules/fair/dice.ts";
import type { FairKind } from "../../rules/fair/versions.ts";
import { formatTag } from "../../rules/locales/locales.ts";

const MINUTE = 60_000;
/** Longer times are in hours. */
const MOST_MINUTES = 90;

/** Amounts, times and names of an outlook, in the page's locale. */
export function useOutlookTexts(currency: string) {
  const { t } = useLingui();
  const locale = useMoneyLocale();
  const tag = formatTag(locale);
  const currencies = useQuery(currenciesQuery).data;
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: "percent" });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long" });
  const inUnit = (amount: number, unit: "second" | "minute" | "hour") =>
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(
      amount,
    );
  const names: Record<FairKind, string> = {
    slot: t({ message: "Slot", context: "game" }),
    wheel: `${t({ message: "Wheel", context: "game" })} · ${WHEEL_BET}×`,
    dice: `${t({ message: "Dice", context: "game" })} · ${percent.format(DICE_CHOICE.chances / DICE_SIDES)}`,
  };
  return {
    nameOf: (kind: FairKind) => names[kind],
    /** Minor units; "…" while the currencies are loading. */
    money: (minor: bigint) => (currencies ? formatMoney(minor, currency, currencies, locale) : "…"),
    count: (value: number) => number.format(value),
    day: (time: number) => day.format(time),
    hours: (hours: number) => inUnit(hours, "hour"),
    seconds: (milliseconds: number) => inUnit(milliseconds / 1_000, "second"),
    /** Whole minutes or hours, rounded up. */
    duration: (milliseconds: bigint) => {
      const minutes = Math.ceil(Number(milliseconds) / MINUTE);
      return minutes > MOST_MINUTES ? inUnit(Math.ceil(minutes / 60), "hour") : inUnit(minutes, "minute");
    },
  };
}

export type OutlookTexts = ReturnType<typeof useOutlookTexts>;
