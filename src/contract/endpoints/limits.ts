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

/** Limits that players set themselves, and breaks. */
export const limitsEndpoints = {
  "GET /api/user_limits": {
    session: true,
    summary: "The player's limits that hold, how far they are used up, and what is asked for",
    response: UserLimitsSchema,
  },
  "GET /api/user_limits/rules": {
    session: true,
    summary: "What the player's licence offers of limits, and how long more has to wait",
    response: LimitRulesSchema,
  },
  "GET /api/user_limits/changes": {
    session: true,
    summary:
      "What the player has set, asked for and confirmed of limits in the last twelve months, newest first",
    response: LimitChangesSchema,
  },
  "POST /api/user_limits": {
    session: true,
    summary:
      "Set or change a limit, or begin a break: less holds at once, more waits and is then to be confirmed",
    body: NewLimitSchema,
    rejections: ["too_many_requests"],
    response: UserLimitsSchema,
  },
  "DELETE /api/user_limits/:id": {
    session: true,
    summary: "Ask for the end of a limit: it waits, and is then to be confirmed",
    params: LimitIdSchema,
    rejections: ["too_many_requests"],
    response: UserLimitsSchema,
  },
  "POST /api/user_limits/confirm": {
    summary: "Confirm what was asked for, by the link of the mail, once the wait is over; signed in or not",
    body: LimitTokenSchema,
    rejections: ["too_many_requests"],
    response: ConfirmedLimitSchema,
  },
} as const satisfies Record<string, Endpoint>;
