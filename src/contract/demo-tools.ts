import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** Cookie of a browser for which demo mode simulates a bad network: `slow` or `off`. */
export const WEAK_NETWORK_COOKIE = "weak_network";

/** What the demo tools offer; production has none of it. */
export const DemoToolsSchema = v.object({
  /** Password of all demo players. */
  password: v.string(),
  players: v.array(v.object({ email: v.string(), country: v.string(), currency: v.string() })),
  /** Offset of the server's clock from the real time, seconds; null if it can't be moved. */
  clock_shift: v.nullable(v.number()),
});
export type DemoTools = v.InferOutput<typeof DemoToolsSchema>;

/** Ninety days in seconds, the farthest that one step moves the clock. */
const MAX_STEP = 7_776_000;

const DemoClockSchema = v.object({
  /** Seconds to add; 0 returns to the real time. */
  by: v.pipe(v.number(), v.integer(), v.minValue(0, "too_small"), v.maxValue(MAX_STEP, "too_big")),
});

export const demoToolsEndpoints = {
  "GET /api/demo/tools": { summary: "Demo mode: the demo players and the clock", response: DemoToolsSchema },
  "POST /api/demo/clock": {
    summary: "Demo mode: move the server's clock",
    body: DemoClockSchema,
    rejections: ["not_found"],
    response: DemoToolsSchema,
  },
  "POST /api/demo/jackpot_win": {
    summary: "Demo mode: let the player win a jackpot",
    session: true,
    rejections: ["not_found"],
    response: v.object({ win: v.string() }),
  },
  "POST /api/demo/verification": {
    summary: "Demo mode: approve the player's documents",
    session: true,
    response: v.object({ verified: v.literal(true) }),
  },
  "POST /api/demo/message": {
    summary: "Demo mode: send the player a notification, by push as well",
    session: true,
    /** `pushes`: number of browsers pushed to. */
    response: v.object({ pushes: v.number() }),
  },
} as const satisfies Record<string, Endpoint>;
