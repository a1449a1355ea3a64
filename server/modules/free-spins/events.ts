import * as v from "valibot";
import { defineEvent } from "../../core/events/events.ts";

/** A grant changed so that its provider has to be called, or its winnings may be settled. */
export const grantChanged = defineEvent(
  "freespins.changed",
  v.object({ grantId: v.string(), playerId: v.number() }),
);

/** A difference between the provider's figures and ours, for staff. Amounts are minor units, as text. */
export const caseOpened = defineEvent(
  "freespins.case_opened",
  v.variant("kind", [
    v.object({
      kind: v.literal("unknown_grant"),
      playerId: v.number(),
      provider: v.string(),
      action: v.string(),
      campaign: v.string(),
      amount: v.string(),
    }),
    v.object({ kind: v.literal("provider_silent"), playerId: v.number(), grantId: v.string() }),
    v.object({
      kind: v.literal("totals_differ"),
      playerId: v.number(),
      grantId: v.string(),
      won: v.string(),
      reportedWon: v.string(),
      reportedPlayed: v.number(),
    }),
  ]),
);
