import { expect, it } from "vitest";
import { nzAccountError } from "./nz-account.ts";

it.each([
  ["01-0902-0068389-00", null],
  ["01 0902 0068389 00", null],
  ["010902006838900", null],
  ["08-6523-1954512-001", null],
  ["01-0902-0068380-00", "invalid_format"],
  ["08-6523-1954513-001", "invalid_format"],
  ["01-0902-68389-00", "invalid_format"],
  ["31-2840-0000000-00", null],
  ["DE89370400440532013000", "invalid_format"],
])("ANC-71 the New Zealand account %s is %s", (account, error) => {
  expect(nzAccountError(account)).toBe(error);
});
