import { describe, expect, it } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

describe("the redirect target after login", () => {
  it.each([
    "/",
    "/profile/security",
    "/play/studio/game?mode=real#rules",
    "/a//b",
    "/apixel",
    "/support/api",
    "/%2f%2fevil.example",
  ])("NAV-04 %s is accepted", (target) => {
    expect(redirectTarget(target)).toBe(target);
  });

  it.each([
    undefined,
    null,
    5,
    ["/profile"],
    "",
    "profile",
    "//evil.example",
    "///evil.example",
    "//evil.example/profile",
    "//[",
    "/de//evil.example",
    "/fr-CA//evil.example/",
    "/\\evil.example",
    "/profile\\limits",
    "/pro\tfile",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "/..//evil.example",
    "/.//evil.example",
    " //evil.example",
    "@evil.example",
    ".evil.example",
    "/api",
    "/api/users/confirmation?confirmation_token=x",
    "/x/../api/player",
    "/%61pi/player",
    "/ap%69/player",
  ])("NAV-04 %j is replaced by the main page", (target) => {
    expect(redirectTarget(target)).toBe("/");
  });
});
