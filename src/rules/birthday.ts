import type { FieldCode } from "../contract/field-codes.ts";
import type { Market } from "../contract/packs.ts";

/** A calendar date as `YYYY-MM-DD`. */
export type IsoDate = string;

const FIRST_YEAR = 1900;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The date that three fields give, each as it was typed; null when there is no such day. */
export function dateOf(day: string, month: string, year: string): IsoDate | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : null;
}

/** Whether the calendar has this day: no 31st of April, a 29th of February in leap years only. */
export function isDate(date: IsoDate): boolean {
  const [, year, month, day] = ISO_DATE.exec(date)?.map(Number) ?? [];
  if (!year || !month || !day) return false;
  const made = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 mean the last century to it.
  return made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** Whole years on `today`: one more from the birthday on. Who was born on 29 February has it on 1 March in other years. */
export function ageOn(today: IsoDate, born: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

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
