import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Version } from "../src/contract/version.ts";
import type { Environment } from "./read-environment.ts";

/**
 * What pages are told of this release: see `server/build.ts` for the record in the folder of the build. Throws for a
 * smallest build that this one does not reach: pages that other servers have renewed would be sent back to it.
 */
export function readRelease(dist: string, { minBuild, killSwitch }: Environment): Version {
  const record = JSON.parse(readFileSync(join(dist, "build.json"), "utf8")) as Partial<Version>;
  const { build = "", builtAt = null } = record;
  if (minBuild && builtAt && minBuild > builtAt)
    throw new Error(`MIN_BUILD: this server's own build is of ${builtAt}, which is before ${minBuild}`);
  return { build, builtAt, minBuild, killSwitch };
}
