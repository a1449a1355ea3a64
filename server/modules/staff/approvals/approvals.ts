import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isSamePerson } from "../../../../src/rules/players/staff-name.ts";
import type { Db } from "../../../db/client.ts";
import type { Role, StaffMember } from "../../../http/staff-member.ts";
import { requireRole } from "../authorize.ts";
import { canonicalDigest, canonicalText, storedForm } from "../canonical.ts";
import type { StaffLog } from "../log/log.ts";
import { reject } from "../reject.ts";
import { type Approval, approvalsStore as store } from "./approvals-store.ts";

/** How long a request can be decided, milliseconds. */
export const APPROVAL_LIFETIME = 7 * 24 * 3_600_000;

/** An action that needs a second person. */
export interface ApprovalAction<Payload> {
  name: string;
  requestedBy: readonly Role[];
  decidedBy: readonly Role[];
  /** Reads the stored payload: amounts are text there, so a bigint's schema transforms text. */
  payload: v.GenericSchema<unknown, Payload>;
  /** Does the approved action in the transaction of the decision. */
  execute(
    tx: Db,
    payload: Payload,
    context: { approvalId: string; requestedBy: StaffMember; decidedBy: StaffMember },
  ): Promise<void>;
}

interface ApprovalsDeps {
  db: Db;
  now: () => number;
  log: StaffLog;
  /** True outside production, where local operators may request. */
  allowsLocal: boolean;
  /** An active staff member, with today's roles. */
  findMember: (tx: Db, id: string) => Promise<StaffMember | undefined>;
}

const subjectOf = (id: string) => `approval:${id}`;

/** Four eyes: a request is stored, and executed as stored when a second person approves it. */
export function createApprovals({ db, now, log, allowsLocal, findMember }: ApprovalsDeps) {
  const actions = new Map<string, ApprovalAction<unknown>>();

  const actionOf = ({ action }: Approval) => actions.get(action) ?? reject("id", "unknown_action");

  /** The requester, who must still have a role for the action: a disabled account's requests end with it. */
  async function requesterOf(tx: Db, row: Approval, { requestedBy }: ApprovalAction<unknown>) {
    if (row.requestedById === null)
      return allowsLocal
        ? { id: null, name: row.requestedBy, roles: requestedBy }
        : reject("id", "requester_without_role");
    const member = await findMember(tx, row.requestedById);
    return member?.roles.some((role) => requestedBy.includes(role))
      ? member
      : reject("id", "requester_without_role");
  }

  async function execute(tx: Db, row: Approval, decidedBy: StaffMember): Promise<void> {
    const action = actionOf(row);
    if (canonicalDigest(row.payload) !== row.digest) reject("id", "payload_changed");
    const requestedBy = await requesterOf(tx, row, action);
    await action.execute(tx, v.parse(action.payload, row.payload), {
      approvalId: row.id,
      requestedBy,
      decidedBy,
    });
  }

  /** @throws RequestError if the person may not decide the request now */
  function checkDecider(row: Approval, by: StaffMember): void {
    if (isSamePerson(by.name, row.requestedBy)) reject("id", "same_person");
    if (row.expiresAt.getTime() <= now()) reject("id", "approval_expired");
  }

  return {
    /** Called once per action in setup of the owning module. */
    define<Payload>(action: ApprovalAction<Payload>) {
      const { name, requestedBy, payload: schema } = action;
      if (actions.has(name)) throw new Error(`the action "${name}" is defined twice`);
      actions.set(name, action as ApprovalAction<unknown>);
      return {
        /**
         * Stores the request; nothing happens until a second person approves it.
         * @throws RequestError 403 if the member has no role for it
         */
        async request(
          tx: Db,
          by: StaffMember,
          payload: Payload,
          reason: string,
        ): Promise<{ id: string; digest: string }> {
          requireRole(by, requestedBy);
          const stored = storedForm(payload);
          if (canonicalText(v.parse(schema, stored)) !== canonicalText(stored))
            throw new Error(`the payload of "${name}" doesn't survive storing`);
          const at = now();
          const request = { id: randomUUID(), digest: canonicalDigest(stored) };
          await store.add(tx, {
            ...request,
            action: name,
            payload: stored,
            requestedBy: by.name,
            requestedById: by.id,
            requestedAt: new Date(at),
            reason,
            expiresAt: new Date(at + APPROVAL_LIFETIME),
          });
          const after = { action: name, digest: request.digest };
          await log.record(tx, {
            by,
            action: "approval.requested",
            subject: subjectOf(request.id),
            reason,
            before: null,
            after,
          });
          return request;
        },
      };
    },

    /**
     * Decides a request once and, if approved, executes it in the same transaction; a repeat returns the first decision.
     * @throws RequestError with a code for `id`, or 403
     */
    decide: (
      by: StaffMember,
      id: string,
      decision: "approved" | "rejected",
      reason: string,
    ): Promise<Approval> =>
      db.transaction(async (tx) => {
        const row = (await store.lock(tx, id)) ?? reject("id", "unknown");
        requireRole(by, actionOf(row).decidedBy);
        if (row.decision !== null) return row;
        checkDecider(row, by);
        // Before the execution, so that the database's rules refuse it first.
        const decided = await store.decide(tx, id, {
          decision,
          decidedBy: by.name,
          decidedById: by.id,
          decidedAt: new Date(now()),
        });
        if (decision === "approved") await execute(tx, row, by);
        await log.record(tx, {
          by,
          action: `approval.${decision}`,
          subject: subjectOf(id),
          reason,
          before: null,
          after: { action: row.action, digest: row.digest },
        });
        return decided;
      }),

    /** Undecided requests that a member with these roles may see, oldest first. */
    async open(by: StaffMember): Promise<Approval[]> {
      const rows = await store.open(db);
      return rows.filter((row) => row.expiresAt.getTime() > now() && isVisible(row, by));
    },

    /** @throws RequestError if there is none that the member may see */
    async find(by: StaffMember, id: string): Promise<Approval> {
      const row = await store.find(db, id);
      return row && isVisible(row, by) ? row : reject("id", "unknown");
    },
  };

  /** Requests are visible to auditors and to members who may request or decide them. */
  function isVisible(row: Approval, by: StaffMember): boolean {
    const action = actions.get(row.action);
    const roles: readonly Role[] = ["auditor", ...(action?.requestedBy ?? []), ...(action?.decidedBy ?? [])];
    return by.roles.some((role) => roles.includes(role));
  }
}

export type Approvals = ReturnType<typeof createApprovals>;
