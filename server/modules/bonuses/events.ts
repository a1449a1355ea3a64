import * as v from "valibot";
import { BonusStageSchema } from "../../../src/contract/bonuses.ts";
import { defineEvent } from "../../core/events/events.ts";

/** A bonus ended; `stage` says how. */
export const bonusEnded = defineEvent(
  "bonus.ended",
  v.object({ bonusId: v.string(), playerId: v.number(), stage: BonusStageSchema }),
);
