/**
 * The visitor: a guest, or a player with the active account's currency and groups. The currency is empty
 * while the player cannot be loaded.
 */
export interface Viewer {
  player: { currency: string; crypto: boolean; groups: readonly number[] } | null;
}

export const GUEST: Viewer = { player: null };

/**
 * True if the game has no variant in the account's currency (`currencies`: codes separated by spaces). False
 * for guests, unknown currencies, and crypto players, since they play the nearest fiat variant.
 */
export function isLocked(currencies: string, { player }: Viewer): boolean {
  if (!player?.currency || player.crypto || !currencies) return false;
  return !currencies.split(" ").includes(player.currency);
}
