import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

describe("the estimate of a password's strength", () => {
  it.each([
    ["", 0],
    ["Xk9!", 0],
    ["password1", 0],
    ["Passwort123", 0],
    ["aaaaaaaaaaaaaaaa", 0],
    ["12345678901234", 0],
    ["abcdefgh", 0],
    ["abababababababababab", 0],
    ["kitchen7", 1],
    ["kitchen-7lamp", 2],
    ["correct horse staple", 3],
    ["brand-new-horse-9", 3],
    ["xK9!vQ2#mL7$", 2],
    ["xK9!vQ2#mL7$pR", 3],
  ])("PROF-30 rates %j as %i", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it("PROF-30 gives nothing for the player's own address", () => {
    expect(passwordStrength("rosalind.franklin1952")).toBeGreaterThan(1);
    expect(passwordStrength("rosalind.franklin1952", "Rosalind.Franklin@example.com")).toBe(0);
  });

  it("PROF-30 never falls as a password grows by other characters", () => {
    const password = "t7Kq!wZ3mB9#xP";
    const strengths = [...password].map((_, i) => passwordStrength(password.slice(0, i + 1)));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(strengths.at(-1)).toBe(3);
  });
});
