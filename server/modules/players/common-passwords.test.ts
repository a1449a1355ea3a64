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
  ["correct-horse-7", false],
  ["Tr0ub4dor&3", false],
  ["passwordless", false],
])("PROF-17 AMB-VAL-05 %s is a common password: %s", (password, common) =>
  expect(isCommonPassword(password, "anna.berg@example.com")).toBe(common),
);
