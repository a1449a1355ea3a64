import { createHash } from "node:crypto";
import { chainText } from "../../../src/rules/ledger/chain-text.ts";
import type { Cause, EntryKind, HouseAccount, Purse } from "../../db/ledger-schema.ts";

/** What one side of an entry gains, above zero, or gives: minor units. */
export interface Posting {
  side: { purse: Purse } | { house: HouseAccount };
  amount: bigint;
}

/** What the chain vouches for. */
export interface ChainedEntry {
  playerId: number;
  /** Whose purses the postings mean. */
  accountId: number;
  number: number;
  kind: EntryKind;
  currency: string;
  key: string;
  reverses: number | null;
  cause: Cause;
  /** Milliseconds since the epoch. */
  at: number;
  postings: Posting[];
}

const nameOf = ({ side }: Posting) => ("purse" in side ? `purse:${side.purse}` : `house:${side.house}`);

/**
 * The hash of an entry over the one before it (empty for a player's first): whoever changes, drops or moves an entry of
 * old has to change every one after it.
 */
export function chainHash(before: string, entry: ChainedEntry): string {
  const postings = entry.postings.map((posting): [string, string] => [
    nameOf(posting),
    String(posting.amount),
  ]);
  return createHash("sha256")
    .update(chainText(before, { ...entry, postings }))
    .digest("hex");
}
