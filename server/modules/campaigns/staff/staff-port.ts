import type { Context } from "hono";
import type * as v from "valibot";
import type { Db } from "../../../db/client.ts";
import type { AppEnv } from "../../../http/env.ts";

/** Roles of staff that campaigns know. */
export type CampaignRole =
  | "support"
  | "rewards"
  | "rewards_lead"
  | "payments"
  | "compliance"
  | "content"
  | "auditor"
  | "admin";

export interface Staff {
  /** Null for a person who is named by a local command. */
  id: string | null;
  name: string;
  roles: readonly CampaignRole[];
}

export interface ApprovalContext {
  approvalId: string;
  requestedBy: Staff;
  decidedBy: Staff;
}

export interface ApprovalAction<Payload> {
  name: string;
  requestedBy: readonly CampaignRole[];
  decidedBy: readonly CampaignRole[];
  payload: v.GenericSchema<unknown, Payload>;
  execute(tx: Db, payload: Payload, context: ApprovalContext): Promise<void>;
}

/** What campaigns need of the staff module. */
export interface StaffPort {
  /** The person behind a request. @throws RequestError without a person, or without one of the roles */
  authorize(c: Context<AppEnv>, roles: readonly CampaignRole[], by?: string): Promise<Staff>;
  /** Appends to the staff log within `tx`. */
  record(
    tx: Db,
    event: { by: Staff; action: string; subject: string; reason: string; before: unknown; after: unknown },
  ): Promise<void>;
  approvals: {
    define<Payload>(action: ApprovalAction<Payload>): {
      request(tx: Db, by: Staff, payload: Payload, reason: string): Promise<{ id: string; digest: string }>;
    };
  };
}
