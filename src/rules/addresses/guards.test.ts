import { describe, expect, it } from "vitest";
import { isForPlayers, redirectOf } from "./guards.ts";

describe("redirects", () => {
  it.each([
    ["/accounts/history", "/"],
    ["/profile/password/edit", "/new-password"],
    ["/users/password/edit", "/new-password"],
    ["/profile/confirmation", "/confirmation"],
    ["/users/confirmation", "/confirmation"],
    ["/users", "/profile"],
    ["/sport/login", "/login"],
    ["/sport/registration", "/registration"],
    ["/pokies", "/pokies/all"],
    ["/live", "/live/all"],
    ["/table", "/table/all"],
    ["/bonus-balance", "/profile/bonus-balance"],
    ["/rocket-mart", "/promotions"],
    ["/users/security", "/profile/security"],
    ["/profile", null],
    ["/", null],
    ["/constructor", null],
    ["/usersx", null],
  ])("NAV-13 NAV-14 NAV-15 PROF-01 AMB-RTE-03 %s redirects to %s", (path, to) => {
    expect(redirectOf(path)).toBe(to);
  });
});

it("NAV-41 /santa-vegas redirects to the promotions, but no page below it does", () => {
  expect(redirectOf("/santa-vegas")).toBe("/promotions");
  expect(redirectOf("/santa-vegas/rules")).toBeNull();
});

it("NAV-42 /rocket-chance redirects to the promotions, but no page below it does", () => {
  expect(redirectOf("/rocket-chance")).toBe("/promotions");
  expect(redirectOf("/rocket-chance/rules")).toBeNull();
});

describe("pages for players only", () => {
  it.each([
    ["/profile", true],
    ["/profile/limits", true],
    ["/profile/limits/confirm", false],
    ["/profile/password/edit", false],
    ["/favorite-games", true],
    ["/profiles", false],
    ["/producers/profile", false],
    ["/", false],
  ])("NAV-02 NAV-16 CAT-06 %s: %s", (path, forPlayers) => {
    expect(isForPlayers(path)).toBe(forPlayers);
  });
});
