import { describe, expect, it } from "vitest";
import { wageringEntry } from "../../../tests/support/data/gifts.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type * as Statement from "./wagering-statement.ts";
import { checkWageringStatement, toMinorUnits } from "./wagering-statement.ts";

const FILE = "src/rules/bonuses/wagering-statement.ts";

/** Rounds of a slot, of a table game at 10%, and one above the highest bet of €5.00. */
const ENTRIES = [
  wageringEntry(3),
  wageringEntry(2, { stake_cents: 333, contribution: 1_000, parts: 333_000 }),
  wageringEntry(1, { stake_cents: 2_000 }),
];
const statement = { parts: 10_333_000, max_bet_cents: 500, entries: ENTRIES };

describe("NEW-27 the statement of a bonus", () => {
  it("NEW-27 BON-21 adds up exactly, below a minor unit too", () => {
    expect(checkWageringStatement(statement)).toEqual({ matches: true, sum: 10_333_000n });
    expect(toMinorUnits(10_339_999n)).toBe(1_033n);
  });

  it("NEW-27 adds up without rounds, and beyond exact numbers", () => {
    expect(checkWageringStatement({ parts: 0, max_bet_cents: null, entries: [] })).toEqual({
      matches: true,
      sum: 0n,
    });
    const entries = [wageringEntry(1, { stake_cents: "90071992547409931", parts: "900719925474099310000" })];
    expect(
      checkWageringStatement({ parts: "900719925474099310000", max_bet_cents: null, entries }).matches,
    ).toBe(true);
  });

  it("NEW-27 names a total that isn't the sum", () => {
    expect(checkWageringStatement({ ...statement, parts: 10_333_001 })).toMatchObject({
      matches: false,
      mismatch: "total",
    });
  });

  it("NEW-27 names the entry that counts another amount than its bet gives", () => {
    const entries = [wageringEntry(2), wageringEntry(1, { parts: 4_999_999 })];
    expect(checkWageringStatement({ parts: 9_999_999, max_bet_cents: 500, entries })).toMatchObject({
      matches: false,
      mismatch: "entry",
      entryId: 1,
    });
  });

  it("NEW-27 names a round that is listed twice", () => {
    const entries = [wageringEntry(2, { round: "a" }), wageringEntry(1, { round: "a" })];
    expect(checkWageringStatement({ parts: 10_000_000, max_bet_cents: 500, entries })).toMatchObject({
      matches: false,
      mismatch: "twice",
      entryId: 1,
    });
  });
});

describe("NEW-27 mutants of the check", () => {
  it("NEW-27 one that trusts the total is caught", async () => {
    await expectCaught<typeof Statement>(
      FILE,
      (mutant) => expect(mutant.checkWageringStatement({ ...statement, parts: 1 }).matches).toBe(false),
      "return sum === BigInt(parts)",
      "return true",
    );
  });

  it("NEW-27 one that doesn't cap bets is caught", async () => {
    await expectCaught<typeof Statement>(
      FILE,
      (mutant) => expect(mutant.checkWageringStatement(statement).matches).toBe(true),
      "least(stake, maxBet)",
      "stake",
    );
  });

  it("NEW-27 one that counts a round twice is caught", async () => {
    await expectCaught<typeof Statement>(
      FILE,
      (mutant) =>
        expect(
          mutant.checkWageringStatement({
            parts: 10_000_000,
            max_bet_cents: 500,
            entries: [wageringEntry(2, { round: "a" }), wageringEntry(1, { round: "a" })],
          }).matches,
        ).toBe(false),
      "if (rounds.has(round))",
      "if (false)",
    );
  });
});
