/**
 * Who looks at the product: nobody known, or a player with the currency of the active account and the own groups. The
 * currency is empty while the player cannot be had.
 */
export interface Viewer {
  player: { currency: string; crypto: boolean; groups: readonly number[] } | null;
}

export const GUEST: Viewer = { player: null };

/**
 * True when a player cannot play a game because it has no variant in the account's currency. Guests see every game
 * open, and so does somebody whose currency is not known; crypto players play the nearest fiat variant. `currencies` are codes with a space between; of a game whose
 * currencies are not known nothing is said.
 */
export function isLocked(currencies: string, { player }: Viewer): boolean {
  if (!player?.currency || player.crypto || !currencies) return false;
  return !currencies.split(" ").includes(player.currency);
}
