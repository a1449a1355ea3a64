import { now } from "./time.ts";

/** Hours in UTC within a text, `08:00–16:00 UTC`, with the word that German puts behind a time. */
const UTC_HOURS = /(\d\d):(\d\d)–(\d\d):(\d\d)( Uhr)? UTC/g;

/** A text with its hours in the reader's time zone instead of UTC, and the zone's name; a whole day needs none. */
export function withLocalHours(text: string, tag: string, timeZone?: string): string {
  const time = new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone });
  // `timeStyle` can't be combined with `timeZoneName`.
  const zoned = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "short" });
  return text.replace(UTC_HOURS, (_, fromHour, fromMinute, toHour, toMinute, word = "") => {
    if (fromHour === "00" && toHour === "24") return `00:00–24:00${word}`;
    const at = (hour: string, minute: string) => new Date(now()).setUTCHours(Number(hour), Number(minute));
    const from = at(fromHour, fromMinute);
    const zone = zoned.formatToParts(from).find(({ type }) => type === "timeZoneName")?.value;
    return `${time.format(from)}–${time.format(at(toHour, toMinute))}${word} ${zone}`;
  });
}
