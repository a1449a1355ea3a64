import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as v from "valibot";
import { afterAll, expect, it } from "vitest";
import { jackpotWon } from "../modules/jackpots/events.ts";
import { paymentEnded } from "../modules/payments/events.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const folder = mkdtempSync(join(tmpdir(), "apogee-migrations-"));
const client = await PGlite.create();
const db = drizzle({ client });
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

/** Runs the migrations before `index`, as an earlier release did. */
async function migrateBefore(index: number): Promise<void> {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal: { entries: { idx: number }[] } = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(
    path,
    JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx < index) }),
  );
  await migrate(db, { migrationsFolder: folder });
}

const rowOf = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows[0];

const DEPOSIT = "00000000-0000-4000-8000-000000000001";
const LATE = "00000000-0000-4000-8000-000000000002";
const SEED = "00000000-0000-4000-8000-000000000003";
const LIMIT = { type: "deposit", left_cents: 40, ways: ["less", "wait"] };

/** An entry and its postings, which the ledger's rules check in one statement. */
const entry = (
  number: number,
  column: "purse" | "balance_type",
  amount: number,
  after: number,
  { key = `k${number}`, cause = "{}" } = {},
) => `
  with entry as (
    insert into ledger_entries (player_id, number, kind, currency, key, cause, created_at, hash)
    values (7, ${number}, 'deposit', 'EUR', '${key}', '${cause}', now(), 'h${number}') returning id)
  insert into ledger_postings (entry_id, position, account_id, ${column}, house, amount, balance_after)
    select id, 1, 70, 'real', null, ${amount}, ${after} from entry
    union all select id, 2, null, null, 'payments', -(${amount}), null from entry;`;

const payment = (id: string, key: string | null, late: string | null) => `
  insert into payments (id, player_id, account_id, action, method_id, brand, method_name, method_type, currency, amount,
    fee, state, created_at, provider, key, digest, follows)
  values ('${id}', 7, 70, 'deposit', 'card', 'card', 'Card', 'card', 'EUR', 500, 0, 'pending', now(), 'reference',
    ${key === null ? "null, null" : `'${key}', 'd'`}, ${late === null ? "null" : `'${late}'`});`;

// The tests use one database and run in order, as releases do.

it("migration 0043 keeps the data of the previous release, and the database's rules apply under the new names", async () => {
  await migrateBefore(43);
  await client.exec(`
    insert into players (id, email, currency, locale, licence, groups, terms_accepted, created_at)
      values (7, 'a@b.test', 'EUR', 'en', 'CW', '{}', 1, now());
    insert into accounts (id, player_id, currency, created_at) values (70, 7, 'EUR', now());
    insert into wallets (player_id) values (7);
    ${entry(1, "purse", 500, 500)}
    ${payment(DEPOSIT, "k", null)}
    update payments set state = 'canceled', finished_at = now(), refund = 'refused', told_at = '2026-11-01',
      asked_at = '2026-11-02' where id = '${DEPOSIT}';
    ${payment(LATE, null, DEPOSIT)}
    insert into payment_refusals (player_id, action, key, digest, refusal, created_at) values
      (7, 'deposit', 'a', 'd', '{"code":"card_refused","errors":{}}', now()),
      (7, 'deposit', 'b', 'd', '${JSON.stringify({ code: "limit_reached", errors: {}, limit: LIMIT })}', now());
    insert into payment_methods (site, currency, id, position, doc) values ('general', 'EUR', 'card', 1, '{"asks":"card"}');
    insert into sittings (player_id, began_at, after_number) values (7, '2026-11-03', 1);
    insert into session_plans (player_id, account_id, budget, made_at, noted, answered, went_on)
      values (7, 70, 100, '2026-11-04', '{budget}', '{time}', 2);
    insert into user_limits (player_id, type, period, scope, state, began_at, amount, currency, asked_amount,
      asked_currency, asked_at, confirm_from, confirm_until, token_digest)
      values (7, 'deposit', 'day', '', 'unconfirmed', '2026-11-05', 100, 'EUR', 200, 'EUR', '2026-11-06', now(), now(), 'd');
    insert into game_seats (digest, session, player, kind, game_identifier, title, theme, art, currency, subunits, locale,
      min_round, created_at, expires_at)
      values ('s', 'wallet', 'p', 'dice', 'g', 'G', 'space', '', 'EUR', 100, 'en', 0, now(), now());
    insert into game_seeds (id, player, game_identifier, secret, commitment, client, created_at)
      values ('${SEED}', 'p', 'g', '', '', '', now());
    insert into game_rounds (id, key, seat, seed, nonce, kind, version, stake, choice, outcome, win, status, demo, created_at)
      values ('${SEED}', 'k', 's', '${SEED}', 0, 'dice', 1, 1, '{}', '{}', 0, 'refused', false, now());
  `);

  await migrateBefore(44);

  expect(await rowOf("select balance_type from ledger_postings where position = 1")).toEqual({
    balance_type: "real",
  });
  expect(
    await rowOf(
      `select refund, notified_at::date::text, polled_at::date::text from payments where id = '${DEPOSIT}'`,
    ),
  ).toEqual({ refund: "rejected", notified_at: "2026-11-01", polled_at: "2026-11-02" });
  expect(await rowOf(`select late_of from payments where id = '${LATE}'`)).toEqual({ late_of: DEPOSIT });
  const { rows } = await client.query("select rejection from payment_rejections order by key");
  expect(rows).toEqual([
    { rejection: { code: "card_rejected", errors: {} } },
    {
      rejection: {
        code: "limit_reached",
        errors: {},
        limit: { type: "deposit", remaining_cents: 40, remedies: ["less", "wait"] },
      },
    },
  ]);
  expect(await rowOf("select doc from payment_methods")).toEqual({ doc: { requires: "card" } });
  expect(await rowOf("select started_at::date::text from play_sessions")).toEqual({
    started_at: "2026-11-03",
  });
  expect(
    await rowOf("select created_at::date::text, acknowledged, exceeded, continued_count from session_plans"),
  ).toEqual({ created_at: "2026-11-04", acknowledged: ["budget"], exceeded: ["time"], continued_count: 2 });
  expect(
    await rowOf(
      "select started_at::date::text, requested_amount::int, requested_at::date::text from user_limits",
    ),
  ).toEqual({ started_at: "2026-11-05", requested_amount: 200, requested_at: "2026-11-06" });
  expect(
    await rowOf(
      "select r.session, r.status, s.wallet_session from game_rounds r join game_client_sessions s on s.digest = r.session",
    ),
  ).toEqual({ session: "s", status: "rejected", wallet_session: "wallet" });

  // The triggers were written again for the new columns.
  await client.exec(entry(2, "balance_type", -200, 300));
  expect(await rowOf("select real::int from accounts")).toEqual({ real: 300 });
  await expect(client.exec(entry(3, "balance_type", 10, 999))).rejects.toMatchObject({
    constraint: "ledger_postings_balance",
  });
  await expect(client.exec(`update payments set late_of = null where id = '${LATE}'`)).rejects.toMatchObject({
    constraint: "payments_stay",
  });
});

it("migration 0045 stores deliveries for what ended and was won without a notification", async () => {
  await migrateBefore(45);
  const idOf = (number: number) => `00000000-0000-4000-8000-00000000010${number}`;
  /** Each payment needs entries of its own. */
  let entries = 0;
  const anEntry = () => `(select id from ledger_entries order by id limit 1 offset ${entries++})`;
  const insertPayment = (number: number, action: "deposit" | "cashout") => `
    insert into payments (id, player_id, account_id, action, method_id, brand, method_name, method_type, currency, amount,
      fee, state, created_at, provider, key, digest, entry_id)
    values ('${idOf(number)}', 7, 70, '${action}', 'card', 'card', 'Card', 'card', 'EUR', 500, 0,
      ${action === "deposit" ? "'pending'" : "'reserved'"}, now(), 'reference', 'key${number}', 'd',
      ${action === "deposit" ? "null" : anEntry()});`;
  const end = (number: number, state: string, more = "") =>
    `update payments set state = '${state}', finished_at = '2026-11-0${number}'${more} where id = '${idOf(number)}';`;
  const win = (number: number, source: string, more: string) => `
    insert into jackpot_wins (id, player_id, identifier, title, level, currency, amount, original_currency,
      original_amount, worth, won_at, level_id, cycle, key, notified_at)
    values ('${idOf(number)}', 7, 'nova', 'Nova', 'Mini', 'EUR', 900719925474099, 'EUR', 1, 1, now(), ${source}, ${more});`;
  await client.exec(`
    ${entry(3, "balance_type", 1, 301, { key: "jackpot:8:2", cause: '{"game":"comet"}' })}
    ${entry(4, "balance_type", 1, 302, { key: "jackpot_award:thanks" })}
    ${[5, 6].map((number) => entry(number, "balance_type", 1, 298 + number)).join("")}
    ${[1, 2, 3, 5].map((number) => insertPayment(number, "deposit")).join("")}
    ${[4, 6].map((number) => insertPayment(number, "cashout")).join("")}
    ${end(1, "succeeded", `, entry_id = ${anEntry()}`)}
    ${end(2, "succeeded", `, entry_id = ${anEntry()}, notified_at = now()`)}
    update payments set reversed_at = now(), end_entry_id = ${anEntry()}, notified_at = null where id = '${idOf(2)}';
    ${end(3, "declined")}
    ${end(4, "canceled", `, end_entry_id = ${anEntry()}`)}
    ${end(5, "canceled", ", notified_at = now()")}
    ${win(7, "8, 2, null", "null")}
    ${win(8, "null, null, 'thanks'", "null")}
    ${win(9, "null, null, 'before'", "now()")}
    insert into job_runs (name, started_at, outcome, error) values ('notify-late-winners', now(), 'failed', 'e'),
      ('deliver-events', now(), 'done', null);
  `);

  await migrate(db, { migrationsFolder: MIGRATIONS });

  const { rows } = await client.query<{ event: string; payload: unknown }>(
    "select event, subscriber, payload, attempts, due_at <= now() as due from event_deliveries order by id",
  );
  const delivery = (event: string, subscriber: string) => (payload: object) => ({
    event,
    subscriber,
    payload: { playerId: 7, ...payload },
    attempts: 0,
    due: true,
  });
  const ended = delivery("payment.ended", "notify-payment-end");
  const won = delivery("jackpot.won", "notify-jackpot-winner");
  const pot = { identifier: "nova", title: "Nova", level: "Mini", currency: "EUR", won: "900719925474099" };
  expect(rows).toEqual([
    ended({ paymentId: idOf(1), end: "deposit_succeeded" }),
    ended({ paymentId: idOf(2), end: "deposit_reversed" }),
    ended({ paymentId: idOf(3), end: "deposit_failed" }),
    ended({ paymentId: idOf(4), end: "cashout_returned" }),
    won({ ...pot, win: idOf(7), entryId: expect.any(Number), game: "comet" }),
    won({ ...pot, win: idOf(8), entryId: expect.any(Number), game: null }),
  ]);
  const { rows: jobs } = await client.query("select name from job_runs");
  expect(jobs).toEqual([{ name: "deliver-events" }]);
  // The payloads are those that the handlers' schemas accept.
  for (const { event, payload } of rows)
    expect(v.is((event === paymentEnded.name ? paymentEnded : jackpotWon).schema, payload)).toBe(true);
});
