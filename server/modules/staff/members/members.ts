import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isSamePerson } from "../../../../src/rules/players/staff-name.ts";
import type { Db } from "../../../db/client.ts";
import { digestOf, newToken } from "../../../http/secret-token.ts";
import { ROLES, type Role, type StaffMember } from "../../../http/staff-member.ts";
import type { Approvals } from "../approvals/approvals.ts";
import type { StaffLog } from "../log/log.ts";
import { logStore } from "../log/log-store.ts";
import { reject } from "../reject.ts";
import { type MemberRow, membersStore as store } from "./members-store.ts";
import { sessionsStore } from "./sessions-store.ts";

/** How long an enrolment code is valid, milliseconds. */
export const ENROLMENT_LIFETIME = 24 * 3_600_000;
/** Roles that move money or power: once there are two admins, one alone can't grant them. */
export const SENSITIVE_ROLES: readonly Role[] = ["rewards_lead", "payments", "compliance", "admin"];

const RolesPayload = v.strictObject({ staff_id: v.string(), roles: v.array(v.picklist(ROLES)) });

interface MembersDeps {
  db: Db;
  now: () => number;
  log: StaffLog;
  approvals: Approvals;
}

/** Result of a change of roles: made, or waiting for another admin. */
export type RolesChange = { approvalId: string } | { roles: readonly Role[] };

const subjectOf = ({ id }: { id: string }) => `staff:${id}`;

/** Staff members: who may sign in, with which roles. Admins change others, never themselves. */
export function createMembers({ db, now, log, approvals }: MembersDeps) {
  /** Runs a change of members; one at a time, so that "the last admin" is true until the end. */
  const change = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await logStore.lock(tx);
      return work(tx);
    });

  function newEnrolment() {
    const code = newToken();
    const enrolmentExpiresAt = new Date(now() + ENROLMENT_LIFETIME);
    return { code, columns: { enrolmentDigest: digestOf(code), enrolmentExpiresAt } };
  }

  const newMember = (name: string, roles: Role[], createdBy: string) => ({
    id: randomUUID(),
    name,
    roles,
    state: "active" as const,
    createdAt: new Date(now()),
    createdBy,
  });

  /** An active member other than `by`. @throws RequestError */
  async function activeOther(tx: Db, name: string, by: StaffMember): Promise<MemberRow> {
    const row = (await store.byName(tx, name)) ?? reject("name", "unknown");
    if (isSamePerson(row.name, by.name)) reject("name", "own_account");
    if (row.state !== "active") reject("name", "disabled");
    return row;
  }

  async function requireOtherAdmin(tx: Db, { id }: MemberRow): Promise<void> {
    const admins = await store.admins(tx);
    if (admins.length === 1 && admins[0]!.id === id) reject("name", "last_admin");
  }

  async function writeRoles(tx: Db, row: MemberRow, roles: readonly Role[], by: StaffMember, reason: string) {
    if (!roles.includes("admin")) await requireOtherAdmin(tx, row);
    await store.update(tx, row.id, { roles: [...roles] });
    await log.record(tx, {
      by,
      action: "staff.roles_changed",
      subject: subjectOf(row),
      reason,
      before: { roles: row.roles },
      after: { roles },
    });
  }

  const rolesRequest = approvals.define({
    name: "staff.set_roles",
    requestedBy: ["admin"],
    decidedBy: ["admin"],
    payload: RolesPayload,
    async execute(tx, { staff_id, roles }, { approvalId, decidedBy }) {
      await logStore.lock(tx);
      const { name } = (await store.active(tx, staff_id)) ?? reject("id", "disabled");
      // The approver can't be the member whose roles change.
      const row = await activeOther(tx, name, decidedBy);
      await writeRoles(tx, row, roles, decidedBy, `approval ${approvalId}`);
    },
  });

  return {
    /**
     * Creates the first admin, or gives an admin who has never signed in a new enrolment code.
     * @returns the enrolment code
     */
    firstAdmin: (name: string): Promise<string> =>
      change(async (tx) => {
        if ((await store.admins(tx)).length > 0) reject("name", "admin_exists");
        const { code, columns } = newEnrolment();
        const earlier = await store.byName(tx, name);
        const isUnused =
          earlier?.state === "active" && earlier.otpStep === null && earlier.roles.includes("admin");
        if (earlier && !isUnused) reject("name", "taken");
        const member = earlier ?? newMember(name, ["admin"], "operator key");
        if (earlier) await store.update(tx, member.id, { ...columns, passwordDigest: null, otpSecret: null });
        else await store.add(tx, { ...member, ...columns });
        await log.record(tx, {
          by: { id: null, name: "operator key", roles: [] },
          action: "staff.first_admin_added",
          subject: subjectOf(member),
          reason: "",
          before: null,
          after: { name: member.name, roles: member.roles },
        });
        return code;
      }),

    /** Adds a member without roles. @returns the enrolment code */
    add: (by: StaffMember, name: string, reason: string): Promise<string> =>
      change(async (tx) => {
        const { code, columns } = newEnrolment();
        const member = newMember(name, [], by.name);
        if (!(await store.add(tx, { ...member, ...columns }))) reject("name", "taken");
        await log.record(tx, {
          by,
          action: "staff.added",
          subject: subjectOf(member),
          reason,
          before: null,
          after: { name, roles: [] },
        });
        return code;
      }),

    /** Changes roles; granting a sensitive one waits for another admin once there are two. */
    setRoles: (by: StaffMember, name: string, roles: readonly Role[], reason: string): Promise<RolesChange> =>
      change(async (tx) => {
        const row = await activeOther(tx, name, by);
        const grants = roles.filter((role) => SENSITIVE_ROLES.includes(role) && !row.roles.includes(role));
        // An admin has the code of a member who has never signed in, and could become that member.
        if (grants.length > 0 && row.otpStep === null) reject("name", "not_enrolled");
        if (grants.length > 0 && (await store.admins(tx)).length > 1) {
          const payload = { staff_id: row.id, roles: [...roles] };
          const { id } = await rolesRequest.request(tx, by, payload, reason);
          return { approvalId: id };
        }
        await writeRoles(tx, row, roles, by, reason);
        return { roles };
      }),

    /** Ends a member's account and sessions for good: names aren't used again. */
    disable: (by: StaffMember, name: string, reason: string): Promise<void> =>
      change(async (tx) => {
        const row = await activeOther(tx, name, by);
        await requireOtherAdmin(tx, row);
        await store.update(tx, row.id, {
          state: "disabled",
          enrolmentDigest: null,
          enrolmentExpiresAt: null,
        });
        await sessionsStore.endAll(tx, row.id);
        await log.record(tx, {
          by,
          action: "staff.disabled",
          subject: subjectOf(row),
          reason,
          before: { roles: row.roles },
          after: null,
        });
      }),

    /**
     * Removes a lost second factor and ends sessions; the password stays, so that the admin can't become the member.
     * @returns the enrolment code
     */
    resetSecondFactor: (by: StaffMember, name: string, reason: string): Promise<string> =>
      change(async (tx) => {
        const row = await activeOther(tx, name, by);
        const { code, columns } = newEnrolment();
        await store.update(tx, row.id, { ...columns, otpSecret: null });
        await sessionsStore.endAll(tx, row.id);
        await log.record(tx, {
          by,
          action: "staff.second_factor_reset",
          subject: subjectOf(row),
          reason,
          before: null,
          after: null,
        });
        return code;
      }),

    all: (): Promise<MemberRow[]> => store.all(db),
  };
}

export type Members = ReturnType<typeof createMembers>;
