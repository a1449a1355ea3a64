import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type Version, VersionSchema } from "../../contract/version.ts";
import { isTooOld, parseVersion } from "./version.ts";

const version: Version = {
  build: "8444bd97772f",
  builtAt: "2026-11-22T08:00Z",
  minBuild: "2026-11-20T00:00Z",
  killSwitch: true,
};

describe("the server's version", () => {
  it("PLT-53 is parsed as the contract defines it", () => {
    expect(v.parse(VersionSchema, version)).toEqual(version);
    expect(parseVersion(version)).toEqual(version);
    const minimalVersion = { build: "a", builtAt: null, minBuild: null, killSwitch: false };
    expect(parseVersion(v.parse(VersionSchema, minimalVersion))).toEqual(minimalVersion);
  });

  it.each([
    null,
    undefined,
    "<!doctype html><title>Please sign in</title>",
    "",
    12,
    [],
    {},
    { build: 3 },
    { build: "" },
    { build: null, killSwitch: true },
    { code: "not_found", errors: {} },
  ])("PLT-53 is null for %j", (answer) => {
    expect(parseVersion(answer)).toBeNull();
  });

  it.each([
    [{ killSwitch: "true" }, { killSwitch: false }],
    [{ killSwitch: 1 }, { killSwitch: false }],
    [{ minBuild: "8444bd97772f" }, { minBuild: null }],
    [{ minBuild: 0 }, { minBuild: null }],
    [{ minBuild: "9999" }, { minBuild: null }],
    [{ builtAt: {} }, { builtAt: null }],
    [{ anything: "else" }, {}],
  ])("PLT-53 ignores a malformed field: %j", (malformedFields, parsedFields) => {
    expect(parseVersion({ ...version, ...malformedFields })).toEqual({ ...version, ...parsedFields });
  });

  it.each([
    ["2026-11-19T23:59Z", "2026-11-20T00:00Z", true],
    ["2026-11-20T00:00Z", "2026-11-20T00:00Z", false],
    ["2026-11-20T00:01Z", "2026-11-20T00:00Z", false],
    ["2025-12-31T23:59Z", "2026-01-01T00:00Z", true],
    ["2020-01-01T00:00Z", null, false],
    [undefined, "2026-11-20T00:00Z", false],
    ["", "2026-11-20T00:00Z", false],
    ["undefined", "2026-11-20T00:00Z", false],
  ])("PLT-53 a page built at %s is outdated when the minimum is %s: %s", (builtAt, minBuild, isOutdated) => {
    expect(isTooOld(builtAt, { ...version, minBuild })).toBe(isOutdated);
  });
});
