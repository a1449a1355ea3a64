/** What the ledger's chain vouches for. */
export interface ChainedText {
  playerId: number;
  /** Whose purses the postings mean. */
  accountId: number;
  number: number;
  kind: string;
  currency: string;
  key: string;
  /** What the ledger calls the entry that this one takes back. */
  reverses: number | null;
  cause: Readonly<Record<string, string | number | boolean | null>>;
  /** Milliseconds since the epoch. */
  at: number;
  /** `purse:real` or `house:games`, and what it gains, above zero, or gives: minor units. */
  postings: readonly (readonly [string, string])[];
}

/** In one spelling, whatever the order in which the database gives the names back. */
const inOrder = (cause: ChainedText["cause"]) => Object.entries(cause).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The text whose SHA-256, in hexadecimal, is the hash of an entry; `before` is the hash of the one before, empty for a
 * player's first. The ledger writes by it, and whoever has receipts checks by it.
 */
export function chainText(before: string, entry: ChainedText): string {
  const { playerId, accountId, number, kind, currency, key, reverses, cause, at, postings } = entry;
  return JSON.stringify([
    before,
    [playerId, accountId, number, kind, currency, key, reverses, at],
    inOrder(cause),
    postings,
  ]);
}
