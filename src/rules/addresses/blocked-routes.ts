/** True if a path, without its locale, is at or below one of the prefixes. */
export function isBlockedRoute(path: string, prefixes: readonly string[]): boolean {
  const lower = path.toLowerCase();
  return prefixes.some((prefix) => lower === prefix || lower.startsWith(`${prefix}/`));
}
