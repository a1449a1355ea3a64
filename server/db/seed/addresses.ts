import { isFixedAddress } from "../../../src/rules/addresses/fixed-addresses.ts";

/**
 * Fixed routes win over jackpots, and jackpots over pages of the content system: what loses would never show.
 * @throws when two of them share an address.
 */
export function assertOwnAddresses(pages: readonly string[], jackpots: readonly string[]): void {
  const clashes = [
    ...[...pages, ...jackpots].filter(isFixedAddress),
    ...pages.filter((path) => jackpots.includes(path)),
  ];
  if (clashes.length > 0) throw new Error(`these addresses are taken: ${[...new Set(clashes)].join(", ")}`);
}
