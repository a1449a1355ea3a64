import type { FieldCode } from "../../contract/field-codes.ts";
import type { PaymentField } from "../../contract/payment-fields.ts";
import { emailRule, phoneRule } from "../players/field-rules.ts";
import { postalCodeError } from "../players/postal-code.ts";
import { ibanError } from "./iban.ts";
import { nzAccountError } from "./nz-account.ts";

type Values = Readonly<Record<string, string>>;

/** Fields that are visible with these values, given their dependencies. */
export const visibleFields = (fields: readonly PaymentField[], values: Values): PaymentField[] =>
  fields.filter(
    ({ dependsOn }) => dependsOn === null || dependsOn.values.includes(values[dependsOn.field] ?? ""),
  );

function typeError({ type, options }: PaymentField, value: string, country: string): FieldCode | null {
  switch (type) {
    case "iban":
      return ibanError(value);
    case "email":
      return emailRule(value);
    case "tel":
      return phoneRule(value);
    case "postal_code":
      return postalCodeError(country, value);
    case "nz_account":
      return nzAccountError(value);
    case "select":
      return options?.some((option) => option.value === value) ? null : "unknown";
    default:
      return null;
  }
}

function fieldError(field: PaymentField, value: string, country: string): FieldCode | null {
  if (value === "") return field.required ? "required" : null;
  const length = [...value].length;
  if (field.min !== null && length < field.min) return "too_short";
  if (field.max !== null && length > field.max) return "too_long";
  if (field.pattern !== null && !new RegExp(`^(?:${field.pattern})$`, "u").test(value))
    return "invalid_format";
  return typeError(field, value, country);
}

/** Errors of a method's form by field name; shared by client and server. */
export function paymentFieldErrors(
  fields: readonly PaymentField[],
  values: Values,
  /** Country of residence. */
  country: string,
): Record<string, FieldCode> {
  const errors = visibleFields(fields, values).flatMap((field): [string, FieldCode][] => {
    const error = fieldError(field, (values[field.name] ?? "").trim(), country);
    return error ? [[field.name, error]] : [];
  });
  return Object.fromEntries(errors);
}
