import * as v from "valibot";
import type { FieldCode } from "../../contract/field-codes.ts";
import { GENDERS } from "../../contract/player.ts";
import type { PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { birthdayError, type IsoDate } from "./birthday.ts";
import {
  addressRule,
  emailRule,
  englishRule,
  type FieldRule,
  nameRule,
  nicknameRule,
  passwordRule,
  personalIdRule,
  phoneRule,
} from "./field-rules.ts";
import { postalCodeError } from "./postal-code.ts";
import { STATES } from "./states.ts";

/** Text of a field, or the state of its checkbox. */
export type FieldValue = string | boolean;
export type FieldValues = Partial<Record<PlayerFieldName, FieldValue>>;
export type FieldErrors = Partial<Record<PlayerFieldName, FieldCode>>;

export interface FormContext {
  /** Country of residence, ISO 3166-1; null while unknown. */
  country: string | null;
  today: IsoDate;
}

/** True for one of the states that forms offer; in countries without such a list, for any well-formed code. */
function isState(country: string | null, code: string): boolean {
  const states = country && Object.hasOwn(STATES, country) ? STATES[country]! : null;
  return states ? Object.hasOwn(states, code) : /^[A-Z\d]{0,4}$/.test(code);
}

/** Rule for a non-empty text. */
function ruleOf(field: PlayerField, { country, today }: FormContext): FieldRule {
  switch (field.name) {
    case "email":
      return emailRule;
    case "password":
      return passwordRule;
    case "nickname":
      return nicknameRule;
    case "first_name":
    case "last_name":
    case "city":
    case "profession":
      return nameRule;
    case "address":
      return addressRule;
    case "mobile_phone":
      return phoneRule;
    case "postal_code":
      return (value) => postalCodeError(country ?? "", value);
    case "personal_id":
      return personalIdRule(country ?? "");
    case "date_of_birth":
      return (value) => birthdayError(value, today, field.min_age ?? 18);
    case "gender":
      return (value) => ((GENDERS as readonly string[]).includes(value) ? null : "unknown");
    case "state":
      return (value) => (isState(country, value) ? null : "unknown");
    case "country":
    case "currency":
      return (value) => (/^[A-Z\d]{0,4}$/.test(value) ? null : "unknown");
    case "terms_acceptance":
    case "receive_promos":
    case "receive_sms_promos":
      return () => null;
  }
}

function errorOf(field: PlayerField, value: FieldValue | undefined, context: FormContext): FieldCode | null {
  if (field.type === "checkbox") return field.required && value !== true ? "not_accepted" : null;
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return field.required ? "required" : null;
  // Passwords are not trimmed.
  const input = field.type === "password" ? (value as string) : text;
  return ruleOf(field, context)(input) ?? (field.english_only ? englishRule(input) : null);
}

/** Errors of a form's values: at most one code per field. */
export function fieldErrors(
  fields: readonly PlayerField[],
  values: FieldValues,
  context: FormContext,
): FieldErrors {
  const errors = fields.map((field) => [field.name, errorOf(field, values[field.name], context)] as const);
  return Object.fromEntries(errors.filter(([, code]) => code !== null));
}

/** Maximum length of any text field. */
const MAX_TEXT = 254;

/** Schema of a form, shared by server and client: its issues are `FieldCode`s at their fields' paths. */
export function playerFormSchema(
  fields: readonly PlayerField[],
  contextOf: (values: FieldValues) => FormContext,
) {
  const value = v.union([v.pipe(v.string(), v.maxLength(MAX_TEXT, "too_long")), v.boolean()]);
  const shape = Object.fromEntries(fields.map(({ name }) => [name, v.optional(value)]));
  return v.pipe(
    v.object(shape),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as FieldValues;
      for (const [key, code] of Object.entries(fieldErrors(fields, input, contextOf(input))))
        addIssue({
          message: code,
          path: [
            {
              type: "object",
              origin: "value",
              input: dataset.value,
              key,
              value: input[key as PlayerFieldName],
            },
          ],
        });
    }),
  );
}
