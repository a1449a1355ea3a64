import type { Outcome } from "../../../http/operations.ts";
import type { StaffMember } from "../../../http/staff-member.ts";
import { canonicalText } from "../canonical.ts";
import type { ApprovalOperation } from "../operations.ts";
import type { Approvals } from "./approvals.ts";
import type { Approval } from "./approvals-store.ts";

const requestLine = ({ id, action, requestedBy, requestedAt, reason }: Approval) =>
  `${id}  ${action}  by ${requestedBy} at ${requestedAt.toISOString()}: ${reason}`;

const decisionLine = ({ id, decision, decidedBy, decidedAt }: Approval) =>
  `${id} was ${decision} by ${decidedBy} at ${decidedAt!.toISOString()}`;

/** Runs staff commands on approvals. */
export const createApprovalOperations =
  (approvals: Approvals) =>
  async (operation: ApprovalOperation, by: StaffMember): Promise<Outcome> => {
    if (operation.command === "list") {
      const open = await approvals.open(by);
      return { ok: true, lines: open.length > 0 ? open.map(requestLine) : ["No open requests"] };
    }
    const { command, id } = operation;
    if (command === "show") {
      const row = await approvals.find(by, id);
      return {
        ok: true,
        lines: [
          requestLine(row),
          `Digest ${row.digest}, expires ${row.expiresAt.toISOString()}`,
          canonicalText(row.payload),
          ...(row.decision ? [decisionLine(row)] : []),
        ],
      };
    }
    const decision = command === "approve" ? "approved" : "rejected";
    const decided = await approvals.decide(by, id, decision, command === "reject" ? operation.reason : "");
    return { ok: decided.decision === decision, lines: [decisionLine(decided)] };
  };
