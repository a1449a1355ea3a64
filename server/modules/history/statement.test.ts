import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Receipt, Statement } from "../../../src/contract/statement.ts";
import { checkStatement } from "../../../src/rules/ledger/statement-check.ts";
import { firstWrongHash } from "../../../src/rules/ledger/statement-hash.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { adjustmentPosting, games, ledger, newKey, real } from "../../../tests/support/server/ledger.ts";
import { createConfirmedPlayer, type TestClient } from "../../../tests/support/server/visitor.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { createLedger, type Entry } from "../../core/ledger/ledger.ts";

const DAY = 86_400_000;
const clock = testClock();
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});

const testLedger = createLedger({ now: clock.now });
const bonus = (amount: bigint) => ({ side: { balanceType: "bonus" as const }, amount });
const reserved = (amount: bigint) => ({ side: { balanceType: "reserved" as const }, amount });

/** A player with a browser, and a function that posts to their ledger. */
async function createPlayer() {
  const { client, player: confirmedPlayer } = await createConfirmedPlayer(app);
  const [account] = await app.db.select().from(accounts).where(eq(accounts.playerId, confirmedPlayer.id));
  const post = (postings: Entry["postings"], more: Partial<Entry> = {}) =>
    app.db.transaction(async (tx) =>
      testLedger.post(tx, await ledger.lockForUpdate(tx, confirmedPlayer.id), {
        accountId: account!.id,
        currency: account!.currency,
        kind: "adjustment",
        key: newKey(),
        cause: { reason: "test" },
        postings,
        ...more,
      }),
    );
  const open = async (currency: string) => {
    await client.post("/api/player/accounts", { currency });
    const all = await app.db.select().from(accounts).where(eq(accounts.playerId, confirmedPlayer.id));
    return all.find((one) => one.currency === currency)!.id;
  };
  return { client, id: confirmedPlayer.id, post, open };
}

const fetchStatement = async (client: TestClient, query: Record<string, string> = {}) =>
  (await client.get(`/api/player/statement?${new URLSearchParams(query)}`)).body as Statement;
const at = (time: number) => new Date(time).toISOString();

/** All receipts of a period, read in pages of `limit`. */
async function fetchAll(client: TestClient, limit: string, query: Record<string, string> = {}) {
  const first = await fetchStatement(client, { limit, ...query });
  const receipts = [...first.receipts];
  for (let { next } = first; next; ) {
    const page: Statement = await fetchStatement(client, { limit, ...query, cursor: next });
    expect(page.now).toBeNull();
    receipts.push(...page.receipts);
    next = page.next;
  }
  return { receipts, now: first.now! };
}

describe("a receipt", () => {
  it("NEW-06 shows each balance type's change, the cause, and all balances before and after", async () => {
    const { client, id, post } = await createPlayer();
    await post([real(1_000n), bonus(500n), adjustmentPosting(-1_500n)]);
    const time = clock.now();
    await post([real(-200n), reserved(150n), bonus(-100n), games(150n)], {
      kind: "bet",
      key: `x:${id}`,
      cause: { provider: "studio", action: "a", round: "r", game: "nobody/gone" },
    });
    const { receipts, next } = await fetchStatement(client);
    const [bet, first] = receipts as [Receipt, Receipt];
    expect(bet).toMatchObject({
      number: 2,
      time: at(time),
      kind: "bet",
      currency: "EUR",
      changes: [
        { balance_type: "real", amount_cents: -200, before_cents: 1_000, after_cents: 800 },
        { balance_type: "reserved", amount_cents: 150, before_cents: 0, after_cents: 150 },
        { balance_type: "bonus", amount_cents: -100, before_cents: 500, after_cents: 400 },
      ],
      total: { before_cents: 1_500, after_cents: 1_350 },
      cause: { round: "r" },
      game: { identifier: "nobody/gone" },
      round: null,
      previous_hash: first.hash,
      chain: { player_id: id, key: `x:${id}`, reverses: null },
    });
    expect(first).toMatchObject({ number: 1, previous_hash: "", total: { before_cents: 0 } });
    expect(next).toBeNull();
    expect((await client.get("/api/player/statement/2")).body).toEqual(bet);
  });

  it("NEW-06 names the entry that it reverses", async () => {
    const { client, post } = await createPlayer();
    await post([real(1_000n), adjustmentPosting(-1_000n)]);
    const { id: reverses } = await post([real(-300n), games(300n)], { kind: "bet" });
    await post([real(300n), games(-300n)], { kind: "rollback", reverses });
    const [{ chain }] = (await fetchStatement(client)).receipts as [Receipt];
    expect(chain.reverses).toEqual({ number: 2, id: reverses });
  });

  it("NEW-06 is visible to its player only", async () => {
    const [one, other] = [await createPlayer(), await createPlayer()];
    await one.post([real(1_000n), adjustmentPosting(-1_000n)]);
    expect(await other.client.get("/api/player/statement/1")).toMatchObject({ status: 404 });
    expect(await fetchStatement(other.client)).toMatchObject({
      receipts: [],
      next: null,
      now: { number: 0, hash: "" },
    });
    expect((await one.client.get("/api/player/statement/2")).status).toBe(404);
    for (const invalidNumber of ["0", "-1", "a", "1.5", "9999999999999999"])
      expect((await one.client.get(`/api/player/statement/${invalidNumber}`)).status, invalidNumber).toBe(
        422,
      );
  });
});

describe("the statement", () => {
  it("NEW-06 comes in pages from which the current balance and every hash can be recomputed", async () => {
    const { client, post } = await createPlayer();
    await post([real(10_000n), bonus(1_000n), adjustmentPosting(-11_000n)]);
    for (let n = 1n; n <= 10n; n++) await post([real(-10n * n), bonus(n), games(9n * n)], { kind: "bet" });
    const { receipts, now } = await fetchAll(client, "4");
    expect(receipts.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(checkStatement(receipts, now, { isComplete: true })).toEqual({
      matches: true,
      receipts: 11,
      accounts: [{ currency: "EUR", opening: 0n, change: 10_505n, closing: 10_505n }],
    });
    expect(await firstWrongHash(receipts)).toBeNull();
    // The first page alone can be verified.
    const first = await fetchStatement(client, { limit: "4" });
    expect(checkStatement(first.receipts, first.now!, { isComplete: true })).toMatchObject({
      matches: true,
      accounts: [{ opening: 10_811n, closing: 10_505n }],
    });
  });

  it("NEW-06 PLT-51 has unchanged pages when an entry is posted between them", async () => {
    const { client, post } = await createPlayer();
    for (let n = 0; n < 5; n++) await post([real(100n), adjustmentPosting(-100n)]);
    const first = await fetchStatement(client, { limit: "2" });
    await post([real(100n), adjustmentPosting(-100n)]);
    const second = await fetchStatement(client, { limit: "2", cursor: first.next! });
    const receipts = [...first.receipts, ...second.receipts];
    expect(receipts.map(({ number }) => number)).toEqual([5, 4, 3, 2]);
    expect(checkStatement(receipts, first.now!, { isComplete: true })).toMatchObject({ matches: true });
  });

  it("NEW-06 stays consistent during concurrent play", async () => {
    const { client, post } = await createPlayer();
    await post([real(100_000n), adjustmentPosting(-100_000n)]);
    const playing = Promise.all(
      Array.from({ length: 30 }, () => post([real(-100n), bonus(10n), games(90n)], { kind: "bet" })),
    );
    const pages = await Promise.all(
      Array.from({ length: 10 }, () => fetchStatement(client, { limit: "100" })),
    );
    await playing;
    for (const { receipts, now } of [...pages, await fetchStatement(client, { limit: "100" })])
      expect(checkStatement(receipts, now!, { isComplete: true })).toMatchObject({
        matches: true,
        receipts: now!.number,
      });
  });

  it("NEW-06 of several currencies can be verified per account, and so can the statement of one currency", async () => {
    const { client, post, open } = await createPlayer();
    const yen = { accountId: await open("JPY"), currency: "JPY" };
    await post([real(1_000n), adjustmentPosting(-1_000n)]);
    await post([real(70_000n), adjustmentPosting(-70_000n)], yen);
    await post([real(-250n), games(250n)], { kind: "bet" });
    await post([real(-500n), games(500n)], { ...yen, kind: "bet" });
    const { receipts, now } = await fetchAll(client, "3");
    expect(checkStatement(receipts, now, { isComplete: true })).toMatchObject({
      matches: true,
      accounts: [
        { currency: "EUR", closing: 750n },
        { currency: "JPY", closing: 69_500n },
      ],
    });
    const part = await fetchAll(client, "3", { currency: "JPY" });
    expect(part.receipts.map(({ number }) => number)).toEqual([4, 2]);
    expect(checkStatement(part.receipts, part.now, { isComplete: false })).toMatchObject({
      matches: true,
      accounts: [{ currency: "JPY", opening: 0n, closing: 69_500n }],
    });
  });

  it("NEW-06 of a period has its entries without a gap, and the opening balance", async () => {
    const { client, post } = await createPlayer();
    await post([real(1_000n), adjustmentPosting(-1_000n)]);
    clock.advance(DAY);
    const from = clock.now();
    await post([real(-100n), games(100n)], { kind: "bet" });
    // A clock that runs behind doesn't change the order.
    clock.advance(-2_000);
    await post([real(-100n), games(100n)], { kind: "bet" });
    clock.advance(4_000);
    await post([real(-100n), games(100n)], { kind: "bet" });
    const { receipts, now } = await fetchAll(client, "2", { from: at(from) });
    expect(receipts.map(({ number }) => number)).toEqual([4, 3, 2]);
    expect(checkStatement(receipts, now, { isComplete: true })).toMatchObject({
      matches: true,
      accounts: [{ opening: 1_000n, change: -300n, closing: 700n }],
    });
    const before = await fetchStatement(client, { to: at(from - DAY / 2) });
    expect(before.receipts.map(({ number }) => number)).toEqual([1]);
    expect((await fetchStatement(client, { from: at(from + 2 * DAY) })).receipts).toEqual([]);
    clock.reset();
  });

  it("NEW-06 is exact for amounts beyond the safe integer range", async () => {
    const { client, post } = await createPlayer();
    const huge = 9_007_199_254_740_993n;
    await post([real(huge), adjustmentPosting(-huge)]);
    await post([real(-huge + 1n), games(huge - 1n)], { kind: "bet" });
    const { receipts, now } = await fetchStatement(client);
    expect(receipts[0]!.changes[0]).toMatchObject({ amount_cents: `-${huge - 1n}`, before_cents: `${huge}` });
    expect(checkStatement(receipts, now!, { isComplete: true })).toMatchObject({
      matches: true,
      accounts: [{ opening: 0n, closing: 1n }],
    });
  });

  it.each<Record<string, string>>([
    { cursor: "1.2" },
    { from: "x" },
    { limit: "500" },
    { limit: "0" },
    { currency: "1" },
  ])("NEW-06 rejects %j", async (query) => {
    const { client } = await createPlayer();
    const path = `/api/player/statement?${new URLSearchParams(query)}`;
    expect((await client.get(path)).status).toBe(422);
  });

  it("NEW-06 isn't cached", async () => {
    const { client } = await createPlayer();
    for (const path of ["statement", "statement/export?format=json"])
      expect((await client.get(`/api/player/${path}`)).headers.get("cache-control")).toBe(
        "private, no-store",
      );
  });
});

describe("the statement file", () => {
  const downloadFile = async (client: TestClient, query: Record<string, string>) =>
    client.get(`/api/player/statement/export?${new URLSearchParams(query)}`);

  it("NEW-06 as CSV has exactly these bytes: decimals and minor units, UTC, and no formula", async () => {
    const { client, post } = await createPlayer();
    const reason = '=HYPERLINK("http://evil.example";"Gift, 5 €")';
    await post([real(123_456n), adjustmentPosting(-123_456n)], { cause: { reason } });
    const { receipts } = await fetchStatement(client);
    const answer = await downloadFile(client, { format: "csv" });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="statement-all-2026-11-21.csv"',
    );
    const [receipt] = receipts as [Receipt];
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const raw = await app.app.request("http://localhost/api/player/statement/export?format=csv", {
      headers: { cookie },
    });
    // `text()` would strip the byte order mark.
    expect(Buffer.from(await raw.arrayBuffer()).toString()).toBe(
      [
        "\ufeffnumber,time_utc,kind,cause,game,round,takes_back_number,currency,change,change_minor_units," +
          "balance_before,balance_before_minor_units,balance_after,balance_after_minor_units,real_change," +
          "real_change_minor_units,bonus_change,bonus_change_minor_units,reserved_change," +
          "reserved_change_minor_units,owed_change,owed_change_minor_units,unsettled_change," +
          "unsettled_change_minor_units,hash,previous_hash",
        `1,2026-11-21T12:00:00.000Z,"adjustment","'=HYPERLINK(""http://evil.example"";""Gift, 5 €"")","","",,"EUR",` +
          `1234.56,123456,0.00,0,1234.56,123456,1234.56,123456,0.00,0,0.00,0,0.00,0,0.00,0,${receipt.hash},`,
        "",
      ].join("\r\n"),
    );
  });

  it("NEW-06 as JSON has the same receipts, oldest first, so that it can be verified elsewhere", async () => {
    const { client, post } = await createPlayer();
    const now = clock.now();
    for (let n = 0; n < 3; n++) {
      await post([real(100n), adjustmentPosting(-100n)]);
      clock.advance(DAY);
    }
    const query = { format: "json", from: at(now), to: at(now + 2 * DAY) };
    const answer = await downloadFile(client, query);
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="statement-2026-11-21-2026-11-23.json"',
    );
    const { receipts } = await fetchStatement(client, { to: query.to });
    expect(answer.body).toMatchObject({
      format: "apogee-statement-1",
      from: query.from,
      to: query.to,
      currency: null,
      subunits: { EUR: 100, JPY: 1 },
      receipts: receipts.toReversed(),
    });
    expect(receipts).toHaveLength(2);
    expect(await firstWrongHash(receipts)).toBeNull();
    clock.reset();
  });

  it("NEW-06 is limited to 30 in ten minutes per player", async () => {
    const [script, other] = [await createPlayer(), await createPlayer()];
    for (let n = 0; n < 30; n++)
      expect((await downloadFile(script.client, { format: "json" })).status).toBe(200);
    const rejection = await downloadFile(script.client, { format: "json" });
    expect([rejection.status, rejection.headers.get("retry-after")]).toEqual([429, "600"]);
    expect((await downloadFile(other.client, { format: "json" })).status).toBe(200);
  });

  it("NEW-06 exists without entries, too", async () => {
    const { client } = await createPlayer();
    expect(((await downloadFile(client, { format: "csv" })).body as string).split("\r\n")).toHaveLength(2);
    expect((await downloadFile(client, { format: "json" })).body).toMatchObject({ receipts: [] });
    expect((await downloadFile(client, { format: "pdf" })).status).toBe(422);
  });
});
