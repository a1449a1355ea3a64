import * as v from "valibot";

/** The server's time, ISO 8601 in UTC. */
export const TimeSchema = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });
