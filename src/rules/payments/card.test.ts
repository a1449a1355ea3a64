import { expect, it } from "vitest";
import { cardBrand, cardCodeError, cardNumberError, expiryError, readExpiry } from "./card.ts";

const NOW = Date.parse("2026-11-30T23:59:59Z");

it.each([
  ["4242 4242 4242 4242", null],
  ["4242-4242-4242-4242", null],
  ["4242424242424241", "invalid_format"],
  ["424242424242424", "invalid_format"],
  ["5555555555554444", null],
  ["0000000000000000", "invalid_format"],
  ["", "invalid_format"],
  ["4242x4242y42424242", "invalid_format"],
])("CASH-14 the card number %s: %s", (number, error) => {
  expect(cardNumberError(number)).toBe(error);
});

it("CASH-14 rejects cards of blocked banks, of which none exist by default", () => {
  expect(cardNumberError("4242424242424242", ["424242"])).toBe("not_accepted");
  expect(cardNumberError("4242424242424242", ["424243"])).toBeNull();
  // The number ends with the prefix, but doesn't start with it.
  expect(cardNumberError("5555555555554444", ["4444"])).toBeNull();
});

it.each([
  ["11/26", null],
  ["12/26", null],
  ["01/27", null],
  ["10/26", "too_small"],
  ["12/25", "too_small"],
  ["11/45", null],
  ["12/45", "too_big"],
  ["00/27", "invalid_format"],
  ["13/27", "invalid_format"],
  ["1/27", "invalid_format"],
  ["x11/26", "invalid_format"],
  ["11/26x", "invalid_format"],
  ["11/2026", "invalid_format"],
  ["  11 / 26  ", null],
  ["", "invalid_format"],
])("CASH-13 the expiry %s in November 2026: %s", (expiry, error) => {
  expect(expiryError(expiry, NOW)).toBe(error);
});

it("CASH-12 the expiry is split into month and year", () => {
  expect(readExpiry("07 / 29")).toEqual({ month: 7, year: 2029 });
});

it("CASH-14 a card's security code has its brand's length", () => {
  expect(cardBrand("4242 4242")).toBe("visa");
  expect(cardCodeError("123", "4242424242424242")).toBeNull();
  expect(cardCodeError("1234", "4242424242424242")).toBe("invalid_format");
  expect(cardCodeError("1234", "378282246310005")).toBeNull();
  expect(cardCodeError("12a", "4242424242424242")).toBe("invalid_format");
  expect(cardCodeError("1234", "3782 822463-10005")).toBeNull();
  expect(cardBrand("")).toBeNull();
  expect(cardBrand("x")).toBeNull();
  expect(cardCodeError("123", "x")).toBeNull();
});
