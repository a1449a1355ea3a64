import { expect, it } from "vitest";
import { ibanError, isLithuanianIban, normaliseIban } from "./iban.ts";

it.each([
  ["DE89 3704 0044 0532 0130 00", null],
  ["ee382200221020145685", null],
  ["DE89 3704 0044 0532 0130 01", "invalid_format"],
  ["DE89 3704 0044 0532 0130 0", "invalid_format"],
  ["XX12 3456", "invalid_format"],
  ["", "invalid_format"],
  ["LT12 1000 0111 0100 1000", null],
  ["LT12 1000 0111 0100 1001", "invalid_format"],
])("CASH-29 the account %s: %s", (iban, error) => {
  expect(ibanError(iban)).toBe(error);
});

it.each([
  ["LT12 1000 0111 0100 1000", true],
  ["lt121000011101001000", true],
  // The check digits are wrong.
  ["LT12 1000 0111 0100 1001", false],
  ["DE89 3704 0044 0532 0130 00", false],
  ["", false],
])("CASH-17 AMB-VAL-10 %s is an account in Lithuania: %s", (iban, isLithuanian) => {
  expect(isLithuanianIban(iban)).toBe(isLithuanian);
});

it("CASH-29 an IBAN is normalised to its electronic format", () => {
  expect(normaliseIban("de89 3704-0044 0532 0130 00")).toBe("DE89370400440532013000");
});
