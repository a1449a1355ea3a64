import { canonicalDigest } from "../canonical.ts";
import type { staffEvents } from "../tables.ts";

export type StaffEvent = typeof staffEvents.$inferSelect;

/**
 * Hash over an event and the hash `before` it (empty for the first), so that changing, dropping or moving an event
 * breaks every later hash.
 */
export const eventHash = (previous: string, event: Omit<StaffEvent, "hash">): string =>
  canonicalDigest([
    previous,
    event.number,
    event.at.getTime(),
    event.staffId,
    event.staffName,
    event.action,
    event.subject,
    event.reason,
    event.before,
    event.after,
  ]);
