/** JSON with sorted keys and without undefined properties: equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const properties = Object.entries(value)
    .filter(([, property]) => property !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, property]) => `${JSON.stringify(key)}:${canonicalJson(property)}`);
  return `{${properties.join(",")}}`;
}
