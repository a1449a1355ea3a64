import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";
import { setPrivate } from "./headers.ts";
import { isKey, operatorKey } from "./operator-key.ts";
import { createRateLimit } from "./rate-limit.ts";
import type { StaffMember } from "./staff-member.ts";

/** A module's contribution to who may call below `/operator/`. */
export interface StaffAccess {
  /** Paths whose routes, and those below, authorize staff members by role; the others need the operator key. */
  staffPaths?: readonly string[];
  /** Finds the member of a valid staff session. */
  findStaff?(token: string): Promise<StaffMember | undefined>;
}

/** Marks tokens of staff sessions, so that an expired one isn't mistaken for a wrong operator key. */
export const STAFF_TOKEN_PREFIX = "staff_";
/** Their routes check a password or a one-time code, and count attempts. */
const OPEN_PATHS = ["/operator/staff/sign_in", "/operator/staff/enrol"];

export const signInRequired = () =>
  new RequestError("unauthorized", { errors: { staff: ["staff_sign_in_required"] } });
export const roleMissing = () => new RequestError("forbidden", { errors: { staff: ["staff_role_missing"] } });

/** Admits the operator key everywhere, and staff sessions to `staffPaths`; other requests get 404. */
export function operatorOnly(
  secret: string,
  now: () => number,
  accesses: readonly StaffAccess[] = [],
): MiddlewareHandler<AppEnv> {
  const key = operatorKey(secret);
  const limit = createRateLimit({ limit: 120, seconds: 60, now });
  const staffPaths = accesses.flatMap((access) => access.staffPaths ?? []);
  const isStaffPath = (path: string) =>
    staffPaths.some((staffPath) => path === staffPath || path.startsWith(`${staffPath}/`));

  async function findStaff(token: string): Promise<StaffMember> {
    for (const access of accesses) {
      const member = await access.findStaff?.(token);
      if (member) return member;
    }
    throw signInRequired();
  }

  return async (c, next) => {
    const [, token = ""] = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    if (isKey(token, key)) {
      limit("operator");
      c.set("staff", "operator_key");
    } else if (token.startsWith(STAFF_TOKEN_PREFIX)) {
      const member = await findStaff(token);
      limit(`staff ${member.name}`);
      if (!isStaffPath(c.req.path)) throw roleMissing();
      c.set("staff", member);
    } else if (!OPEN_PATHS.includes(c.req.path)) throw new RequestError("not_found");
    setPrivate(c);
    await next();
  };
}
