/** Entry data that the ledger's hash chain covers. */
export interface ChainedEntry {
  playerId: number;
  /** Account of the postings. */
  accountId: number;
  number: number;
  kind: string;
  currency: string;
  key: string;
  /** Ledger id of the reversed entry. */
  reverses: number | null;
  cause: Readonly<Record<string, string | number | boolean | null>>;
  /** Milliseconds since the epoch. */
  at: number;
  /** `purse:real` or `house:games` with signed minor units: positive for a gain. */
  postings: readonly (readonly [string, string])[];
}

/** Canonical key order, independent of the database. */
const sorted = (cause: ChainedEntry["cause"]) => Object.entries(cause).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Text whose hexadecimal SHA-256 is an entry's hash; `before` is the previous entry's hash, empty for a player's
 * first. The ledger hashes this text, and players verify receipts with it.
 */
export function chainText(before: string, entry: ChainedEntry): string {
  const { playerId, accountId, number, kind, currency, key, reverses, cause, at, postings } = entry;
  return JSON.stringify([
    before,
    [playerId, accountId, number, kind, currency, key, reverses, at],
    sorted(cause),
    postings,
  ]);
}
