import type { Role } from "../../../http/staff-member.ts";
import type { CampaignOperation } from "./schema.ts";

const READERS: readonly Role[] = ["support", "rewards", "rewards_lead", "compliance", "content", "auditor"];
export const WRITERS: readonly Role[] = ["rewards", "rewards_lead"];
export const DECIDERS: readonly Role[] = ["rewards_lead", "compliance"];

/** Roles of each operation. What stops a campaign needs one person; what starts one needs a second who approves. */
export const OPERATION_ROLES: Readonly<Record<CampaignOperation["command"], readonly Role[]>> = {
  validate: READERS,
  preview: READERS,
  list: READERS,
  show: READERS,
  save: WRITERS,
  submit: WRITERS,
  publish: WRITERS,
  pause: DECIDERS,
  resume: [...WRITERS, "compliance"],
  retire: DECIDERS,
};
