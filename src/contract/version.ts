import * as v from "valibot";
import { MINUTE } from "./timestamps.ts";

/** The deployed release. Always fetched from the network. */
export const VersionSchema = v.object({
  /** Served build: a content digest, so it identifies but does not order builds. */
  build: v.string(),
  /** Build time; may differ between servers with the same build. */
  builtAt: v.nullable(v.pipe(v.string(), v.regex(MINUTE))),
  /** Pages built before this time update without a prompt. */
  minBuild: v.nullable(v.pipe(v.string(), v.regex(MINUTE))),
  /** If true, pages unregister the worker, delete its caches and run without one. */
  killSwitch: v.boolean(),
});
export type Version = v.InferOutput<typeof VersionSchema>;
