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

/** The largest unit in which a duration is at least two or exactly one. */
const unitOf = (seconds: number) =>
  UNITS.find(([, size]) => seconds >= 2 * size || seconds === size) ?? (["second", 1] as const);

/** Formats durations and dates in the page's locale and the player's time zone. */
export function useTimes() {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  const formatOf = (unit: string, unitDisplay: "long" | "short" = "long") =>
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay, maximumFractionDigits: 0 });
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long" });

  /** `36 hours`, `1 day`. */
  function formatDuration(seconds: number): string {
    const [unit, size] = unitOf(seconds);
    return formatOf(unit).format(seconds / size);
  }

  function formatProcessingTime({ from_seconds, to_seconds }: PaymentMethod["processingTime"]): string {
    if (to_seconds === 0) return t`Instant`;
    const most = formatDuration(to_seconds);
    if (from_seconds === 0) return t`Up to ${most}`;
    const least = formatDuration(from_seconds);
    if (least === most) return most;
    const [unit, size] = unitOf(to_seconds);
    const [fromUnit, fromSize] = unitOf(from_seconds);
    // `1–3 days`, `1 hr – 2 days`: one line of a small phone.
    return unit === fromUnit
      ? // Some languages have a hyphen; ranges here have a dash.
        formatOf(unit)
          .formatRange(from_seconds / size, to_seconds / size)
          .replace("-", "–")
      : `${formatOf(fromUnit, "short").format(from_seconds / fromSize)} – ${most}`;
  }

  return {
    formatDuration,
    processing: formatProcessingTime,
    formatDateTime: (iso: string) => moment.format(new Date(iso)),
    formatDay: (iso: string) => day.format(new Date(iso)),
  };
}
