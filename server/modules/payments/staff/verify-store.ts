import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { rowsOf } from "../../../db/rows.ts";

/** Accounts whose reserved balance differs from the sum of their open withdrawals. */
const findWrongReserves = (db: Db) =>
  db.execute(sql`
    WITH open AS (
      SELECT account_id, sum(amount) AS total FROM payments
      WHERE action = 'cashout' AND finished_at IS NULL GROUP BY 1),
    held AS (
      SELECT p.account_id, sum(p.amount) AS total
      FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
      WHERE p.balance_type = 'reserved' AND e.kind IN ('cashout', 'cashout_returned', 'cashout_paid') GROUP BY 1)
    SELECT account_id, coalesce(held.total, 0)::text AS says, coalesce(open.total, 0)::text AS has
    FROM open FULL JOIN held USING (account_id)
    WHERE coalesce(held.total, 0) <> coalesce(open.total, 0) ORDER BY 1`);

/** Payments that differ from the ledger, and ledger entries without a payment. */
const findWrongEntries = (db: Db) =>
  db.execute(sql`
    WITH due AS (
      SELECT CASE action WHEN 'deposit' THEN 'deposit:' ELSE 'cashout:' END || id AS key, entry_id, account_id, amount
      FROM payments WHERE entry_id IS NOT NULL
      UNION ALL
      SELECT CASE WHEN action = 'deposit' THEN 'deposit_reversal:' WHEN state = 'succeeded' THEN 'cashout_paid:'
        ELSE 'cashout_returned:' END || id, end_entry_id, account_id, amount
      FROM payments WHERE end_entry_id IS NOT NULL),
    booked AS (
      SELECT e.key, e.id AS entry_id, min(p.account_id) AS account_id, sum(p.amount) FILTER (WHERE p.amount > 0) AS amount
      FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
      WHERE e.kind IN ('deposit', 'deposit_reversal', 'cashout', 'cashout_returned', 'cashout_paid') GROUP BY e.id)
    SELECT coalesce(due.key, booked.key) AS key FROM due FULL JOIN booked ON booked.key = due.key
    WHERE due.key IS NULL OR booked.key IS NULL
      OR (due.entry_id, due.account_id, due.amount) IS DISTINCT FROM (booked.entry_id, booked.account_id, booked.amount)
    ORDER BY 1`);

/** Withdrawals that a provider contradicts, until staff settle them. */
const findContradictions = (db: Db) =>
  db.execute(sql`SELECT id, state, provider FROM payments WHERE contradicted_at IS NOT NULL ORDER BY number`);

/** @returns violated invariants between payments and the ledger, one sentence each */
export function verifyPayments(db: Db): Promise<string[]> {
  return db.transaction(
    async (tx) => [
      ...rowsOf<{ account_id: number; says: string; has: string }>(await findWrongReserves(tx)).map(
        ({ account_id, says, has }) =>
          `Account ${account_id}: ${says} is reserved, its open withdrawals sum to ${has}`,
      ),
      ...rowsOf<{ key: string }>(await findWrongEntries(tx)).map(
        ({ key }) => `Payment ${key}: differs from the ledger`,
      ),
      ...rowsOf<{ id: string; state: string; provider: string }>(await findContradictions(tx)).map(
        ({ id, state, provider }) => `Payment ${id}: ${state} here, contradicted by ${provider}`,
      ),
    ],
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
