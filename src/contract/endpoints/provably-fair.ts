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

/** Data to verify draws of the reference games. */
export const fairEndpoints = {
  "GET /api/fair/games": {
    summary: "Every version of each game's rules: weights, prizes, return and top prize",
    response: v.array(FairVersionSchema),
  },
  "GET /api/fair/rounds/:id": {
    summary: "Data to verify a finished round; includes the secret once no open round needs it",
    params: FairRoundIdSchema,
    response: FairRoundSchema,
  },
  "GET /api/player/fair_seeds": {
    session: true,
    summary: "Seeds of the player's next rounds, by game",
    response: v.array(FairSeedSchema),
  },
  "POST /api/player/fair_seeds": {
    session: true,
    summary:
      "Reveal a game's secret and start a new seed with the player's text; an unused seed only takes the text",
    body: FairRotationSchema,
    response: FairRotatedSchema,
  },
} as const satisfies Record<string, Endpoint>;
