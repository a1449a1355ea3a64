import { createHash } from "node:crypto";
import { chainText } from "../../../src/rules/ledger/chain-text.ts";
import type { BalanceType, Cause, EntryKind, HouseAccount } from "./tables.ts";

/** One side of an entry; minor units, positive if the side gains. */
export interface Posting {
  side: { balanceType: BalanceType } | { house: HouseAccount };
  amount: bigint;
}

/** The content that the hash chain covers. */
export interface ChainedEntry {
  playerId: number;
  /** The account that the balance postings belong to. */
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

const nameOf = ({ side }: Posting) =>
  "balanceType" in side ? `purse:${side.balanceType}` : `house:${side.house}`;

/**
 * Hash over an entry and the hash `before` it (empty for a player's first entry), so that changing, dropping or moving
 * an entry breaks every later hash.
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
