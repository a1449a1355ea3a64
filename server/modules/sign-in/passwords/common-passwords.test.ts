import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

it.each([
  ["12345678", true],
  ["123456789", true],
  ["87654321", true],
  ["aaaaaaaa", true],
  ["abababab", true],
  ["abcdabcd", true],
  ["password", true],
  ["Password123!", true],
  ["qwertyuiop", true],
  ["iloveyou2", true],
  ["anna.berg1", true],
  ["corvette", true],
  ["Liverpool1", true],
  ["casino2026", true],
  ["2026Apogee!", true],
  ["Casino-Bonus-77", true],
  ["casino-of-my-dreams", false],
  ["correct-horse-7", false],
  ["Tr0ub4dor&3", false],
  ["passwordless", false],
  ["aaabbbab", true],
  ["aabbcabc", false],
  ["mnopqrst", true],
  ["mnopqrst7", true],
  ["mnopqrst77", false],
  ["asdfghjkl", true],
  ["lkjhgfdsa", false],
  ["xyzxyzxyz", true],
  ["xyzxyzxyz7k", false],
  ["anna.berg12_", true],
  ["anna.bergen", false],
])("PROF-17 AMB-VAL-05 %s is a common password: %s", (password, common) =>
  expect(isCommonPassword(password, "anna.berg@example.com")).toBe(common),
);

it("PROF-17 rejects each of 10,000 frequently leaked passwords, in any case", () => {
  const list = readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trimEnd()
    .split("\n");
  expect(new Set(list).size).toBe(10_000);
  expect(list.filter((password) => !/^[\x21-\x7e]{8,72}$/.test(password))).toEqual([]);
  expect(list.filter((password) => !isCommonPassword(password.toUpperCase(), "a@example.com"))).toEqual([]);
});

it.each([
  ["anna2026", "anna@example.com", true],
  ["eva-2026", "eva@example.com", false],
  ["anna2026", "anna.99@example.com", true],
  ["anna2026", "annabel@example.com", false],
])("PROF-17 %s for the owner of %s is a common password: %s", (password, email, common) => {
  expect(isCommonPassword(password, email)).toBe(common);
});
