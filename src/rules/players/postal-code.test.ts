import { describe, expect, it } from "vitest";
import { canonicalPostalCode, postalCodeError, stateOfPostalCode } from "./postal-code.ts";

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
    expect(postalCodeError(country, code)).toBe(problem),
  );

  it.each([
    ["AT", ["1010"], ["101", "10101", "x1010", "101a"]],
    ["AU", ["200", "2000"], ["x200", "2000x"]],
    ["BR", ["01310-100", "01310100"], ["1310-100", "01310-1000", "x01310-100", "01310-10", "013I0-100"]],
    ["CA", ["K1A-0B1", "K1A 0B1"], ["XK1A 0B1", "K1A 0B11"]],
    ["CH", ["8001"], ["800", "80011", "x8001", "800a"]],
    ["DE", ["10115"], ["101155", "x10115"]],
    ["EE", ["10111"], ["1011", "101111", "x10111"]],
    [
      "GB",
      ["SW1A 1AA", "M1 1AE", "M60 1NW", "EC1A1BB"],
      ["1A 1AA", "SWA1 1AA", "SW1A 1A", "SW1A 1AAA", "SW1? 1AA", "SW1A AAA", "SW1A 11A", "XSW1A 1AA"],
    ],
    [
      "IE",
      ["D02 AF30", "D6W XY00", "A65F4E2"],
      ["D02 AF3", "D02 AF300", "002 AF30", "DA2 AF30", "D0X AF30", "D02 AF-0", "XD02 AF30"],
    ],
    ["IT", ["00118"], ["0011", "001188", "x00118"]],
    ["JP", ["100-0001", "1000001"], ["10-0001", "100-001", "x100-0001", "100-00011", "1O0-0001", "100-000I"]],
    ["NO", ["0150"], ["015", "01500", "x0150"]],
    ["NZ", ["6011"], ["601", "x6011"]],
    ["US", ["10001", "10001-1234"], ["1000", "10001-123", "x10001", "10001-12345", "1000I", "10001-123I"]],
    ["SE", ["11122", "AB 1-2"], ["1", "-1", "11122?", "?11122"]],
  ])("PROF-23 in %s %j are valid and %j are not", (country, right, wrong) => {
    expect(right.filter((code) => postalCodeError(country, code) !== null)).toEqual([]);
    expect(wrong.filter((code) => postalCodeError(country, code) === null)).toEqual([]);
  });

  it("PROF-23 may have surrounding blanks", () => {
    expect(postalCodeError("DE", " 10115 ")).toBeNull();
  });

  it("AMB-VAL-02 are only uppercased when they don't match their country's format", () => {
    expect(canonicalPostalCode("EE", "800")).toBe("800");
    expect(canonicalPostalCode("AU", "2000")).toBe("2000");
    expect(canonicalPostalCode("AU", "x800")).toBe("X800");
    expect(canonicalPostalCode("AU", "80 x")).toBe("80 X");
    expect(canonicalPostalCode("GB", "sw1a-1aa")).toBe("SW1A-1AA");
    expect(canonicalPostalCode("CA", "k1a0b1x")).toBe("K1A0B1X");
    expect(canonicalPostalCode("CA", "xk1a0b1")).toBe("XK1A0B1");
  });

  it("AMB-VAL-02 are stored in their canonical form", () => {
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
  ])("PROF-12 PROF-13 AMB-VAL-01 AMB-VAL-02 for %s in Australia is %s", (code, state) =>
    expect(stateOfPostalCode("AU", code)).toBe(state),
  );

  it("PROF-12 PROF-14 AMB-VAL-03 in Canada depends on the first letter, and in the north on three characters", () => {
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

  it("is unknown in other countries and for invalid codes", () => {
    expect(stateOfPostalCode("DE", "10115")).toBeNull();
    expect(stateOfPostalCode("AU", "abcd")).toBeNull();
    expect(stateOfPostalCode("AU", "20000")).toBeNull();
    expect(stateOfPostalCode("CA", "K1A")).toBeNull();
    expect(stateOfPostalCode("GB", "K1 1AA")).toBeNull();
    expect(stateOfPostalCode("CA", "")).toBeNull();
  });
});
