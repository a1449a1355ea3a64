import { differenceInYears } from "date-fns/differenceInYears";
import { isValid } from "date-fns/isValid";
import { parseISO } from "date-fns/parseISO";
import type { FieldCode } from "../../contract/field-codes.ts";
import type { Market } from "../../contract/jurisdictions.ts";

/** A calendar date as `YYYY-MM-DD`. */
export type IsoDate = string;

const FIRST_YEAR = 1900;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The date that three fields give, each as it was typed; null when there is no such day. */
export function dateOf(day: string, month: string, year: string): IsoDate | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : null;
}

/** True if the calendar has this day: no 31st of April, a 29th of February in leap years only. */
export const isDate = (date: IsoDate): boolean => ISO_DATE.test(date) && isValid(parseISO(date));

/** Clocks may skip midnight, and then a day would begin later than its anniversary. */
const noonOf = (date: IsoDate) => parseISO(`${date}T12:00`);

/** Whole years on `today`: one more from the birthday on. Who was born on 29 February has it on 1 March in other years. */
export const ageOn = (today: IsoDate, born: IsoDate): number =>
  differenceInYears(noonOf(today), noonOf(born));

/** The legal age for somebody: the highest of what the licence and the place of residence say. */
export function legalAge(licenceAge: number, residence: Market, region: string | null): number {
  const { min, regions } = residence.age;
  const own = region !== null && Object.hasOwn(regions, region) ? regions[region]! : min;
  return Math.max(licenceAge, own);
}

/** A day of the calendar, not before 1900 nor to come, that makes its owner old enough on `today`. */
export function birthdayProblem(born: IsoDate, today: IsoDate, minimumAge: number): FieldCode | null {
  if (!isDate(born) || born > today || Number(born.slice(0, 4)) < FIRST_YEAR) return "not_a_date";
  return ageOn(today, born) < minimumAge ? "too_young" : null;
}
