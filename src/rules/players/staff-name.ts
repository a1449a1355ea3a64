/**
 * Names that people of the staff sign with, such as those that they log in with: of plain letters, since others look
 * alike.
 */
export const STAFF_NAME = /^[a-z0-9][a-z0-9 ._@+'-]*$/i;

/** Whether two such names are of one person, however they are written. */
export function isSamePerson(a: string, b: string): boolean {
  const written = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
  return written(a) === written(b);
}
