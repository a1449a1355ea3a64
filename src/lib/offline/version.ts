import { MINUTE } from "../../contract/timestamps.ts";
import type { Version } from "../../contract/version.ts";

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const minuteOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text && MINUTE.test(text) ? text : null;
};

/** Parses a version response; null if it isn't one but, for example, a page or an error. */
export function parseVersion(answer: unknown): Version | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { build, builtAt, minBuild, killSwitch } = answer as Record<string, unknown>;
  const buildId = textOf(build);
  if (buildId === null) return null;
  return {
    build: buildId,
    builtAt: minuteOf(builtAt),
    minBuild: minuteOf(minBuild),
    killSwitch: killSwitch === true,
  };
}

/** True if the page's build is older than the required minimum; false if its build time is unknown. */
export function isTooOld(builtAt: string | undefined, { minBuild }: Version): boolean {
  return minBuild !== null && builtAt !== undefined && MINUTE.test(builtAt) && builtAt < minBuild;
}
