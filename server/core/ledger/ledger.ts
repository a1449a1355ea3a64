import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { chainHash, type Posting } from "./chain.ts";
import { type BalanceType, type Cause, type EntryKind, wallets } from "./tables.ts";

/** A player's ledger head, locked until the reader's transaction ends. */
export interface LedgerHead {
  playerId: number;
  number: number;
  hash: string;
}

export interface Entry {
  accountId: number;
  /** Currency of the account. */
  currency: string;
  kind: EntryKind;
  /** Idempotency key. */
  key: string;
  /** The entry that this one reverses. */
  reverses?: number | undefined;
  cause: Cause;
  /** Sum to zero; balance postings belong to the account. */
  postings: Posting[];
}

export interface PostedEntry {
  id: number;
  number: number;
  /** New values of the balances that the entry moved, minor units. */
  balances: Partial<Record<BalanceType, bigint>>;
}

/** One column of several rows as a query parameter. */
const columnOf = <Row>(rows: Row[], name: keyof Row) => sql.param(rows.map((row) => row[name]));

/** Posts every change of a balance, within the caller's transaction `tx`. */
export function createLedger({ now }: { now: () => number }) {
  /** `post` for entries of one or several players, in order, in one statement. */
  async function postAll(tx: Db, requests: { wallet: LedgerHead; entry: Entry }[]): Promise<PostedEntry[]> {
    if (requests.length === 0) return [];
    const at = now();
    const entries = requests.map(({ wallet, entry }) => {
      const chained = {
        ...entry,
        playerId: wallet.playerId,
        number: ++wallet.number,
        reverses: entry.reverses ?? null,
        at,
      };
      // Late money of an ended bonus may leave all balances as they are: such an entry names no account.
      const accountId = entry.postings.some(({ side }) => "balanceType" in side) ? entry.accountId : 0;
      wallet.hash = chainHash(wallet.hash, { ...chained, accountId });
      return { ...chained, hash: wallet.hash };
    });
    const parts = entries.flatMap(({ postings }, entryIndex) =>
      postings.map(({ side, amount }, position) => ({
        of: entryIndex + 1,
        position: position + 1,
        balanceType: "balanceType" in side ? side.balanceType : null,
        house: "house" in side ? side.house : null,
        amount: String(amount),
      })),
    );
    const rows = rowsOf<{
      entry_id: number | string;
      balance_type: BalanceType | null;
      balance_after: number | string | bigint | null;
    }>(
      await tx.execute(sql`
      WITH new_entry AS (
        SELECT * FROM unnest(${columnOf(entries, "playerId")}::int[], ${columnOf(entries, "number")}::int[],
          ${columnOf(entries, "accountId")}::int[], ${columnOf(entries, "kind")}::text[],
          ${columnOf(entries, "currency")}::text[], ${columnOf(entries, "key")}::text[],
          ${columnOf(entries, "reverses")}::bigint[], ${sql.param(entries.map(({ cause }) => JSON.stringify(cause)))}::text[],
          ${columnOf(entries, "hash")}::text[])
        WITH ORDINALITY AS one (player_id, number, account_id, kind, currency, key, reverses, cause, hash, index)),
      entry AS (
        INSERT INTO ledger_entries (player_id, number, kind, currency, key, reverses, cause, created_at, hash)
        SELECT player_id, number, kind, currency, key, reverses, cause::jsonb, ${new Date(at).toISOString()}::timestamptz, hash
        FROM new_entry ORDER BY index
        RETURNING id, player_id, number),
      posting AS (
        INSERT INTO ledger_postings (entry_id, position, account_id, balance_type, house, amount, balance_after)
        SELECT entry.id, part.position, own.account_id, part.balance_type, part.house, part.amount,
          own.balance + sum(part.amount) OVER (PARTITION BY own.account_id, part.balance_type ORDER BY entry.id, part.position)
        FROM unnest(${columnOf(parts, "of")}::int[], ${columnOf(parts, "position")}::int[], ${columnOf(parts, "balanceType")}::text[],
          ${columnOf(parts, "house")}::text[], ${columnOf(parts, "amount")}::bigint[]) AS part (index, position, balance_type, house, amount)
        JOIN new_entry USING (index)
        JOIN entry USING (player_id, number)
        LEFT JOIN LATERAL (
          SELECT a.id AS account_id, balances.balance
          FROM accounts a, LATERAL (VALUES ('real', a.real), ('bonus', a.bonus), ('reserved', a.reserved), ('owed', a.owed),
            ('unsettled', a.unsettled)) AS balances (balance_type, balance)
          WHERE a.id = new_entry.account_id AND balances.balance_type = part.balance_type) AS own ON true
        RETURNING entry_id, position, balance_type, balance_after)
      SELECT entry_id, balance_type, balance_after FROM posting ORDER BY entry_id, position`),
    );
    // Ids ascend in the entries' order.
    const ids = [...new Set(rows.map(({ entry_id }) => entry_id))];
    const posted = entries.map(
      ({ number }, i): PostedEntry => ({ id: Number(ids[i]), number, balances: {} }),
    );
    for (const { entry_id, balance_type, balance_after } of rows)
      if (balance_type !== null)
        posted[ids.indexOf(entry_id)]!.balances[balance_type] = BigInt(balance_after!);
    return posted;
  }

  return {
    /** Locks a player's ledger head until the transaction ends; creates it if missing. */
    async lockForUpdate(tx: Db, playerId: number): Promise<LedgerHead> {
      const lockHead = () =>
        tx
          .select()
          .from(wallets)
          .where(eq(wallets.playerId, playerId))
          .for("update")
          .then(([row]) => row);
      const wallet = await lockHead();
      if (wallet) return wallet;
      await tx.insert(wallets).values({ playerId }).onConflictDoNothing();
      return (await lockHead())!;
    },

    /**
     * Posts an entry. The wallet must be locked; it's updated to the new head.
     * @throws the database's error if postings don't sum to zero, a balance would fall below zero, or the key is in
     * use
     */
    async post(tx: Db, wallet: LedgerHead, entry: Entry): Promise<PostedEntry> {
      const [posted] = await postAll(tx, [{ wallet, entry }]);
      return posted!;
    },

    postAll,
  };
}

export type Ledger = ReturnType<typeof createLedger>;
