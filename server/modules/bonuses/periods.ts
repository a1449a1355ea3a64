/** Start of the UTC day of a time in milliseconds since the epoch. */
export const startOfDay = (at: number): Date => new Date(new Date(at).toISOString().slice(0, 10));

/** Start of the ISO week, in UTC. */
export function startOfWeek(at: number): Date {
  const day = startOfDay(at);
  const weekday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - weekday * 86_400_000);
}
