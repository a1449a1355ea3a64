/** The time of a moment, with its date if that isn't today's. @param moment, now milliseconds @param tag BCP 47 */
export function momentText(moment: number, now: number, tag: string): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(tag, {
    timeStyle: "short",
    dateStyle: isToday ? undefined : "medium",
  }).format(moment);
}
