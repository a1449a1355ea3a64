import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import type { LocaleCode } from "../../contract/locale.ts";
import { Verdict, type VerifiedRound } from "./verdict.tsx";

const checked: VerifiedRound = {
  kind: "dice",
  version: 1,
  finding: {
    commitment: "a".repeat(64),
    matchesCommitment: true,
    drawn: [{ below: 10_000, value: 1_234 }],
    outcome: { roll: 1_234, won: true },
    win: 123_456_789n,
  },
  paid: 150n,
  subunits: 100,
  matchesServer: null,
};
const renderVerdict = (locale: LocaleCode, overrides: Partial<VerifiedRound> = {}) =>
  renderPart(<Verdict {...checked} {...overrides} />, clientWith(), locale);

describe("a verdict", () => {
  it("NEW-05 writes amounts in the page's language with all their decimals", async () => {
    expect(await renderVerdict("de")).toContain("It pays 1.234.567,89, but 1,50 was paid.");
    expect(await renderVerdict("en")).toContain("It pays 1,234,567.89, but 1.50 was paid.");
    const coins = { subunits: 100_000_000, paid: 123_456_789n };
    expect(await renderVerdict("de", coins)).toContain("It pays 1,23456789, and that's what was paid.");
  });
});
