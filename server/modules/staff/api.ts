import type { Context } from "hono";
import type * as v from "valibot";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../http/env.ts";
import type { Role, StaffMember } from "../../http/staff-member.ts";

export interface ApprovalContext {
  approvalId: string;
  requestedBy: StaffMember;
  decidedBy: StaffMember;
}

export interface ApprovalAction<Payload> {
  name: string;
  requestedBy: readonly Role[];
  decidedBy: readonly Role[];
  payload: v.GenericSchema<unknown, Payload>;
  execute(tx: Db, payload: Payload, context: ApprovalContext): Promise<void>;
}

/** What modules with staff operations need of this one. */
export interface StaffPort {
  /** The person behind a request. @throws RequestError without a person, or without one of the roles */
  authorize(c: Context<AppEnv>, roles: readonly Role[], by?: string): Promise<StaffMember>;
  /** Appends to the staff log within `tx`; called last, because other staff actions wait from then on. */
  record(
    tx: Db,
    event: {
      by: StaffMember;
      action: string;
      subject: string;
      reason: string;
      before: unknown;
      after: unknown;
    },
  ): Promise<void>;
  approvals: {
    define<Payload>(action: ApprovalAction<Payload>): {
      request(
        tx: Db,
        by: StaffMember,
        payload: Payload,
        reason: string,
      ): Promise<{ id: string; digest: string }>;
    };
  };
}
