import { randomInt, randomUUID } from "node:crypto";
import type { Db } from "../../../server/db/client.ts";
import { STAFF_TOKEN_PREFIX } from "../../../server/http/operator-only.ts";
import { digestOf } from "../../../server/http/secret-token.ts";
import type { Role, StaffMember } from "../../../server/http/staff-member.ts";
import { staff, staffSessions } from "../../../server/modules/staff/tables.ts";

const RUN = randomInt(2 ** 32);
const HOUR = 3_600_000;

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
  const member = { id: randomUUID(), name: `${name} ${RUN}`, roles: [...roles] };
  const token = `${STAFF_TOKEN_PREFIX}${randomUUID()}`;
  const createdAt = new Date(now);
  await db.insert(staff).values({ ...member, state: "active", createdAt, createdBy: "test" });
  await db.insert(staffSessions).values({
    digest: digestOf(token),
    staffId: member.id,
    createdAt,
    expiresAt: new Date(now + 8 * HOUR),
  });
  return { ...member, headers: { authorization: `Bearer ${token}` } };
}
