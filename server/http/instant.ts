import { RequestError } from "./errors.ts";

/** Latest accepted time, milliseconds since the epoch: the end of the year 9999. */
const LATEST = 253_402_300_799_999;

export const wrongFormat = (name: string) =>
  new RequestError("validation_failed", { errors: { [name]: ["invalid_format"] } });

/** Parses an instant of a query; null if absent. @throws RequestError with the field's name */
export function instantOf(name: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = new Date(text);
  const isDate = at.getTime() >= 0 && at.getTime() <= LATEST;
  if (!isDate) throw wrongFormat(name);
  return at;
}

/** A list position by time and number; the page starts after it. */
export interface PageCursor {
  at: Date;
  number: number;
}

export const formatCursor = ({ at, number }: PageCursor) => `${at.getTime()}.${number}`;

/** Parses a cursor; null if absent. @throws RequestError */
export function parseCursor(cursor: string | undefined): PageCursor | null {
  if (cursor === undefined) return null;
  const [at, number] = cursor.split(".").map(Number);
  if (at === undefined || number === undefined || at > LATEST) throw wrongFormat("cursor");
  return { at: new Date(at), number };
}
