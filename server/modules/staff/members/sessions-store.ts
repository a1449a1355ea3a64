import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import type { StaffMember } from "../../../http/staff-member.ts";
import { staff, staffSessions } from "../tables.ts";

export const sessionsStore = {
  async add(tx: Db, session: typeof staffSessions.$inferInsert): Promise<void> {
    await tx.insert(staffSessions).values(session);
  },

  /** The active member of a session that hasn't expired, with today's roles. */
  async find(db: Db, digest: string, now: number): Promise<StaffMember | undefined> {
    const [member] = await db
      .select({ id: staff.id, name: staff.name, roles: staff.roles })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(
        and(
          eq(staffSessions.digest, digest),
          gt(staffSessions.expiresAt, new Date(now)),
          eq(staff.state, "active"),
        ),
      );
    return member;
  },

  async end(db: Db, digest: string): Promise<void> {
    await db.delete(staffSessions).where(eq(staffSessions.digest, digest));
  },

  async endAll(tx: Db, staffId: string): Promise<void> {
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
  },
};
