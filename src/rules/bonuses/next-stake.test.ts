import { expect, it } from "vitest";
import { nextStakeSource } from "./next-stake.ts";

it.each([
  [100n, 0n, "real"],
  [0n, 0n, "real"],
  [100n, 50n, "mixed"],
  [0n, 50n, "bonus"],
] as const)("ANC-49 with %d real and %d bonus money, the next stake takes %s", (real, bonus, source) => {
  expect(nextStakeSource({ real, bonus })).toBe(source);
});
