/**
 * A search parameter as text; undefined for anything else. Routes avoid the schema library here, which would
 * add 2 kB to the first route.
 */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= 2_000 ? value : undefined;
}
