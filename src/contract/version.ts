import * as v from "valibot";
import { MINUTE } from "./timestamps.ts";

/** What the server says of its release. Only ever asked from the network. */
export const VersionSchema = v.object({
  /** The build that is served. A digest of what it was made from: it says which one, not which is newer. */
  build: v.string(),
  /** When it was made. Two servers that built the same thing may differ. */
  builtAt: v.nullable(v.pipe(v.string(), v.regex(MINUTE))),
  /** Pages that were built before this moment go over to the build that is served without being asked. */
  minBuild: v.nullable(v.pipe(v.string(), v.regex(MINUTE))),
  /** Pages remove the worker with all that it keeps, and do without one. */
  killSwitch: v.boolean(),
});
export type Version = v.InferOutput<typeof VersionSchema>;
