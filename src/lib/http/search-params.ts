/**
 * A search parameter as text, or undefined for anything else. Routes read their few parameters with this and not with a
 * schema: the schema library would be 2 kB of the first route's script for three strings.
 */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= 2_000 ? value : undefined;
}
