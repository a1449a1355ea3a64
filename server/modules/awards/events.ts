import * as v from "valibot";
import { AWARD_KINDS, AWARD_SOURCES } from "../../../src/contract/awards.ts";
import { defineEvent } from "../../core/events/events.ts";

/** An award was issued, or is held until the reason goes away; with the other parts of its entitlement. */
export const awardDecided = defineEvent(
  "award.decided",
  v.object({
    awardId: v.string(),
    playerId: v.number(),
    kind: v.picklist(AWARD_KINDS),
    /** Kinds of all parts. Missing in deliveries that an earlier release stored. */
    kinds: v.optional(v.array(v.picklist(AWARD_KINDS))),
    source: v.picklist(AWARD_SOURCES),
    state: v.picklist(["issued", "held"]),
    reason: v.nullable(v.string()),
  }),
);
