/** Formats a duration as `hh:mm:ss`; hours may exceed 24. Negative `milliseconds` count as zero. */
export function hoursMinutesSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
