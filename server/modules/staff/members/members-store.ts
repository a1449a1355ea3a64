import { and, asc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import type { StaffMember } from "../../../http/staff-member.ts";
import { staff } from "../tables.ts";

export type MemberRow = typeof staff.$inferSelect;

/** A name as the unique index and `isSamePerson` compare it. */
export const nameKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

export const membersStore = {
  all: (db: Db): Promise<MemberRow[]> => db.select().from(staff).orderBy(asc(staff.createdAt), asc(staff.id)),

  async byName(db: Db, name: string): Promise<MemberRow | undefined> {
    const [row] = await db
      .select()
      .from(staff)
      .where(eq(sql`regexp_replace(lower(${staff.name}), '[^a-z0-9]', '', 'g')`, nameKey(name)));
    return row;
  },

  /** An active member, without credentials. */
  async active(db: Db, id: string): Promise<StaffMember | undefined> {
    const [member] = await db
      .select({ id: staff.id, name: staff.name, roles: staff.roles })
      .from(staff)
      .where(and(eq(staff.id, id), eq(staff.state, "active")));
    return member;
  },

  /** Active admins who have signed in: others can't approve yet. */
  admins: (db: Db): Promise<MemberRow[]> =>
    db
      .select()
      .from(staff)
      .where(and(eq(staff.state, "active"), isNotNull(staff.otpStep), sql`'admin' = any(${staff.roles})`)),

  /** @returns false if a member has the name in some spelling */
  async add(tx: Db, member: typeof staff.$inferInsert): Promise<boolean> {
    const added = await tx.insert(staff).values(member).onConflictDoNothing().returning({ id: staff.id });
    return added.length > 0;
  },

  async update(tx: Db, id: string, changes: Partial<typeof staff.$inferInsert>): Promise<void> {
    await tx.update(staff).set(changes).where(eq(staff.id, id));
  },

  /** Uses an enrolment code once. @returns false if it was used meanwhile */
  async enrol(
    tx: Db,
    id: string,
    digest: string,
    changes: Partial<typeof staff.$inferInsert>,
  ): Promise<boolean> {
    const updated = await tx
      .update(staff)
      .set({ ...changes, enrolmentDigest: null, enrolmentExpiresAt: null })
      .where(and(eq(staff.id, id), eq(staff.enrolmentDigest, digest)))
      .returning({ id: staff.id });
    return updated.length > 0;
  },

  /** Consumes a time step, once. */
  async consumeStep(tx: Db, id: string, otpStep: number): Promise<boolean> {
    const updated = await tx
      .update(staff)
      .set({ otpStep })
      .where(and(eq(staff.id, id), or(isNull(staff.otpStep), lt(staff.otpStep, otpStep))))
      .returning({ id: staff.id });
    return updated.length > 0;
  },
};
