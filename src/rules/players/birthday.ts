import { differenceInYears } from "date-fns/differenceInYears";
import { isValid } from "date-fns/isValid";
import { parseISO } from "date-fns/parseISO";
import type { FieldCode } from "../../contract/field-codes.ts";
import type { Market } from "../../contract/jurisdictions.ts";

/** A calendar date as `YYYY-MM-DD`. */
export type IsoDate = string;

const FIRST_YEAR = 1900;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Date from three form fields; null if there is no such day. */
export function dateOf(day: string, month: string, year: string): IsoDate | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : null;
}

/** True for an existing calendar day. */
export const isDate = (date: IsoDate): boolean => ISO_DATE.test(date) && isValid(parseISO(date));

/** Noon of a day: where clocks skipped midnight at birth, a birthday would otherwise count an hour late. */
const noonOf = (date: IsoDate) => parseISO(`${date}T12:00`);

/** Age in whole years on `today`. People born on 29 February turn a year older on 1 March in other years. */
export const ageOn = (today: IsoDate, birthDate: IsoDate): number =>
  differenceInYears(noonOf(today), noonOf(birthDate));

/** Legal age: the maximum of the licence's and that of the place of residence. */
export function legalAge(licenceAge: number, residence: Market, region: string | null): number {
  const { min, regions } = residence.age;
  const residenceAge = region !== null && Object.hasOwn(regions, region) ? regions[region]! : min;
  return Math.max(licenceAge, residenceAge);
}

/** Error of a date of birth: not a day, before 1900, in the future, or too young on `today`. */
export function birthdayError(birthDate: IsoDate, today: IsoDate, minimumAge: number): FieldCode | null {
  if (!isDate(birthDate) || birthDate > today || Number(birthDate.slice(0, 4)) < FIRST_YEAR)
    return "not_a_date";
  return ageOn(today, birthDate) < minimumAge ? "too_young" : null;
}
