import * as v from "valibot";

/** Error codes of form fields; the client has a message for each. */
export const FIELD_CODES = [
  "required",
  "invalid_format",
  "invalid_characters",
  "english_only",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "not_integer",
  "not_a_date",
  "too_young",
  "not_equal",
  "currency_changed",
  "not_accepted",
  "too_common",
  "wrong_credentials",
  "wrong_password",
  "wrong_code",
  "expired",
  "locked",
  "captcha_failed",
  "unknown",
  "off_step",
  "not_enough_money",
  "only_less",
] as const;
export const FieldCodeSchema = v.picklist(FIELD_CODES);
export type FieldCode = v.InferOutput<typeof FieldCodeSchema>;
