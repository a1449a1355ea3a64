import type { FieldCode } from "../../contract/field-codes.ts";

/**
 * Validates a field's text.
 * @returns null if it is valid; empty text always is, since `required` is a separate rule.
 */
export type FieldRule = (value: string) => FieldCode | null;

export const NICKNAME = { min: 3, max: 15 };
export const PASSWORD = { min: 8, max: 72 };
export const PHONE_DIGITS = 8;
const NAME_MAX = 100;
/** RFC 5321: a path may be 256 long, including its two brackets. */
const EMAIL_MAX = 254;
const EMAIL_LOCAL_MAX = 64;

/** Symbols allowed in passwords besides letters and digits. */
export const PASSWORD_SYMBOLS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/** Length in composed characters, so that an accent doesn't count as one. */
const lengthOf = (text: string) => [...text.normalize("NFC")].length;

function lengthRule(value: string, { min, max }: { min: number; max: number }): FieldCode | null {
  const length = lengthOf(value);
  if (length < min) return "too_short";
  return length > max ? "too_long" : null;
}

const unlessEmpty =
  (rule: FieldRule): FieldRule =>
  (value) =>
    value === "" ? null : rule(value);

/** 3 to 15 letters, digits, spaces, dots and hyphens. */
export const nicknameRule = unlessEmpty((value) =>
  /^[\p{L}\p{M}\p{Nd} .-]+$/u.test(value) ? lengthRule(value.trim(), NICKNAME) : "invalid_characters",
);

/** One address with a domain of at least two labels, without quoted parts. */
export const emailRule = unlessEmpty((value) => {
  if (value.length > EMAIL_MAX) return "too_long";
  const at = value.lastIndexOf("@");
  const [local, domain] = [value.slice(0, at), value.slice(at + 1)];
  const isLocal =
    local.length <= EMAIL_LOCAL_MAX && /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local);
  const isDomain = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i.test(domain);
  return isLocal && isDomain ? null : "invalid_format";
});

const isPasswordCharacter = (character: string) =>
  /[A-Za-z\d]/.test(character) || PASSWORD_SYMBOLS.includes(character);

/** 8 to 72 English letters, digits and the listed symbols, in any combination. */
export const passwordRule = unlessEmpty((value) =>
  [...value].every(isPasswordCharacter) ? lengthRule(value, PASSWORD) : "invalid_characters",
);

/** 8 to 15 digits; a leading plus, parentheses, spaces and hyphens are allowed. */
export const phoneRule = unlessEmpty((value) => {
  if (!/^[\d+() -]+$/.test(value)) return "invalid_characters";
  if (value.lastIndexOf("+") > 0) return "invalid_format";
  const digits = value.replace(/\D/g, "").length;
  // E.164 allows at most 15 digits.
  return lengthRule("0".repeat(digits), { min: PHONE_DIGITS, max: 15 });
});

/** Names of people and places: letters of any script, digits, space, dot, hyphen, apostrophe. */
export const nameRule = unlessEmpty((value) =>
  /^[\p{L}\p{M}\p{Nd} .'’-]+$/u.test(value)
    ? lengthRule(value, { min: 1, max: NAME_MAX })
    : "invalid_characters",
);

/** Printable ASCII only. Licences decide for which fields this applies. */
export const englishRule = unlessEmpty((value) => (/^[\x20-\x7e]*$/.test(value) ? null : "english_only"));

/** Addresses allow more characters than names: house numbers, flats, corners. */
export const addressRule = unlessEmpty((value) =>
  /^[\p{L}\p{M}\p{N} .,'’#/()&:;-]+$/u.test(value)
    ? lengthRule(value, { min: 1, max: NAME_MAX })
    : "invalid_characters",
);

/**
 * Verifies the check digit of an Estonian personal code: the second row of weights applies if the first one results
 * in ten.
 */
function hasEstonianChecksum(code: string): boolean {
  const digits = [...code].map(Number);
  const remainder = (weights: number[]) =>
    weights.reduce((sum, weight, i) => sum + weight * digits[i]!, 0) % 11;
  const first = remainder([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
  const second = first === 10 ? remainder([3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) : first;
  return second % 10 === digits[10];
}

/** Exactly 11 characters, in Estonia with a check digit; in Italy, a tax code of 16 characters instead. */
export function personalIdRule(country: string): FieldRule {
  return unlessEmpty((value) => {
    if (country === "IT")
      return /^[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z]$/i.test(value) ? null : "invalid_format";
    const lengthError = lengthRule(value, { min: 11, max: 11 });
    if (lengthError) return lengthError;
    if (country === "EE")
      return /^\d{11}$/.test(value) && hasEstonianChecksum(value) ? null : "invalid_format";
    return /^[\p{L}\p{Nd}-]+$/u.test(value) ? null : "invalid_characters";
  });
}

/** An integer within bounds. */
export function integerRule({ min, max }: { min?: number; max?: number }): FieldRule {
  return unlessEmpty((value) => {
    if (!/^-?\d{1,15}$/.test(value)) return "not_integer";
    if (min !== undefined && Number(value) < min) return "too_small";
    return max !== undefined && Number(value) > max ? "too_big" : null;
  });
}
