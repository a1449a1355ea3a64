import type { Game } from "../../../src/contract/games.ts";
import type { PlayedGame } from "../../../src/contract/history.ts";
import type { RoundDetails, Rounds } from "../../../src/contract/rounds.ts";
import type { Receipt, Statement } from "../../../src/contract/statement.ts";
import { playedGame } from "../../../src/rules/games/played-game.ts";
import { toAmount, toSignedAmount } from "../../../src/rules/money/amounts.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { formatCursor, parseCursor } from "../../http/instant.ts";
import { presentBalances, presentRound } from "./present.ts";
import { presentReceipts, readReceipts } from "./receipts.ts";
import { historyStore, type Period, type RoundFilter, type RoundRow } from "./store.ts";

/** Rows per page on screen, and in a file. */
const PAGE = 40;
const FILE_PAGE = 500;

export interface HistoryDeps {
  db: Db;
  gamesOf: (identifiers: string[]) => Promise<Game[]>;
  /** True if a provider's rounds are provably fair. */
  isVerifiable: (provider: string) => boolean;
}

interface Page {
  cursor: string | undefined;
  limit: number | undefined;
}

/** The player who reads, and the providers excluded in their market, whose games aren't linked. */
export interface Reader {
  playerId: number;
  withoutProviders: readonly string[];
}

/** A player's rounds, and receipts of every change of their money. */
export function createHistory({ db, gamesOf, isVerifiable }: HistoryDeps) {
  const store = historyStore(db);

  const gameFinder =
    ({ withoutProviders }: Reader) =>
    async (identifiers: string[]): Promise<(identifier: string) => PlayedGame> => {
      const games = await gamesOf([...new Set(identifiers)]);
      const gamesByIdentifier = new Map(games.map((game) => [game.identifier, game]));
      return (identifier) => {
        const game = gamesByIdentifier.get(identifier);
        return playedGame(identifier, game, !withoutProviders.includes(game?.provider ?? ""));
      };
    };

  async function showRounds(reader: Reader, rows: RoundRow[]) {
    const game = await gameFinder(reader)(rows.map(({ gameIdentifier }) => gameIdentifier));
    return rows.map((row) => presentRound(row, game(row.gameIdentifier), isVerifiable(row.provider)));
  }

  /** Reads one snapshot, so that receipts and balances agree. */
  const inSnapshot = <T>(read: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });

  async function receiptsOf(reader: Reader, numbers: number[]): Promise<Receipt[]> {
    const withoutGames = [];
    for (const number of numbers)
      withoutGames.push(...(await readReceipts(db, reader.playerId, number, number)));
    return presentReceipts(withoutGames, gameFinder(reader));
  }

  return {
    async rounds(reader: Reader, filter: RoundFilter, { cursor, limit = PAGE }: Page): Promise<Rounds> {
      const after = parseCursor(cursor);
      const [rows, sums] = await Promise.all([
        store.rounds(reader.playerId, filter, after, limit + 1),
        after ? null : store.sums(reader.playerId, filter),
      ]);
      const pageRows = rows.slice(0, limit);
      const last = pageRows.at(-1);
      return {
        rounds: await showRounds(reader, pageRows),
        next: rows.length > limit && last ? formatCursor({ at: last.createdAt, number: last.id }) : null,
        totals:
          sums?.map(({ currency, rounds, stake, win }) => ({
            currency,
            rounds,
            stake_cents: toAmount(stake),
            win_cents: toAmount(win),
            net_cents: toSignedAmount(win - stake),
          })) ?? null,
      };
    },

    async round(reader: Reader, id: number): Promise<RoundDetails> {
      const row = await store.round(reader.playerId, id);
      if (!row) throw new RequestError("not_found");
      const [[round], receipts] = await Promise.all([
        showRounds(reader, [row]),
        store.numbersOfRound(row).then((numbers) => receiptsOf(reader, numbers)),
      ]);
      return { round: round!, receipts };
    },

    async statement(
      reader: Reader,
      { currency, ...period }: Period & { currency: string | null },
      { cursor, limit = PAGE }: Page,
    ): Promise<Statement> {
      const { playerId } = reader;
      const { withoutGames, next, now } = await inSnapshot(async (tx) => {
        const txStore = historyStore(tx);
        const numbers = await txStore.numbersOf(playerId, period);
        const last = Math.min(
          numbers?.last ?? 0,
          cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor) - 1,
        );
        const first = Math.max(numbers?.first ?? 1, last - limit + 1);
        const all = last < first ? [] : await readReceipts(tx, playerId, first, last);
        return {
          withoutGames: all.filter(({ entry }) => currency === null || entry.currency === currency).reverse(),
          next: numbers && first > numbers.first ? String(first) : null,
          now:
            cursor === undefined
              ? {
                  accounts: (await txStore.accounts(playerId)).map(presentBalances),
                  ...(await txStore.head(playerId)),
                }
              : null,
        };
      });
      return { receipts: await presentReceipts(withoutGames, gameFinder(reader)), next, now };
    },

    async receipt(reader: Reader, number: number): Promise<Receipt> {
      const [receipt] = await receiptsOf(reader, [number]);
      if (!receipt) throw new RequestError("not_found");
      return receipt;
    },

    /** All receipts of a period, oldest first, in pages; entries posted during the export aren't included. */
    async *all(reader: Reader, { currency, ...period }: Period & { currency: string | null }) {
      const numbers = await store.numbersOf(reader.playerId, period);
      if (!numbers) return;
      for (let first = numbers.first; first <= numbers.last; first += FILE_PAGE) {
        const last = Math.min(first + FILE_PAGE - 1, numbers.last);
        const withoutGames = await readReceipts(db, reader.playerId, first, last);
        const filtered = withoutGames.filter(({ entry }) => currency === null || entry.currency === currency);
        yield await presentReceipts(filtered, gameFinder(reader));
      }
    },
  };
}

export type History = ReturnType<typeof createHistory>;
