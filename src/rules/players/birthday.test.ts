import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Market } from "../../contract/jurisdictions.ts";
import { ageOn, birthdayError, dateOf, legalAge } from "./birthday.ts";

const TODAY = "2026-11-21";

describe("date of birth", () => {
  it.each([
    ["1", "2", "2000", "2000-02-01"],
    ["31", "12", "1999", "1999-12-31"],
    ["29", "02", "2000", "2000-02-29"],
    ["29", "02", "1900", null],
    ["29", "2", "2001", null],
    ["31", "4", "2000", null],
    ["32", "1", "2000", null],
    ["0", "1", "2000", null],
    ["1", "13", "2000", null],
    ["1", "0", "2000", null],
    ["001", "1", "2000", null],
    ["1", "1", "00", null],
    ["x", "1", "2000", null],
    [" 1", "1", "2000", null],
    ["1 ", "1", "2000", null],
    ["1", "001", "2000", null],
    ["1", " 1", "2000", null],
    ["1", "1 ", "2000", null],
    ["1", "1", "12000", null],
    ["1", "1", "2000 ", null],
    ["", "1", "2000", null],
  ])("PROF-21 day %s month %s year %s is %s", (day, month, year, date) =>
    expect(dateOf(day, month, year)).toBe(date),
  );

  it.each([
    ["2008-11-21", 18],
    ["2008-11-22", 17],
    ["2008-02-29", 18],
    ["1926-11-21", 100],
  ])("with birth date %s the age is %i", (born, age) => expect(ageOn(TODAY, born)).toBe(age));

  it("a birthday on 29 February counts on 1 March in other years", () => {
    expect(ageOn("2026-02-28", "2008-02-29")).toBe(17);
    expect(ageOn("2026-03-01", "2008-02-29")).toBe(18);
  });

  it("LIC-11 a birthday counts from its first minute even if clocks skipped midnight at birth", () => {
    vi.stubEnv("TZ", "America/Sao_Paulo");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(new Date(1990, 9, 21).getHours()).toBe(1);
    expect(ageOn("2008-10-20", "1990-10-21")).toBe(17);
    expect(ageOn("2008-10-21", "1990-10-21")).toBe(18);
  });

  it.each([
    ["2008-11-21", 18, null],
    ["2008-11-22", 18, "too_young"],
    ["2005-11-21", 21, null],
    ["2005-11-22", 21, "too_young"],
    ["1900-01-01", 18, null],
    ["1899-12-31", 18, "not_a_date"],
    ["2026-11-22", 18, "not_a_date"],
    ["2000-02-30", 18, "not_a_date"],
    ["2000-2-1", 18, "not_a_date"],
    ["x2000-02-01", 18, "not_a_date"],
    ["2000-02-01T10:00", 18, "not_a_date"],
    ["2026-11-21", 0, null],
  ])("LIC-11 AMB-AGE-01 AMB-VAL-08 the date %s with minimum age %i is %s", (born, minimum, code) =>
    expect(birthdayError(born, TODAY, minimum)).toBe(code),
  );

  it("AMB-AGE-02 the higher age of licence and residence applies, by region where it differs", () => {
    const canada = { age: { min: 19, regions: { QC: 18 } } } as unknown as Market;
    expect(legalAge(18, canada, null)).toBe(19);
    expect(legalAge(18, canada, "ON")).toBe(19);
    expect(legalAge(18, canada, "QC")).toBe(18);
    expect(legalAge(21, canada, "QC")).toBe(21);
    expect(legalAge(18, canada, "constructor")).toBe(19);
  });
});
