import * as v from "valibot";
import type { Db } from "../../../server/db/client.ts";
import { RequestError } from "../../../server/http/errors.ts";
import type {
  ApprovalAction,
  CampaignRole,
  Staff,
  StaffPort,
} from "../../../server/modules/campaigns/staff/staff-port.ts";

interface RequestedApproval {
  action: ApprovalAction<unknown>;
  payload: unknown;
  requestedBy: Staff;
}

/** Staff in memory: people by name, the log, and approvals that a second person decides. */
export function fakeStaff(people: Readonly<Record<string, readonly CampaignRole[]>>) {
  const log: { by: string; action: string; subject: string; reason: string; after: unknown }[] = [];
  const approvals = new Map<string, RequestedApproval>();
  const personOf = (name: string): Staff => ({ id: null, name, roles: people[name] ?? [] });
  const hasRole = ({ roles }: Staff, allowed: readonly CampaignRole[]) =>
    roles.some((role) => allowed.includes(role));

  const port: StaffPort = {
    async authorize(_, roles, by = "") {
      const person = personOf(by);
      if (!hasRole(person, roles)) throw new RequestError("forbidden");
      return person;
    },
    async record(_, { by, action, subject, reason, after }) {
      log.push({ by: by.name, action, subject, reason, after });
    },
    approvals: {
      define: (action) => ({
        async request(_, requestedBy, payload) {
          if (!hasRole(requestedBy, action.requestedBy)) throw new RequestError("forbidden");
          const id = `approval-${approvals.size + 1}`;
          approvals.set(id, { action: action as ApprovalAction<unknown>, payload, requestedBy });
          return { id, digest: "" };
        },
      }),
    },
  };

  /** Approves and executes what was requested. @throws RequestError without the role, or for one's own request */
  async function approve(db: Db, approvalId: string, name: string): Promise<void> {
    const { action, payload, requestedBy } = approvals.get(approvalId)!;
    const decidedBy = personOf(name);
    if (!hasRole(decidedBy, action.decidedBy) || name === requestedBy.name)
      throw new RequestError("forbidden");
    await db.transaction((tx) =>
      action.execute(tx, v.parse(action.payload, payload), { approvalId, requestedBy, decidedBy }),
    );
  }
  return { port, log, approve };
}
