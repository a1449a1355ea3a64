import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** The VIP manager of a player. */
export const ManagerSchema = v.object({
  managerName: v.string(),
  /** Working hours, as displayed. */
  time: v.string(),
  /** Address of a portrait; empty without one. */
  avatar: v.string(),
  whatsAppLink: v.string(),
  telegramLink: v.string(),
  email: v.string(),
});
export type Manager = v.InferOutput<typeof ManagerSchema>;

export const vipManagersEndpoints = {
  "POST /api/fe/config/managers": {
    mayBeEmpty: true,
    summary: "The player's VIP manager, by the player's groups on the server; null without one",
    body: v.object({ userGroups: v.optional(v.pipe(v.array(v.number()), v.maxLength(1_000))) }),
    response: v.nullable(ManagerSchema),
    safe: true,
  },
} as const satisfies Record<string, Endpoint>;
