import type { Context } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/env.ts";
import { StaffNameSchema } from "../../http/operations.ts";
import { roleMissing, signInRequired } from "../../http/operator-only.ts";
import { parse } from "../../http/route.ts";
import type { Role, StaffMember } from "../../http/staff-member.ts";

const LocalSchema = v.object({ by: StaffNameSchema });
const localName = (by: string | undefined): string =>
  (parse(LocalSchema, { by }) as v.InferOutput<typeof LocalSchema>).by;

/** @throws RequestError 403 if the member has none of the roles */
export function requireRole(member: StaffMember, roles: readonly Role[]): void {
  if (!member.roles.some((role) => roles.includes(role))) throw roleMissing();
}

/** @param allowsLocal True outside production: the operator key acts as the local person `by`. */
export const createAuthorize =
  (allowsLocal: boolean) =>
  /**
   * The person behind a request below `/operator/`; they have one of the roles.
   * @throws RequestError 401 `staff_sign_in_required`, 403 `staff_role_missing`, 422 without a plain name `by`
   */
  async (c: Context<AppEnv>, roles: readonly Role[], by?: string): Promise<StaffMember> => {
    const caller = c.get("staff");
    if (caller === undefined || (caller === "operator_key" && !allowsLocal)) throw signInRequired();
    if (caller === "operator_key") return { id: null, name: localName(by), roles };
    requireRole(caller, roles);
    return caller;
  };
