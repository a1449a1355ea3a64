import { useLingui } from "@lingui/react/macro";
import { secondsInDay, secondsInHour, secondsInMinute } from "date-fns/constants";
import type { PaymentMethod } from "../../contract/payment-methods.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";

const UNITS = [
  ["day", secondsInDay],
  ["hour", secondsInHour],
  ["minute", secondsInMinute],
  ["second", 1],
] as const;

/** Formats durations and dates in the page's locale and the player's time zone. */
export function useTimes() {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long" });

  /** Duration in the largest unit in which it is at least two or exactly one: `36 hours`, `1 day`. */
  function formatDuration(seconds: number): string {
    const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size || seconds === size) ?? ["second", 1];
    const format = new Intl.NumberFormat(tag, {
      style: "unit",
      unit,
      unitDisplay: "long",
      maximumFractionDigits: 0,
    });
    return format.format(seconds / size);
  }

  function formatProcessingTime({ from_seconds, to_seconds }: PaymentMethod["processingTime"]): string {
    if (to_seconds === 0) return t`Instant`;
    const most = formatDuration(to_seconds);
    if (from_seconds === 0) return t`Up to ${most}`;
    const least = formatDuration(from_seconds);
    return least === most ? most : t`${least} to ${most}`;
  }

  return {
    formatDuration,
    processing: formatProcessingTime,
    formatDateTime: (iso: string) => moment.format(new Date(iso)),
    formatDay: (iso: string) => day.format(new Date(iso)),
  };
}
