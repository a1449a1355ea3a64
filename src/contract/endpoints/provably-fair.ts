import * as v from "valibot";
import {
  FairRotatedSchema,
  FairRotationSchema,
  FairRoundIdSchema,
  FairRoundSchema,
  FairSeedSchema,
  FairVersionSchema,
} from "../provably-fair.ts";
import type { Endpoint } from "./endpoint.ts";

/** What draws of the reference games can be checked by. */
export const fairEndpoints = {
  "GET /api/fair/games": {
    summary: "Every version of each game's rules: weights, prizes, what comes back, the top prize",
    response: v.array(FairVersionSchema),
  },
  "GET /api/fair/rounds/:id": {
    summary: "What a finished round can be checked by; its secret once no round needs it",
    params: FairRoundIdSchema,
    response: FairRoundSchema,
  },
  "GET /api/player/fair_seeds": {
    session: true,
    summary: "What the player's next rounds are drawn from, by game",
    response: v.array(FairSeedSchema),
  },
  "POST /api/player/fair_seeds": {
    session: true,
    summary:
      "Show the secret of a game's rounds until now, and begin another with the player's text; one that is unused takes it",
    body: FairRotationSchema,
    response: FairRotatedSchema,
  },
} as const satisfies Record<string, Endpoint>;
