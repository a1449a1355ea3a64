import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accounts } from "../../core/accounts/tables.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import {
  BALANCE_TYPES,
  type BalanceType,
  ledgerEntries,
  ledgerPostings,
  wallets,
} from "../../core/ledger/tables.ts";
import { rounds } from "../../core/rounds/tables.ts";
import type { Db } from "../../db/client.ts";
import type { PageCursor } from "../../http/instant.ts";
import { walletActions } from "../wallet/tables.ts";

/** A round with the account's currency, the currency played in, and the rate between them (millionths). */
export type RoundRow = typeof rounds.$inferSelect & { currency: string; played: string; rate: bigint };
export type PostingRow = typeof ledgerPostings.$inferSelect;
export type EntryRow = typeof ledgerEntries.$inferSelect & { reversesNumber: number | null };
export type AccountRow = typeof accounts.$inferSelect;

/** `from` is inclusive, `to` exclusive. */
export interface Period {
  from: Date | null;
  to: Date | null;
}

export interface RoundFilter extends Period {
  currency: string | null;
  game: string | null;
}

export interface RoundSums {
  currency: string;
  rounds: number;
  stake: bigint;
  win: bigint;
}

const ROUND = {
  round: rounds,
  currency: accounts.currency,
  played: gameSessions.currency,
  rate: gameSessions.rate,
};

const reversedEntry = alias(ledgerEntries, "reversed");

const roundsOf = (playerId: number, { from, to, currency, game }: RoundFilter): SQL | undefined =>
  and(
    eq(rounds.playerId, playerId),
    from ? gte(rounds.createdAt, from) : undefined,
    to ? lt(rounds.createdAt, to) : undefined,
    currency === null ? undefined : eq(accounts.currency, currency),
    game === null ? undefined : eq(rounds.gameIdentifier, game),
  );

/** Queries on rounds and entries; every query is scoped to a player. */
export const historyStore = (db: Db) => ({
  async rounds(playerId: number, filter: RoundFilter, after: PageCursor | null, limit: number) {
    // A row comparison, which the index serves as one range.
    const afterCursor = after
      ? sql`(${rounds.createdAt}, ${rounds.id}) < (${after.at.toISOString()}::timestamptz, ${after.number}::bigint)`
      : undefined;
    const rows = await db
      .select(ROUND)
      .from(rounds)
      .innerJoin(accounts, eq(accounts.id, rounds.accountId))
      .innerJoin(gameSessions, eq(gameSessions.id, rounds.sessionId))
      .where(and(roundsOf(playerId, filter), afterCursor))
      .orderBy(desc(rounds.createdAt), desc(rounds.id))
      .limit(limit);
    return rows.map(({ round, ...money }): RoundRow => ({ ...round, ...money }));
  },

  async sums(playerId: number, filter: RoundFilter): Promise<RoundSums[]> {
    const rows = await db
      .select({
        currency: accounts.currency,
        rounds: sql<string>`count(*)`,
        stake: sql<string>`sum(${rounds.stakeReal} + ${rounds.stakeBonus})`,
        win: sql<string>`sum(${rounds.winReal} + ${rounds.winBonus} + ${rounds.winUnsettled})`,
      })
      .from(rounds)
      .innerJoin(accounts, eq(accounts.id, rounds.accountId))
      .where(roundsOf(playerId, filter))
      .groupBy(accounts.currency)
      .orderBy(accounts.currency);
    return rows.map((row) => ({
      currency: row.currency,
      rounds: Number(row.rounds),
      stake: BigInt(row.stake),
      win: BigInt(row.win),
    }));
  },

  async round(playerId: number, id: number): Promise<RoundRow | undefined> {
    const [row] = await db
      .select(ROUND)
      .from(rounds)
      .innerJoin(accounts, eq(accounts.id, rounds.accountId))
      .innerJoin(gameSessions, eq(gameSessions.id, rounds.sessionId))
      .where(and(eq(rounds.playerId, playerId), eq(rounds.id, id)));
    if (!row) return undefined;
    const { round, ...money } = row;
    return { ...round, ...money };
  },

  /** Numbers of the entries that a round posted. */
  async numbersOfRound({ playerId, provider, name }: RoundRow): Promise<number[]> {
    const rows = await db
      .select({ number: ledgerEntries.number })
      .from(walletActions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, walletActions.entryId))
      .where(
        and(
          eq(walletActions.provider, provider),
          eq(walletActions.round, name),
          eq(ledgerEntries.playerId, playerId),
        ),
      )
      .orderBy(asc(ledgerEntries.number));
    return rows.map(({ number }) => number!);
  },

  /** Numbers of the first and last entry of a period; undefined for none. */
  async numbersOf(
    playerId: number,
    { from, to }: Period,
  ): Promise<{ first: number; last: number } | undefined> {
    const boundary = async (order: typeof asc) => {
      const [row] = await db
        .select({ number: ledgerEntries.number })
        .from(ledgerEntries)
        .where(
          and(
            eq(ledgerEntries.playerId, playerId),
            from ? gte(ledgerEntries.createdAt, from) : undefined,
            to ? lt(ledgerEntries.createdAt, to) : undefined,
          ),
        )
        .orderBy(order(ledgerEntries.createdAt), order(ledgerEntries.number))
        .limit(1);
      return row?.number;
    };
    const [first, last] = [await boundary(asc), await boundary(desc)];
    return first && last ? { first, last } : undefined;
  },

  /** Entries `first` to `last`, inclusive, oldest first. */
  async entries(playerId: number, first: number, last: number): Promise<EntryRow[]> {
    const rows = await db
      .select({ entry: ledgerEntries, reversesNumber: reversedEntry.number })
      .from(ledgerEntries)
      .leftJoin(reversedEntry, eq(reversedEntry.id, ledgerEntries.reverses))
      .where(
        and(
          eq(ledgerEntries.playerId, playerId),
          gte(ledgerEntries.number, first),
          lte(ledgerEntries.number, last),
        ),
      )
      .orderBy(asc(ledgerEntries.number));
    return rows.map(({ entry, reversesNumber }) => ({ ...entry, reversesNumber }));
  },

  async postings(entryIds: number[]): Promise<Map<number, PostingRow[]>> {
    if (entryIds.length === 0) return new Map();
    const rows = await db
      .select()
      .from(ledgerPostings)
      .where(inArray(ledgerPostings.entryId, entryIds))
      .orderBy(asc(ledgerPostings.entryId), asc(ledgerPostings.position));
    return Map.groupBy(rows, ({ entryId }) => entryId);
  },

  /** A player's balances before an entry, from the newest earlier postings. */
  async balancesBefore(playerId: number, entryId: number) {
    const balanceTypes = sql.raw(BALANCE_TYPES.map((balanceType) => `('${balanceType}')`).join(","));
    const { rows } = (await db.execute(sql`
      SELECT a.id, a.currency, own.balance_type AS "balanceType", (
        SELECT p.balance_after FROM ledger_postings p
        WHERE p.account_id = a.id AND p.balance_type = own.balance_type AND p.entry_id < ${entryId}
        ORDER BY p.entry_id DESC, p.position DESC LIMIT 1)::text AS balance
      FROM accounts a, (VALUES ${balanceTypes}) AS own (balance_type)
      WHERE a.player_id = ${playerId}`)) as unknown as {
      rows: { id: number; currency: string; balanceType: BalanceType; balance: string | null }[];
    };
    return rows.map(({ id, currency, balanceType, balance }) => ({
      accountId: id,
      currency,
      balanceType,
      balance: BigInt(balance ?? 0),
    }));
  },

  /** Ids of the player's rounds with these providers and names. */
  async roundIds(playerId: number, names: { provider: string; name: string }[]) {
    if (names.length === 0) return [];
    return db
      .select({ id: rounds.id, provider: rounds.provider, name: rounds.name })
      .from(rounds)
      .where(
        and(
          eq(rounds.playerId, playerId),
          or(...names.map(({ provider, name }) => and(eq(rounds.provider, provider), eq(rounds.name, name)))),
        ),
      );
  },

  accounts: (playerId: number): Promise<AccountRow[]> =>
    db.select().from(accounts).where(eq(accounts.playerId, playerId)).orderBy(accounts.id),

  async head(playerId: number): Promise<{ number: number; hash: string }> {
    const [row] = await db
      .select({ number: wallets.number, hash: wallets.hash })
      .from(wallets)
      .where(eq(wallets.playerId, playerId));
    return row ?? { number: 0, hash: "" };
  },
});

export type HistoryStore = ReturnType<typeof historyStore>;
