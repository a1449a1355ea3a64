import { asc, desc, gt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { staffEvents } from "../tables.ts";
import type { StaffEvent } from "./chain.ts";

/** Advisory lock id, unique within the project. */
const LOG_LOCK = 7_340_233;

export const logStore = {
  /** Serializes appending until the transaction ends. An empty log has no row to lock. */
  async lock(tx: Db): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOG_LOCK})`);
  },

  /** The newest events, newest first. */
  newest: (db: Db, limit: number): Promise<StaffEvent[]> =>
    db.select().from(staffEvents).orderBy(desc(staffEvents.number)).limit(limit),

  /** Events after a number, in order. */
  after: (db: Db, number: number, limit: number): Promise<StaffEvent[]> =>
    db
      .select()
      .from(staffEvents)
      .where(gt(staffEvents.number, number))
      .orderBy(asc(staffEvents.number))
      .limit(limit),

  async append(tx: Db, event: StaffEvent): Promise<void> {
    await tx.insert(staffEvents).values(event);
  },
};
