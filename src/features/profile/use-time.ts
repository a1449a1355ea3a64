import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";

/** A moment, as ISO 8601, by day and minute in the page's language. */
export function useTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(formatTag(useLocale()), { dateStyle: "medium", timeStyle: "short" });
  return (iso) => format.format(new Date(iso));
}
