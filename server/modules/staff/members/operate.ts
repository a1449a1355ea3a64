import type { Db } from "../../../db/client.ts";
import type { Outcome } from "../../../http/operations.ts";
import type { Role, StaffMember } from "../../../http/staff-member.ts";
import type { StaffEvent } from "../log/chain.ts";
import { logStore } from "../log/log-store.ts";
import type { StaffOperation } from "../operations.ts";
import { verifyStaff } from "../verification/verify-store.ts";
import type { Members } from "./members.ts";
import type { MemberRow } from "./members-store.ts";

/** Operations of a member with a role; the others have routes of their own. */
export type MemberOperation = Exclude<StaffOperation, { command: "first_admin" | "sign_out" }>;

const MAX_EVENTS = 50;

/** Roles that may call an operation on members. */
export const ROLES_BY_COMMAND: Readonly<Record<MemberOperation["command"], readonly Role[]>> = {
  add: ["admin"],
  set_roles: ["admin"],
  disable: ["admin"],
  reset_second_factor: ["admin"],
  list: ["admin", "auditor"],
  log: ["admin", "auditor"],
  verify: ["admin", "auditor"],
};

export const enrolmentLine = (name: string, code: string) =>
  `${name} enrols within 24 hours with the code ${code}`;

const memberLine = ({ name, roles, state, otpSecret }: MemberRow) => {
  const enrolment = state === "active" && otpSecret === null ? ", not enrolled" : "";
  return `${name}: ${roles.join(", ") || "no roles"} (${state}${enrolment})`;
};

const eventLine = ({ number, at, staffName, action, subject, reason }: StaffEvent) =>
  `${number}  ${at.toISOString()}  ${staffName}  ${action}  ${subject}${reason && `: ${reason}`}`;

async function runVerification(db: Db): Promise<Outcome> {
  const problems = await verifyStaff(db);
  const [newest] = await logStore.newest(db, 1);
  const summary = newest ? `Newest event ${newest.number}, hash ${newest.hash}` : "The log is empty";
  return { ok: problems.length === 0, lines: [...problems, summary] };
}

/** Runs staff commands on members and the log. */
export const createMemberOperations =
  (db: Db, members: Members) =>
  async (operation: MemberOperation, by: StaffMember): Promise<Outcome> => {
    const done = (...lines: string[]): Outcome => ({ ok: true, lines });
    switch (operation.command) {
      case "list":
        return done(...(await members.all()).map(memberLine));
      case "log":
        return done(...(await logStore.newest(db, MAX_EVENTS)).map(eventLine));
      case "verify":
        return runVerification(db);
      case "add": {
        const { name, reason } = operation;
        return done(enrolmentLine(name, await members.add(by, name, reason)));
      }
      case "reset_second_factor": {
        const { name, reason } = operation;
        return done(enrolmentLine(name, await members.resetSecondFactor(by, name, reason)));
      }
      case "disable": {
        await members.disable(by, operation.name, operation.reason);
        return done(`${operation.name} is disabled`);
      }
      case "set_roles": {
        const { name, roles, reason } = operation;
        const change = await members.setRoles(by, name, roles, reason);
        if ("approvalId" in change) return done(`Another admin has to approve: ${change.approvalId}`);
        return done(`${name} has the roles: ${change.roles.join(", ") || "none"}`);
      }
    }
  };

export type OperateMembers = ReturnType<typeof createMemberOperations>;
