import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";

/** Formats local days and times; `dateTime` includes seconds, for receipts. */
export function useDates() {
  const tag = formatTag(useLocale());
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "full" });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: "short" });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "medium" });
  return {
    day: (date: Date) => day.format(date),
    time: (iso: string) => time.format(new Date(iso)),
    dateTime: (iso: string) => dateTime.format(new Date(iso)),
  };
}
