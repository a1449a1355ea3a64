import { isFixedAddress } from "../../../src/rules/addresses/fixed-addresses.ts";

/**
 * Fixed routes take precedence over jackpots, and jackpots over content pages; a shadowed page would never show.
 * @throws Error if two share an address
 */
export function assertOwnAddresses(pages: readonly string[], jackpots: readonly string[]): void {
  const clashes = [
    ...[...pages, ...jackpots].filter(isFixedAddress),
    ...pages.filter((path) => jackpots.includes(path)),
  ];
  if (clashes.length > 0) throw new Error(`duplicate addresses: ${[...new Set(clashes)].join(", ")}`);
}
