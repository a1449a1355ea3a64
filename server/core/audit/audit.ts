import type { Db } from "../../db/client.ts";
import { auditEvents } from "./tables.ts";

/** Records an audit event; `value` must not contain secrets. */
export function createAudit(db: Db, now: () => number) {
  return async (playerId: number | null, kind: string, value: unknown): Promise<void> => {
    await db.insert(auditEvents).values({ playerId, kind, value, createdAt: new Date(now()) });
  };
}
