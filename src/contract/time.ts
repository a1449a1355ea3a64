import * as v from "valibot";

/** What time it is on the server: ISO 8601 in UTC. */
export const TimeSchema = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });
