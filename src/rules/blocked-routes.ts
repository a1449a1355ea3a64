/** True when a path, without its locale, lies at or below one of the prefixes. */
export function isBlockedRoute(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
