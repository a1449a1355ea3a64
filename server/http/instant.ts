import { RequestError } from "./errors.ts";

/** The end of the year 9999, in milliseconds: what comes later is no date to the database. */
const LATEST = 253_402_300_799_999;

export const wrongFormat = (name: string) =>
  new RequestError("validation_failed", { errors: { [name]: ["invalid_format"] } });

/** An instant that a query names, null where it names none. Throws `validation_failed` with the field's name. */
export function instantOf(name: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = new Date(text);
  const isDate = at.getTime() >= 0 && at.getTime() <= LATEST;
  if (!isDate) throw wrongFormat(name);
  return at;
}

/** Where a page of a list begins that is sorted by time, and by number among what is of the same one: behind this one. */
export interface PagePlace {
  at: Date;
  number: number;
}

export const cursorOf = ({ at, number }: PagePlace) => `${at.getTime()}.${number}`;

/** The place that a cursor names, null without one. Throws `validation_failed` for what is none. */
export function placeOf(cursor: string | undefined): PagePlace | null {
  if (cursor === undefined) return null;
  const [at, number] = cursor.split(".").map(Number);
  if (at === undefined || number === undefined || at > LATEST) throw wrongFormat("cursor");
  return { at: new Date(at), number };
}
