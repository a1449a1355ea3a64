import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";

/** Formats an ISO 8601 time to the minute. */
export function useTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(formatTag(useLocale()), { dateStyle: "medium", timeStyle: "short" });
  return (iso) => format.format(new Date(iso));
}
