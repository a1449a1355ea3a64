import { now } from "./time.ts";

/** Hours in UTC within a text, `08:00–16:00 UTC`, with the word that German puts behind a time. */
const UTC_HOURS = /(\d\d):(\d\d)–(\d\d):(\d\d)( Uhr)? UTC/g;
/** Minutes of a full hour before "a.m.". */
const FULL_HOUR = /:00(?=\s[ap])/i;

/**
 * A text with its hours in the reader's time zone instead of UTC.
 * @param label says whose time it is; a whole day needs none
 */
export function withLocalHours(text: string, tag: string, label: string, timeZone?: string): string {
  const time = new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone });
  return text.replace(UTC_HOURS, (_, fromHour, fromMinute, toHour, toMinute, word = "") => {
    if (fromHour === "00" && toHour === "24") return `00:00–24:00${word}`;
    const at = (hour: string, minute: string) =>
      time
        .format(new Date(now()).setUTCHours(Number(hour), Number(minute)))
        .replace(FULL_HOUR, "")
        .replaceAll(" ", "\u00a0");
    return `${at(fromHour, fromMinute)}–${at(toHour, toMinute)}${word} ${label}`;
  });
}
