import * as v from "valibot";
import { defineEvent } from "../events/events.ts";

/** `at` is ISO 8601 in UTC. */
const PlayerSchema = v.object({ playerId: v.number(), at: v.string() });

/** A registration is complete: the address is confirmed, and no required detail is missing. */
export const playerRegistered = defineEvent("player.registered", PlayerSchema);

/** A player has signed out. */
export const playerSignedOut = defineEvent("player.signed_out", PlayerSchema);

/** A cooling-off or self-exclusion period started or was extended. */
export const playerExcluded = defineEvent("player.excluded", PlayerSchema);

/** An account is closed for good. */
export const playerClosed = defineEvent("player.closed", PlayerSchema);
