import type { CampaignOperation } from "./schema.ts";
import type { CampaignRole } from "./staff-port.ts";

const READERS: readonly CampaignRole[] = [
  "support",
  "rewards",
  "rewards_lead",
  "compliance",
  "content",
  "auditor",
];
export const WRITERS: readonly CampaignRole[] = ["rewards", "rewards_lead"];
export const DECIDERS: readonly CampaignRole[] = ["rewards_lead", "compliance"];

/** Roles of each operation. What stops a campaign needs one person; what starts one needs a second who approves. */
export const OPERATION_ROLES: Readonly<Record<CampaignOperation["command"], readonly CampaignRole[]>> = {
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
