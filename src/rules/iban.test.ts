import { expect, it } from "vitest";
import { ibanError, normaliseIban } from "./iban.ts";

it.each([
  ["DE89 3704 0044 0532 0130 00", null],
  ["ee382200221020145685", null],
  ["DE89 3704 0044 0532 0130 01", "invalid_format"],
  ["DE89 3704 0044 0532 0130 0", "invalid_format"],
  ["XX12 3456", "invalid_format"],
  ["", "invalid_format"],
  ["LT12 1000 0111 0100 1000", "lithuanian_iban"],
  ["lt121000011101001000", "lithuanian_iban"],
  // Not a Lithuanian account: one that nobody can have.
  ["LT12 1000 0111 0100 1001", "invalid_format"],
])("CASH-17 CASH-29 the account %s: %s", (iban, error) => {
  expect(ibanError(iban)).toBe(error);
});

it("CASH-29 an account's number is kept as banks exchange it", () => {
  expect(normaliseIban("de89 3704-0044 0532 0130 00")).toBe("DE89370400440532013000");
});
