import type { FieldCode } from "../../contract/field-codes.ts";

/** Formats of postal codes; other countries allow letters, digits, spaces and hyphens, or have none. */
const FORMATS: Record<string, RegExp> = {
  AT: /^\d{4}$/,
  AU: /^\d{3,4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?-?\d[A-Z]\d$/i,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  EE: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  US: /^\d{5}(-\d{4})?$/,
};
const ANY_FORMAT = /^[A-Z\d][A-Z\d -]{1,9}$/i;

/** Validates a postal code by country. */
export function postalCodeError(country: string, code: string): FieldCode | null {
  if (code === "") return null;
  const format = Object.hasOwn(FORMATS, country) ? FORMATS[country]! : ANY_FORMAT;
  return format.test(code.trim()) ? null : "invalid_format";
}

/** Canonical form for storage and comparison: four digits in Australia, a space in the middle in Canada. */
export function canonicalPostalCode(country: string, code: string): string {
  const normalised = code.trim().toUpperCase();
  if (country === "AU" && /^\d{3}$/.test(normalised)) return normalised.padStart(4, "0");
  if (country === "CA") return normalised.replace(/[ -]/g, "").replace(/^(.{3})(.{3})$/, "$1 $2");
  return normalised;
}

type Range = [from: number, to: number, state: string];

/** Most specific ranges first: the capital lies inside New South Wales. */
const AUSTRALIA: Range[] = [
  [200, 299, "ACT"],
  [2600, 2618, "ACT"],
  [2900, 2920, "ACT"],
  [800, 999, "NT"],
  [1000, 2599, "NSW"],
  [2619, 2899, "NSW"],
  [2921, 2999, "NSW"],
  [3000, 3999, "VIC"],
  [8000, 8999, "VIC"],
  [4000, 4999, "QLD"],
  [9000, 9999, "QLD"],
  [5000, 5999, "SA"],
  [6000, 6999, "WA"],
  [7000, 7999, "TAS"],
];

/** By first letter; X is resolved by the second and third character. */
const CANADA: Record<string, string> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};
const NUNAVUT = ["X0A", "X0B", "X0C"];

/** State or province of a postal code, as an ISO 3166-2 code without the country; null if unknown. */
export function stateOfPostalCode(country: string, code: string): string | null {
  if (postalCodeError(country, code) !== null) return null;
  const canonical = canonicalPostalCode(country, code);
  if (country === "AU") {
    const number = Number(canonical);
    return AUSTRALIA.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
  }
  if (country !== "CA") return null;
  if (canonical.startsWith("X")) return NUNAVUT.includes(canonical.slice(0, 3)) ? "NU" : "NT";
  return CANADA[canonical[0]!] ?? null;
}
