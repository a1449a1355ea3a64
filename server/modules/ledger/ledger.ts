import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { type Cause, type EntryKind, type Purse, wallets } from "../../db/ledger-schema.ts";
import { chainHash, type Posting } from "./chain.ts";

/** The player's place in the ledger, held by whoever reads it until their transaction ends. */
export interface Wallet {
  playerId: number;
  number: number;
  hash: string;
}

export interface Entry {
  accountId: number;
  /** Of the account. */
  currency: string;
  kind: EntryKind;
  /** Names what is done once. */
  key: string;
  /** The entry that this one takes back. */
  reverses?: number | undefined;
  cause: Cause;
  /** Sum to zero; purses are the account's. */
  postings: Posting[];
}

export interface Posted {
  id: number;
  number: number;
  /** Of the purses that the entry moved, minor units. */
  balances: Partial<Record<Purse, bigint>>;
}

/** What every change of a balance goes through. `tx` is the transaction that everything else of the change is in. */
export function createLedger({ now }: { now: () => number }) {
  return {
    /** Takes hold of a player's wallet: nobody else changes what they have until the transaction ends. */
    async hold(tx: Db, playerId: number): Promise<Wallet> {
      const held = () =>
        tx
          .select()
          .from(wallets)
          .where(eq(wallets.playerId, playerId))
          .for("update")
          .then(([row]) => row);
      const wallet = await held();
      if (wallet) return wallet;
      await tx.insert(wallets).values({ playerId }).onConflictDoNothing();
      return (await held())!;
    },

    /**
     * Writes an entry down and moves its money, all or nothing. The wallet must be held, and is the one of after this
     * when it returns. Throws what the database refuses: an entry that does not sum to zero, a purse below zero, a key
     * that was used.
     */
    async post(tx: Db, wallet: Wallet, entry: Entry): Promise<Posted> {
      const { playerId } = wallet;
      const { accountId, currency, kind, key, cause, postings } = entry;
      const reverses = entry.reverses ?? null;
      const number = wallet.number + 1;
      const at = now();
      const hash = chainHash(wallet.hash, { ...entry, playerId, number, reverses, at });
      const purses = postings.map(({ side }) => ("purse" in side ? side.purse : null));
      const houses = postings.map(({ side }) => ("house" in side ? side.house : null));
      const amounts = postings.map(({ amount }) => String(amount));
      const { rows } = (await tx.execute(sql`
        WITH entry AS (
          INSERT INTO ledger_entries (player_id, number, kind, currency, key, reverses, cause, created_at, hash)
          VALUES (${playerId}, ${number}, ${kind}, ${currency}, ${key}, ${reverses}, ${JSON.stringify(cause)}::jsonb,
            ${new Date(at).toISOString()}::timestamptz, ${hash})
          RETURNING id)
        INSERT INTO ledger_postings (entry_id, position, account_id, purse, house, amount, balance_after)
        SELECT entry.id, part.position, purse.account_id, part.purse, part.house, part.amount,
          purse.balance + sum(part.amount) OVER (PARTITION BY part.purse ORDER BY part.position)
        FROM entry, unnest(${sql.param(purses)}::text[], ${sql.param(houses)}::text[], ${sql.param(amounts)}::bigint[])
          WITH ORDINALITY AS part (purse, house, amount, position)
        LEFT JOIN (
          SELECT a.id AS account_id, own.purse, own.balance
          FROM accounts a, LATERAL (VALUES ('real', a.real), ('bonus', a.bonus), ('reserved', a.reserved), ('owed', a.owed))
            AS own (purse, balance)
          WHERE a.id = ${accountId}) AS purse ON purse.purse = part.purse
        RETURNING entry_id, purse, balance_after`)) as unknown as {
        rows: {
          entry_id: number | string;
          purse: Purse | null;
          balance_after: number | string | bigint | null;
        }[];
      };
      wallet.number = number;
      wallet.hash = hash;
      const moved = rows.filter(({ purse }) => purse !== null);
      return {
        id: Number(rows[0]!.entry_id),
        number,
        balances: Object.fromEntries(
          moved.map(({ purse, balance_after }) => [purse, BigInt(balance_after!)]),
        ),
      };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
