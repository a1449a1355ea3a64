import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Version } from "../../src/contract/version.ts";
import type { Environment } from "../environment/read-environment.ts";

/**
 * The release as pages see it, from the build record of `server/build.ts`.
 * @throws Error if MIN_BUILD is newer than this build: pages that another server updated would reload into this older
 * build
 */
export function readRelease(dist: string, { minBuild, killSwitch }: Environment): Version {
  const record = JSON.parse(readFileSync(join(dist, "build.json"), "utf8")) as Partial<Version>;
  const { build = "", builtAt = null } = record;
  if (minBuild && builtAt && minBuild > builtAt)
    throw new Error(`MIN_BUILD ${minBuild} is newer than this server's build of ${builtAt}`);
  return { build, builtAt, minBuild, killSwitch };
}
