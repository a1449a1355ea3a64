import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { liftStatementTimeout } from "../../db/time-limits.ts";
import { accounts } from "../accounts/tables.ts";
import { chainHash, type Posting } from "./chain.ts";
import { BALANCE_TYPES, type BalanceType, ledgerEntries, ledgerPostings, wallets } from "./tables.ts";

export interface VerificationResult {
  players: number;
  entries: number;
  /** Digest over every player's newest hash; stored elsewhere, it proves later that nothing was rewritten. */
  digest: string;
  /** Violated invariants, one sentence each with player and entry. */
  problems: string[];
}

/** Entries per query. */
const PAGE = 2_000;

type WalletRow = typeof wallets.$inferSelect;
type AccountRow = typeof accounts.$inferSelect;
type EntryRow = typeof ledgerEntries.$inferSelect;
type PostingRow = typeof ledgerPostings.$inferSelect;
/** Balances in minor units, by the key that `keyOf` returns. */
type Balances = Map<string, bigint>;

const keyOf = (accountId: number, balanceType: BalanceType) => `${accountId}/${balanceType}`;

function postingOf({ balanceType, house, amount }: PostingRow): Posting {
  return { side: balanceType ? { balanceType } : { house: house! }, amount };
}

const sumOf = (postings: PostingRow[]) => postings.reduce((total, { amount }) => total + amount, 0n);

/** Checks one entry; `before` is its predecessor's hash. */
function problemsOf(
  entry: EntryRow,
  postings: PostingRow[],
  accountsById: Map<number, AccountRow>,
  before: string,
) {
  const ids = new Set(postings.flatMap(({ accountId }) => accountId ?? []));
  const [accountId = 0] = ids;
  const isForeign =
    ids.size > 1 || (ids.size === 1 && accountsById.get(accountId)?.currency !== entry.currency);
  const chained = {
    ...entry,
    playerId: entry.playerId!,
    accountId,
    number: entry.number!,
    at: entry.createdAt.getTime(),
    postings: postings.map(postingOf),
  };
  return [
    ...(postings.length < 2 ? [`has ${postings.length} postings`] : []),
    ...(sumOf(postings) !== 0n ? [`sums to ${sumOf(postings)}`] : []),
    ...(isForeign ? ["moves money of another player or currency"] : []),
    ...(chainHash(before, chained) !== entry.hash ? ["doesn't match its hash"] : []),
  ];
}

/** Adds postings to the running balances. @returns mismatches with the stored balances */
function addUp(balances: Balances, postings: PostingRow[]): string[] {
  return postings.flatMap(({ accountId, balanceType, amount, balanceAfter }) => {
    if (accountId === null || balanceType === null) return [];
    const key = keyOf(accountId, balanceType);
    const balance = (balances.get(key) ?? 0n) + amount;
    balances.set(key, balance);
    const isBeyondZero = balanceType === "owed" ? balance > 0n : balance < 0n;
    return [
      ...(isBeyondZero ? [`takes the ${balanceType} balance past zero`] : []),
      ...(balance !== balanceAfter
        ? [`records a ${balanceType} balance of ${balanceAfter} instead of ${balance}`]
        : []),
    ];
  });
}

async function postingsOf(db: Db, entries: EntryRow[]): Promise<Map<number, PostingRow[]>> {
  const ids = entries.map(({ id }) => id);
  const rows = await db
    .select()
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.entryId, ids))
    .orderBy(asc(ledgerPostings.entryId), asc(ledgerPostings.position));
  return Map.groupBy(rows, ({ entryId }) => entryId);
}

async function verifyPlayer(db: Db, { playerId, number, hash }: WalletRow) {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`Player ${playerId}: ${problem}`);
  const rows = await db.select().from(accounts).where(eq(accounts.playerId, playerId));
  const accountsById = new Map(rows.map((row) => [row.id, row]));
  const balances: Balances = new Map();
  let [before, count, last] = ["", 0, 0];
  for (;;) {
    const entries = await db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.playerId, playerId), gt(ledgerEntries.number, last)))
      .orderBy(asc(ledgerEntries.number))
      .limit(PAGE);
    if (entries.length === 0) break;
    const postings = await postingsOf(db, entries);
    for (const entry of entries) {
      count++;
      last = entry.number!;
      const parts = postings.get(entry.id) ?? [];
      const entryProblems = [...problemsOf(entry, parts, accountsById, before), ...addUp(balances, parts)];
      if (entry.number !== count) entryProblems.push(`has the wrong number, expected ${count}`);
      for (const problem of entryProblems)
        report(`entry ${entry.number} (${entry.kind}, ${entry.id}) ${problem}`);
      before = entry.hash;
    }
  }
  if (number !== count) report(`the wallet is at ${number} of ${count} entries`);
  if (hash !== before) report("the wallet's hash differs from the newest entry's");
  for (const row of rows)
    for (const balanceType of BALANCE_TYPES) {
      const sum = balances.get(keyOf(row.id, balanceType)) ?? 0n;
      if (row[balanceType] !== sum)
        report(`${row.currency} ${balanceType} is ${row[balanceType]}, its postings sum to ${sum}`);
    }
  return { count, problems };
}

/** Checks house-only entries, and accounts with money but no wallet. */
async function problemsOutsideWallets(db: Db): Promise<string[]> {
  const unbalanced = await db
    .select({ id: ledgerEntries.id, sum: sql<string>`coalesce(sum(${ledgerPostings.amount}), 0)` })
    .from(ledgerEntries)
    .leftJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(isNull(ledgerEntries.playerId))
    .groupBy(ledgerEntries.id)
    .having(sql`coalesce(sum(${ledgerPostings.amount}), 0) <> 0 or count(${ledgerPostings.accountId}) > 0`);
  const orphaned = await db
    .select({ id: accounts.id, playerId: accounts.playerId })
    .from(accounts)
    .leftJoin(wallets, eq(wallets.playerId, accounts.playerId))
    .where(
      and(
        isNull(wallets.playerId),
        ne(
          sql`abs(${accounts.real}) + abs(${accounts.bonus}) + abs(${accounts.reserved}) + abs(${accounts.owed})
            + abs(${accounts.unsettled})`,
          0,
        ),
      ),
    );
  return [
    ...unbalanced.map(({ id, sum }) => `House: entry ${id} sums to ${sum}, or moves a player's money`),
    ...orphaned.map(({ id, playerId }) => `Player ${playerId}: account ${id} has money and no entries`),
  ];
}

/**
 * Verifies a consistent snapshot of the ledger, of one player or of all: order, hash chain, sums and balances, player
 * by player.
 */
export function verifyLedger(db: Db, playerId?: number): Promise<VerificationResult> {
  return db.transaction((tx) => verifyAll(tx, playerId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function verifyAll(db: Db, playerId: number | undefined): Promise<VerificationResult> {
  await liftStatementTimeout(db);
  const condition = playerId === undefined ? undefined : eq(wallets.playerId, playerId);
  const all = await db.select().from(wallets).where(condition).orderBy(asc(wallets.playerId));
  const digest = createHash("sha256");
  const verified: VerificationResult = { players: all.length, entries: 0, digest: "", problems: [] };
  for (const wallet of all) {
    const { count, problems } = await verifyPlayer(db, wallet);
    digest.update(`${wallet.playerId} ${wallet.number} ${wallet.hash}\n`);
    verified.entries += count;
    verified.problems.push(...problems);
  }
  if (playerId === undefined) verified.problems.push(...(await problemsOutsideWallets(db)));
  return { ...verified, digest: digest.digest("hex") };
}

/** Sets every balance to the sum of its postings. @returns the number of corrected accounts */
export async function rebuildBalances(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    await liftStatementTimeout(tx);
    // Blocks concurrent postings.
    await tx.execute(sql`LOCK TABLE ledger_postings IN SHARE ROW EXCLUSIVE MODE`);
    await tx.execute(sql`SELECT set_config('apogee.rebuild', 'on', true)`);
    const { rows } = (await tx.execute(sql`
      WITH sums AS (
        SELECT a.id,
          coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'real'), 0) AS real,
          coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'bonus'), 0) AS bonus,
          coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'reserved'), 0) AS reserved,
          coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'owed'), 0) AS owed,
          coalesce(sum(p.amount) FILTER (WHERE p.balance_type = 'unsettled'), 0) AS unsettled
        FROM accounts a LEFT JOIN ledger_postings p ON p.account_id = a.id
        GROUP BY a.id)
      UPDATE accounts a SET real = s.real, bonus = s.bonus, reserved = s.reserved, owed = s.owed, unsettled = s.unsettled
      FROM sums s
      WHERE s.id = a.id AND (a.real, a.bonus, a.reserved, a.owed, a.unsettled)
        IS DISTINCT FROM (s.real, s.bonus, s.reserved, s.owed, s.unsettled)
      RETURNING a.id`)) as unknown as { rows: unknown[] };
    await tx.execute(sql`SELECT set_config('apogee.rebuild', 'off', true)`);
    return rows.length;
  });
}
