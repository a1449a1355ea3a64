import { randomUUID } from "node:crypto";
import type { Db } from "../../../server/db/client.ts";
import { digestOf } from "../../../server/http/secret-token.ts";
import type { Role, StaffMember } from "../../../server/http/staff-member.ts";
import { staff, staffSessions } from "../../../server/modules/staff/tables.ts";
import { TEST_NOW } from "./app.ts";

const RUN = randomUUID().slice(0, 8);
let count = 0;
/** A staff name that no other test uses. */
export const newStaffName = () => `staff ${++count}.${RUN}`;

/** Adds an active member. */
export async function addStaff(
  db: Db,
  roles: Role[],
  name = newStaffName(),
): Promise<StaffMember & { id: string }> {
  const id = randomUUID();
  await db
    .insert(staff)
    .values({ id, name, roles, state: "active", createdAt: new Date(TEST_NOW), createdBy: "test" });
  return { id, name, roles };
}

/** Adds an active member with a session. @returns the member and the headers of their requests */
export async function signInStaff(db: Db, roles: Role[], now = TEST_NOW, name = newStaffName()) {
  const member = await addStaff(db, roles, name);
  const token = `staff_${randomUUID()}`;
  await db.insert(staffSessions).values({
    digest: digestOf(token),
    staffId: member.id,
    createdAt: new Date(now),
    expiresAt: new Date(now + 8 * 3_600_000),
  });
  return { member, token, headers: { authorization: `Bearer ${token}` } };
}

export interface SignedInStaff extends StaffMember {
  /** Headers of the person's requests. */
  headers: Record<string, string>;
}

/** A staff member with a session; the name gets a suffix that no other run uses. */
export async function signedInStaff(
  db: Db,
  name: string,
  roles: readonly Role[],
  now: number,
): Promise<SignedInStaff> {
  const { member, headers } = await signInStaff(db, [...roles], now, `${name} ${RUN}x${++count}`);
  return { ...member, headers };
}
