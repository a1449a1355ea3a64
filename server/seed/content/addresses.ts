import { isReservedAddress } from "../../../src/rules/addresses/fixed-addresses.ts";

/**
 * Fixed routes take precedence over jackpots, and jackpots over content pages; a shadowed page would never show.
 * @throws Error if two share an address
 */
export function assertUniqueAddresses(pages: readonly string[], jackpots: readonly string[]): void {
  const clashes = [
    ...[...pages, ...jackpots].filter(isReservedAddress),
    ...pages.filter((path) => jackpots.includes(path)),
  ];
  if (clashes.length > 0) throw new Error(`duplicate addresses: ${[...new Set(clashes)].join(", ")}`);
}
