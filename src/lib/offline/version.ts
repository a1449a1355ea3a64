import { MINUTE } from "../../contract/timestamps.ts";
import type { Version } from "../../contract/version.ts";

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const minuteOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text && MINUTE.test(text) ? text : null;
};

/** What of an answer makes sense; null for one that is no version at all, such as a page or an error. */
export function readVersion(answer: unknown): Version | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { build, builtAt, minBuild, killSwitch } = answer as Record<string, unknown>;
  const known = textOf(build);
  if (known === null) return null;
  return {
    build: known,
    builtAt: minuteOf(builtAt),
    minBuild: minuteOf(minBuild),
    killSwitch: killSwitch === true,
  };
}

/** Whether a page that was built then must go; one whose time is not known may stay. */
export function isTooOld(builtAt: string | undefined, { minBuild }: Version): boolean {
  return minBuild !== null && builtAt !== undefined && MINUTE.test(builtAt) && builtAt < minBuild;
}
