/** Roles of staff, a closed list; `ROLE_DUTIES` says what each may do. */
export const ROLES = [
  "support",
  "rewards",
  "rewards_lead",
  "payments",
  "compliance",
  "content",
  "auditor",
  "admin",
] as const;

export type Role = (typeof ROLES)[number];

/** What each role may do; routes name the roles that they admit. */
export const ROLE_DUTIES: Readonly<Record<Role, string>> = {
  support: "reads players and awards, makes small gestures, cancels a bonus at the player's request",
  rewards: "writes and submits campaigns, makes code batches, requests exclusions, makes gestures",
  rewards_lead: "approves campaigns and rewards actions of others",
  payments: "releases cash awards that wait for approval",
  compliance: "decides verification holds, stops rewards of a player, pauses a campaign",
  content: "writes texts, pictures and banners",
  auditor: "reads and exports everything, runs verification",
  admin: "manages staff and roles; has no rewards powers",
};

/** A staff member who is signed in or, with `id` null, a local operator with the operator key. */
export interface StaffMember {
  id: string | null;
  name: string;
  roles: readonly Role[];
}
