import * as v from "valibot";
import { BonusStageSchema } from "../../../src/contract/bonuses.ts";
import { defineEvent } from "../../core/events/events.ts";

/** A bonus reached another stage. */
export const bonusChanged = defineEvent(
  "bonus.changed",
  v.object({ bonusId: v.string(), playerId: v.number(), stage: BonusStageSchema }),
);
