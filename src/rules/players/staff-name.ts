/** Names of staff members, such as their logins: plain letters only, because others have lookalikes. */
export const STAFF_NAME = /^[a-z0-9][a-z0-9 ._@+'-]*$/i;

/** True if two names, regardless of their spelling, belong to the same staff member. */
export function isSamePerson(a: string, b: string): boolean {
  const normalise = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
  return normalise(a) === normalise(b);
}
