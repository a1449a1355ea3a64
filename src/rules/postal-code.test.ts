import { describe, expect, it } from "vitest";
import { canonicalPostalCode, postalCodeProblem, stateOfPostalCode } from "./postal-code.ts";

describe("postal codes", () => {
  it.each([
    ["AU", "800", null],
    ["AU", "0800", null],
    ["AU", "80", "invalid_format"],
    ["AU", "20001", "invalid_format"],
    ["CA", "K1A 0B1", null],
    ["CA", "k1a0b1", null],
    ["CA", "D1A 0B1", "invalid_format"],
    ["CA", "K1A 0D", "invalid_format"],
    ["DE", "10115", null],
    ["DE", "1011", "invalid_format"],
    ["EE", "10111", null],
    ["IT", "00118", null],
    ["NZ", "6011", null],
    ["NZ", "60111", "invalid_format"],
    ["NO", "0150", null],
    ["SE", "111 22", null],
    ["SE", "<b>", "invalid_format"],
    ["constructor", "12345", null],
    ["DE", "", null],
  ])("PROF-23 in %s %j is %s", (country, code, problem) =>
    expect(postalCodeProblem(country, code)).toBe(problem),
  );

  it("AMB-VAL-02 are kept in one form", () => {
    expect(canonicalPostalCode("AU", "800")).toBe("0800");
    expect(canonicalPostalCode("CA", "k1a-0b1")).toBe("K1A 0B1");
    expect(canonicalPostalCode("DE", " 10115 ")).toBe("10115");
  });
});

describe("the state of a postal code", () => {
  it.each([
    ["1000", "NSW"],
    ["2599", "NSW"],
    ["2600", "ACT"],
    ["2618", "ACT"],
    ["2619", "NSW"],
    ["2899", "NSW"],
    ["2900", "ACT"],
    ["2920", "ACT"],
    ["2921", "NSW"],
    ["2999", "NSW"],
    ["3000", "VIC"],
    ["3999", "VIC"],
    ["4000", "QLD"],
    ["4999", "QLD"],
    ["5000", "SA"],
    ["5999", "SA"],
    ["6000", "WA"],
    ["6999", "WA"],
    ["7000", "TAS"],
    ["7999", "TAS"],
    ["8000", "VIC"],
    ["9999", "QLD"],
    ["800", "NT"],
    ["0999", "NT"],
    ["200", "ACT"],
    ["0299", "ACT"],
    ["0199", null],
    ["0300", null],
    ["0799", null],
  ])("PROF-12 PROF-13 AMB-VAL-01 AMB-VAL-02 Australia %s is %s", (code, state) =>
    expect(stateOfPostalCode("AU", code)).toBe(state),
  );

  it("PROF-12 PROF-14 AMB-VAL-03 in Canada the first letter says it, and three signs in the north", () => {
    const states = Object.fromEntries(
      [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => [letter, stateOfPostalCode("CA", `${letter}1A 0B1`)]),
    );
    expect(states).toEqual({
      ...{ A: "NL", B: "NS", C: "PE", D: null, E: "NB", F: null, G: "QC", H: "QC", I: null, J: "QC" },
      ...{ K: "ON", L: "ON", M: "ON", N: "ON", O: null, P: "ON", Q: null, R: "MB", S: "SK", T: "AB" },
      ...{ U: null, V: "BC", W: null, X: "NT", Y: "YT", Z: null },
    });
    for (const code of ["X0A 0A1", "x0b0a1", "X0C 0A1"]) expect(stateOfPostalCode("CA", code)).toBe("NU");
    expect(stateOfPostalCode("CA", "X0E 0A1")).toBe("NT");
  });

  it("is not known of other countries or of what is no postal code", () => {
    expect(stateOfPostalCode("DE", "10115")).toBeNull();
    expect(stateOfPostalCode("AU", "abcd")).toBeNull();
  });
});
