import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { ActivityPeriod } from "../../contract/limits.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import type { Metric } from "./use-activity-summary.ts";

/** Types of the limits on each metric. */
export const LIMIT_TYPES = { deposits: "deposit", losses: "loss", time: "session" } as const;

/** Minor units, or minutes. */
export const amountOf = (
  metric: Metric,
  { deposits_cents, net_losses_cents, play_minutes }: ActivityPeriod,
): bigint => BigInt({ deposits: deposits_cents, losses: net_losses_cents, time: play_minutes }[metric]);

/** Formats amounts, lengths of time, and first days of periods. */
export function useActivityFormats(metric: Metric, currency: string) {
  const locale = useMoneyLocale();
  const tag = formatTag(locale);
  const currencies = useQuery(currenciesQuery).data;
  const unit = (name: "hour" | "minute") =>
    new Intl.NumberFormat(tag, { style: "unit", unit: name, unitDisplay: "short" });
  const [hour, minute] = [unit("hour"), unit("minute")];
  const compact = new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
  function time(minutes: number): string {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return minute.format(rest);
    return rest === 0 ? hour.format(hours) : `${hour.format(hours)} ${minute.format(rest)}`;
  }
  const money = (minor: bigint) =>
    currencies ? formatMoney(minor, currency, currencies, locale).replace("-", "−") : "…";
  const scale = metric === "time" ? 60 : (currencies?.currencies[currency]?.display.subunits ?? 1);
  return {
    value: (value: bigint) => (metric === "time" ? time(Number(value)) : money(value)),
    /** Hours, or units of the currency, for the picture. */
    scaled: (value: bigint) => Number(value) / scale,
    axis: (value: number) => compact.format(value).replace("-", "−"),
    day: (iso: string) => date.format(Date.parse(iso)),
  };
}
