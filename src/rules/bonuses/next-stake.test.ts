import { expect, it } from "vitest";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type * as NextStake from "./next-stake.ts";
import { nextStakeSource } from "./next-stake.ts";

it.each([
  [100n, 0n, "real"],
  [0n, 0n, "real"],
  [100n, 50n, "mixed"],
  [0n, 50n, "bonus"],
] as const)("ANC-49 with %d real and %d bonus money, the next stake takes %s", (real, bonus, source) => {
  expect(nextStakeSource({ real, bonus })).toBe(source);
});

it("ANC-49 a mutant that takes bonus money before real money is caught", async () => {
  await expectCaught<typeof NextStake>(
    "src/rules/bonuses/next-stake.ts",
    (module) => expect(module.nextStakeSource({ real: 1n, bonus: 1n })).toBe("mixed"),
    'real > 0n ? "mixed" : "bonus"',
    '"bonus"',
  );
});
