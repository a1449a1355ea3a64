import { expect, it } from "vitest";
import { paymentField } from "../../../tests/support/data/payment-answers.ts";
import type { PaymentField } from "../../contract/payment-fields.ts";
import { paymentFieldErrors, visibleFields } from "./payment-fields.ts";

const errorOf = (changes: Partial<PaymentField>, value: string, country = "DE") =>
  paymentFieldErrors([paymentField({ name: "one", ...changes })], { one: value }, country).one ?? null;

it.each([
  [{}, "", "required"],
  [{}, "  ", "required"],
  [{ required: false }, "", null],
  [{ min: 3 }, "ab", "too_short"],
  [{ min: 3 }, "abc", null],
  [{ min: null }, "a", null],
  [{ min: 3, max: null }, "abcd", null],
  [{ max: 3 }, "abc", null],
  [{ pattern: "\\p{Lu}+" }, "ÄB", null],
  [{ max: 3 }, "abcd", "too_long"],
  // Three characters, though six UTF-16 code units.
  [{ max: 3 }, "😀😀😀", null],
  [{ pattern: "[A-Z]{2}\\d|X" }, "AB1", null],
  [{ pattern: "[A-Z]{2}\\d|X" }, "AB1X", "invalid_format"],
  [{ type: "iban" }, "DE89370400440532013000", null],
  [{ type: "iban" }, "DE89370400440532013001", "invalid_format"],
  [{ type: "iban" }, "LT121000011101001000", null],
  [{ type: "email" }, "a@b", "invalid_format"],
  [{ type: "tel" }, "12", "too_short"],
  [{ type: "postal_code" }, "1234", "invalid_format"],
  [{ type: "select", options: [{ value: "a", title: "A" }] }, "a", null],
  [{ type: "select", options: [{ value: "a", title: "A" }] }, "b", "unknown"],
  [
    {
      type: "select",
      options: [
        { value: "a", title: "A" },
        { value: "b", title: "B" },
      ],
    },
    "b",
    null,
  ],
  [{ type: "select", options: null }, "b", "unknown"],
] satisfies [Partial<PaymentField>, string, string | null][])(
  "CASH-29 %j with %j: %s",
  (rules, value, error) => {
    expect(errorOf(rules, value)).toBe(error);
  },
);

it("CASH-29 postal codes follow the player's country", () => {
  expect(errorOf({ type: "postal_code" }, "3000", "AU")).toBeNull();
});

it("CASH-29 a dependent field is required only for some values of the other field", () => {
  const fields = [
    paymentField({ name: "bank" }),
    paymentField({ name: "branch", dependsOn: { field: "bank", values: ["b"] } }),
  ];
  expect(visibleFields(fields, { bank: "a" }).map(({ name }) => name)).toEqual(["bank"]);
  expect(paymentFieldErrors(fields, { bank: "a" }, "DE")).toEqual({});
  expect(paymentFieldErrors(fields, { bank: "b" }, "DE")).toEqual({ branch: "required" });
});
