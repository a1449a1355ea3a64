/**
 * A search parameter as text; undefined for anything else. The schema library isn't used for routes, because it would
 * add 2 kB to the first one.
 */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= 2_000 ? value : undefined;
}
