import {
  ConfirmedLimitSchema,
  LimitChangesSchema,
  LimitIdSchema,
  LimitRulesSchema,
  LimitTokenSchema,
  NewLimitSchema,
  UserLimitsSchema,
} from "../limits.ts";
import type { Endpoint } from "./endpoint.ts";

/** The player's own limits, and breaks. */
export const limitsEndpoints = {
  "GET /api/user_limits": {
    session: true,
    summary: "The player's limits in force, their usage and pending changes",
    response: UserLimitsSchema,
  },
  "GET /api/user_limits/rules": {
    session: true,
    summary: "Limits that the player's licence offers, and how long increases wait",
    response: LimitRulesSchema,
  },
  "GET /api/user_limits/changes": {
    session: true,
    summary: "Limits set, requested and confirmed in the last twelve months, newest first",
    response: LimitChangesSchema,
  },
  "POST /api/user_limits": {
    session: true,
    summary:
      "Set or change a limit, or start a break: decreases apply immediately, increases wait for confirmation",
    body: NewLimitSchema,
    rejections: ["too_many_requests"],
    response: UserLimitsSchema,
  },
  "DELETE /api/user_limits/:id": {
    session: true,
    summary: "Request the removal of a limit, which waits for confirmation",
    params: LimitIdSchema,
    rejections: ["too_many_requests"],
    response: UserLimitsSchema,
  },
  "POST /api/user_limits/confirm": {
    summary: "Confirm a requested change with the email's link after the wait; with or without a session",
    body: LimitTokenSchema,
    rejections: ["too_many_requests"],
    response: ConfirmedLimitSchema,
  },
} as const satisfies Record<string, Endpoint>;
