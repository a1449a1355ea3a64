/** `DD/MM/YYYY` with an optional ` HH:mm`, in UTC. */
const INSTANT = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}))?$/;

/**
 * Parses `DD/MM/YYYY` or `DD/MM/YYYY HH:mm` in UTC into milliseconds since the epoch; null if it is not a
 * real date.
 */
export function parseInstant(text: string): number | null {
  const match = INSTANT.exec(text.trim());
  if (!match) return null;
  const [day, month, year, hour, minute] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (minute > 59) return null;
  // Overflowing hours or days result in another date.
  const time = Date.UTC(year, month - 1, day, hour, minute);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : null;
}
