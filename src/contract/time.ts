import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** The server's time, ISO 8601 in UTC. */
export const TimeSchema = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });

export const timeEndpoints = {
  "GET /api/time": { summary: "The server's time", response: TimeSchema },
} as const satisfies Record<string, Endpoint>;
