import type { PlayedGame } from "../../../src/contract/history.ts";
import type { Receipt } from "../../../src/contract/statement.ts";
import type { Db } from "../../db/client.ts";
import { presentReceipt, type ReceiptParts } from "./present.ts";
import { type EntryRow, historyStore, type PostingRow } from "./store.ts";

/** A receipt before the game look-up, which runs outside of the transaction. */
export type ReceiptWithoutGame = Omit<ReceiptParts, "game"> & { identifier: string | null };

const textIn = ({ cause }: EntryRow, name: string) => (typeof cause[name] === "string" ? cause[name] : null);

/** Provider and round of a play entry. */
function roundOf(entry: EntryRow) {
  const [provider, name] = [textIn(entry, "provider"), textIn(entry, "round")];
  return provider !== null && name !== null ? { provider, name } : null;
}

const keyOf = ({ provider, name }: { provider: string; name: string }) => JSON.stringify([provider, name]);

/** Tracks account balances across entries, by each posting's `balanceAfter`. */
function trackBalances(balancesBefore: { accountId: number; balanceType: string; balance: bigint }[]) {
  const balances = new Map(
    balancesBefore.map(({ accountId, balanceType, balance }) => [`${accountId}/${balanceType}`, balance]),
  );
  const total = (accountId: number) =>
    [...balances].reduce(
      (sum, [key, balance]) => (key.startsWith(`${accountId}/`) ? sum + balance : sum),
      0n,
    );
  return {
    total,
    apply(postings: PostingRow[]): void {
      for (const { accountId, balanceType, balanceAfter } of postings)
        if (accountId !== null) balances.set(`${accountId}/${balanceType}`, balanceAfter!);
    },
  };
}

/** Receipts (without games) of the entries with numbers `first` to `last`, oldest first. */
export async function readReceipts(
  db: Db,
  playerId: number,
  first: number,
  last: number,
): Promise<ReceiptWithoutGame[]> {
  const store = historyStore(db);
  // The preceding entry has the previous hash.
  const [before, ...rest] = await store.entries(playerId, first - 1, last);
  const entries =
    before?.number === first - 1 ? rest : [before, ...rest].filter((entry) => entry !== undefined);
  const [oldest] = entries;
  if (!oldest) return [];
  const playedRounds = entries.flatMap((entry) => roundOf(entry) ?? []);
  const [postings, balancesBefore, roundIds] = await Promise.all([
    store.postings(entries.map(({ id }) => id)),
    store.balancesBefore(playerId, oldest.id),
    store.roundIds(playerId, [...new Map(playedRounds.map((one) => [keyOf(one), one])).values()]),
  ]);
  const ids = new Map(roundIds.map((one) => [keyOf(one), one.id]));
  const balances = trackBalances(balancesBefore);
  const accountByCurrency = new Map(balancesBefore.map(({ currency, accountId }) => [currency, accountId]));
  let previousHash = before === oldest ? "" : (before?.hash ?? "");
  return entries.map((entry) => {
    const entryPostings = postings.get(entry.id) ?? [];
    // Late money of an ended bonus may move no balance: its entry names no account, but shows the currency's total.
    const accountId = entryPostings.find((posting) => posting.accountId !== null)?.accountId ?? 0;
    const shownAccount = accountId || (accountByCurrency.get(entry.currency) ?? 0);
    const round = roundOf(entry);
    const totalBefore = balances.total(shownAccount);
    balances.apply(entryPostings);
    const receipt = {
      entry,
      postings: entryPostings,
      previousHash,
      accountId,
      before: totalBefore,
      after: balances.total(shownAccount),
      roundId: (round && ids.get(keyOf(round))) ?? null,
      identifier: textIn(entry, "game"),
    };
    previousHash = entry.hash;
    return receipt;
  });
}

/** Adds games to receipts and presents them. */
export async function presentReceipts(
  receiptsWithoutGames: ReceiptWithoutGame[],
  gamesOf: (identifiers: string[]) => Promise<(identifier: string) => PlayedGame>,
): Promise<Receipt[]> {
  const game = await gamesOf(receiptsWithoutGames.flatMap(({ identifier }) => identifier ?? []));
  return receiptsWithoutGames.map(({ identifier, ...parts }) =>
    presentReceipt({ ...parts, game: identifier === null ? null : game(identifier) }),
  );
}
