import * as v from "valibot";
import { defineEvent } from "../../core/events/events.ts";

/** A player set or lowered a deposit limit, which is in force. */
export const depositLimitLowered = defineEvent("limit.deposit_lowered", v.object({ playerId: v.number() }));
