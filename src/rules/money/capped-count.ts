/** Text of a count badge: exact up to `max`, then `max` with a plus. */
export const cappedCount = (count: number, max: number): string => (count > max ? `${max}+` : String(count));
