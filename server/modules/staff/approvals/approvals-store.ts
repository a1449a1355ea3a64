import { asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { approvals } from "../tables.ts";

export type Approval = typeof approvals.$inferSelect;

export const approvalsStore = {
  async add(tx: Db, request: typeof approvals.$inferInsert): Promise<void> {
    await tx.insert(approvals).values(request);
  },

  /** Locks a request, so that one of two deciders waits for the other. */
  async lock(tx: Db, id: string): Promise<Approval | undefined> {
    const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for("update");
    return row;
  },

  async find(db: Db, id: string): Promise<Approval | undefined> {
    const [row] = await db.select().from(approvals).where(eq(approvals.id, id));
    return row;
  },

  /** Undecided requests, oldest first. */
  open: (db: Db): Promise<Approval[]> =>
    db
      .select()
      .from(approvals)
      .where(isNull(approvals.decision))
      .orderBy(asc(approvals.requestedAt), asc(approvals.id)),

  async decide(
    tx: Db,
    id: string,
    decision: Pick<Approval, "decision" | "decidedBy" | "decidedById" | "decidedAt">,
  ): Promise<Approval> {
    const [row] = await tx.update(approvals).set(decision).where(eq(approvals.id, id)).returning();
    return row!;
  },
};
