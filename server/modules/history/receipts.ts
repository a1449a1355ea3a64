import type { PlayedGame } from "../../../src/contract/history.ts";
import type { Receipt } from "../../../src/contract/statement.ts";
import type { Db } from "../../db/client.ts";
import { presentReceipt, type ReceiptParts } from "./present.ts";
import { type EntryRow, historyStore, type PostingRow } from "./store.ts";

/** A receipt whose game is still to be looked up: by whoever is in no transaction any more. */
export type Unnamed = Omit<ReceiptParts, "game"> & { identifier: string | null };

const textIn = ({ cause }: EntryRow, name: string) => (typeof cause[name] === "string" ? cause[name] : null);

/** Provider and round of an entry of play. */
function roundOf(entry: EntryRow) {
  const [provider, name] = [textIn(entry, "provider"), textIn(entry, "round")];
  return provider !== null && name !== null ? { provider, name } : null;
}

const keyOf = ({ provider, name }: { provider: string; name: string }) => JSON.stringify([provider, name]);

/** Sums of accounts as entries go by: what each purse holds is what the newest posting of it says. */
function follow(begin: { accountId: number; purse: string; balance: bigint }[]) {
  const purses = new Map(begin.map(({ accountId, purse, balance }) => [`${accountId}/${purse}`, balance]));
  const total = (accountId: number) =>
    [...purses].reduce((sum, [key, held]) => (key.startsWith(`${accountId}/`) ? sum + held : sum), 0n);
  return {
    total,
    apply(postings: PostingRow[]): void {
      for (const { accountId, purse, balanceAfter } of postings)
        if (accountId !== null) purses.set(`${accountId}/${purse}`, balanceAfter!);
    },
  };
}

/** The entries of these numbers with all that a receipt says, oldest first. */
export async function readReceipts(
  db: Db,
  playerId: number,
  first: number,
  last: number,
): Promise<Unnamed[]> {
  const store = historyStore(db);
  // The one before has the hash that the first of them goes on from.
  const [before, ...rest] = await store.entries(playerId, first - 1, last);
  const entries =
    before?.number === first - 1 ? rest : [before, ...rest].filter((entry) => entry !== undefined);
  const [oldest] = entries;
  if (!oldest) return [];
  const named = entries.flatMap((entry) => roundOf(entry) ?? []);
  const [postings, begin, known] = await Promise.all([
    store.postings(entries.map(({ id }) => id)),
    store.balancesBefore(playerId, oldest.id),
    store.roundIds(playerId, [...new Map(named.map((one) => [keyOf(one), one])).values()]),
  ]);
  const ids = new Map(known.map((one) => [keyOf(one), one.id]));
  const sums = follow(begin);
  let previousHash = before === oldest ? "" : (before?.hash ?? "");
  return entries.map((entry) => {
    const own = postings.get(entry.id) ?? [];
    const accountId = own.find((posting) => posting.accountId !== null)?.accountId ?? 0;
    const round = roundOf(entry);
    const start = sums.total(accountId);
    sums.apply(own);
    const receipt = {
      entry,
      postings: own,
      previousHash,
      accountId,
      before: start,
      after: sums.total(accountId),
      roundId: (round && ids.get(keyOf(round))) ?? null,
      identifier: textIn(entry, "game"),
    };
    previousHash = entry.hash;
    return receipt;
  });
}

/** Receipts as they are shown, with the games that `gamesOf` knows. */
export async function nameReceipts(
  unnamed: Unnamed[],
  gamesOf: (identifiers: string[]) => Promise<(identifier: string) => PlayedGame>,
): Promise<Receipt[]> {
  const game = await gamesOf(unnamed.flatMap(({ identifier }) => identifier ?? []));
  return unnamed.map(({ identifier, ...parts }) =>
    presentReceipt({ ...parts, game: identifier === null ? null : game(identifier) }),
  );
}
