import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JackpotWin } from "../../../src/contract/jackpots.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { SECRET } from "../../../tests/support/server/documents.ts";
import { changePushSettings, notificationsOf, subscribe } from "../../../tests/support/server/notices.ts";
import { openPushService, type PushService } from "../../../tests/support/server/push-service.ts";
import { createConfirmedPlayer, register, visit } from "../../../tests/support/server/visitor.ts";
import { ledgerEntries } from "../../core/ledger/tables.ts";
import { verifyLedger } from "../../core/ledger/verify.ts";
import { players } from "../../core/players/tables.ts";
import { isKey, operatorKey } from "../../http/operator-key.ts";
import { readCommand, runCommand, USAGE } from "./command.ts";

const KEY = operatorKey(SECRET);
const PATH = "/operator/notifications";

let app: Awaited<ReturnType<typeof testApp>>;
let service: PushService;
const clock = testClock();
beforeAll(async () => {
  service = await openPushService();
  app = await testApp({ now: clock.now });
});
afterAll(() => service.close());
beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

const sendCommand = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${KEY}` }) =>
  app.post(PATH, body, headers);

describe("the operator endpoint", () => {
  it("PLT-17 notifies a player found by id or email, and reports the result", async () => {
    const { client, email, player } = await createConfirmedPlayer(app);
    const browser = service.browser();
    await subscribe(client, browser);
    const answer = await sendCommand({
      player: email.toUpperCase(),
      title: "Hello",
      text: "A word",
      path: "/profile?a=b",
    });
    expect(answer).toMatchObject({ status: 200, body: { win: null, pushes: 1, skipReason: null } });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { notifications } = await notificationsOf(client);
    expect(notifications).toMatchObject([
      {
        id: (answer.body as { notification: string }).notification,
        type: "personal",
        title: "Hello",
        text: "A word",
        content: { icon: "bell", button: { title: "Öffnen", path: "/profile?a=b" } },
      },
    ]);
    await app.pushes.settled();
    expect(browser.pushes()).toMatchObject([
      { notification: { navigate: "http://localhost/de/profile?a=b" } },
    ]);
    expect((await sendCommand({ player: String(player.id), title: "a", text: "b" })).status).toBe(200);
  });

  it("PLT-17 treats bonus and free-spin notifications as offers and needs no text for them", async () => {
    const { client, player } = await register(app, { country: "AT" }, visit(app, { country: "AT" }));
    const [browser, name] = [service.browser(), String(player.id)];
    await subscribe(client, browser);
    await changePushSettings(client, { daily_cap: 1 });
    expect((await sendCommand({ player: name, type: "bonuses_changes" })).body).toMatchObject({
      pushes: 1,
      skipReason: null,
    });
    expect((await sendCommand({ player: name, type: "freespins_changes" })).body).toMatchObject({
      skipReason: "daily_cap",
    });
    expect((await notificationsOf(client)).notifications).toMatchObject([
      {
        title: "Ihre Bonus-Spins haben sich geändert",
        content: { icon: "spins", button: { path: "/promotions" } },
      },
      {
        title: "Ihre Boni haben sich geändert",
        content: { icon: "gift", button: { title: "Aktionen ansehen" } },
      },
    ]);
    const topics = { account: true, bonuses: false, freespins: false, jackpots: true };
    await changePushSettings(client, { topics });
    const command = { player: name, type: "bonuses_changes", title: "a", text: "b" };
    expect((await sendCommand(command)).body).toMatchObject({ skipReason: "topic_off" });
    expect((await sendCommand({ ...command, topic: "account" })).body).toMatchObject({
      pushes: 1,
      skipReason: null,
    });
    await app.db
      .update(players)
      .set({ excludedUntil: new Date(clock.now() + 120_000) })
      .where(eq(players.id, player.id));
    expect((await sendCommand(command)).body).toEqual({
      notification: null,
      win: null,
      pushes: 0,
      skipReason: "excluded",
    });
    await app.pushes.settled();
  });

  it("JPT-09 awards an existing jackpot with the exact amount", async () => {
    const { client, player } = await register(app);
    const win = {
      jackpot: "mystic-nova",
      level: "grand",
      amount: "48207.10",
      currency: "eur",
      key: randomUUID(),
    };
    const answer = await sendCommand({ player: String(player.id), win });
    expect(answer).toMatchObject({ status: 200, body: { pushes: 0, skipReason: "no_subscription" } });
    const { win: id, notification } = answer.body as { win: string; notification: string };
    expect((await client.get("/api/player/jackpot_wins")).body).toMatchObject([
      {
        id,
        identifier: "mystic-nova",
        title: "Mystic Nova",
        level: "Grand",
        currency: "EUR",
        amount_cents: 4_820_710,
      },
    ] satisfies Partial<JackpotWin>[]);
    expect((await notificationsOf(client)).notifications).toMatchObject([{ id: notification }]);
    const yen = { ...win, key: randomUUID(), level: "Mini", amount: "500", currency: "JPY" };
    expect((await sendCommand({ player: String(player.id), win: yen })).status).toBe(200);
    for (const [changes, errors] of [
      [{ jackpot: "none" }, { "win.jackpot": ["unknown"] }],
      [{ level: "huge" }, { "win.jackpot": ["unknown"] }],
      [{ currency: "XXX" }, { "win.currency": ["unknown"] }],
      [{ amount: "1.005" }, { "win.amount": ["invalid_format"] }],
      [{ amount: "0" }, { "win.amount": ["invalid_format"] }],
      [{ amount: "1.5", currency: "JPY" }, { "win.amount": ["invalid_format"] }],
      [{ key: "short" }, { "win.key": ["invalid_format"] }],
      [{ key: undefined }, { "win.key": ["required"] }],
    ] as const)
      expect(await sendCommand({ player: String(player.id), win: { ...win, ...changes } })).toMatchObject({
        status: 422,
        body: { errors },
      });
    expect((await client.get("/api/player/jackpot_wins")).body).toHaveLength(2);
  });

  it("MI-25 JPT-03 pays an award once per key, and rejects the key for another award", async () => {
    const { client, player } = await register(app);
    const key = randomUUID();
    const win = { jackpot: "mystic-nova", level: "mini", amount: "12.34", currency: "EUR", key };
    const body = { player: String(player.id), win };
    const accounts = async () => (await client.get("/api/player/accounts")).body;
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendCommand(body)));
    const ids = new Set(answers.map(({ body }) => (body as { win: string }).win));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(ids.size).toBe(1);
    expect(await accounts()).toMatchObject([{ currency: "EUR", amount_cents: 1_234 }]);
    expect(await sendCommand(body)).toMatchObject({
      body: { win: [...ids][0], notification: null, pushes: 0 },
    });
    expect((await notificationsOf(client)).notifications).toHaveLength(1);
    for (const changes of [{ amount: "12.35" }, { level: "minor" }, { currency: "USD" }])
      expect(await sendCommand({ ...body, win: { ...win, ...changes } })).toMatchObject({
        status: 422,
        body: { code: "validation_failed", errors: { "win.key": ["taken"] } },
      });
    const other = await register(app);
    expect(await sendCommand({ player: String(other.player.id), win })).toMatchObject({
      status: 422,
      body: { errors: { "win.key": ["taken"] } },
    });
    // Another currency has an account of its own.
    expect(
      await sendCommand({ ...body, win: { ...win, key: randomUUID(), amount: "500", currency: "JPY" } }),
    ).toMatchObject({ status: 200 });
    expect(await accounts()).toMatchObject([
      { currency: "EUR", amount_cents: 1_234 },
      { currency: "JPY", amount_cents: 500 },
    ]);
    expect((await verifyLedger(app.db, player.id)).problems).toEqual([]);
    const [entry] = await app.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.key, `jackpot_award:${key}`));
    expect(entry).toMatchObject({ kind: "jackpot_win", cause: { award: key, jackpot: "mystic-nova" } });
  });

  it.each<[string, object, object]>([
    ["an unknown player id", { player: "999999999", title: "a", text: "b" }, { player: ["unknown"] }],
    [
      "an email without an account",
      { player: "nobody@example.com", title: "a", text: "b" },
      { player: ["unknown"] },
    ],
    ["a missing player", { title: "a", text: "b" }, { player: ["required"] }],
    ["a missing title and text", { player: "1" }, { title: ["required"] }],
    ["a text without a title", { player: "1", type: "bonuses_changes", text: "b" }, { title: ["required"] }],
    [
      "a title over the length limit",
      { player: "1", title: "a".repeat(121), text: "b" },
      { title: ["too_long"] },
    ],
    [
      "a path to another site",
      { player: "1", title: "a", text: "b", path: "//evil.example" },
      { path: ["invalid_format"] },
    ],
    [
      "a path to an API endpoint",
      { player: "1", title: "a", text: "b", path: "/api/player" },
      { path: ["invalid_format"] },
    ],
    ["an unknown type", { player: "1", type: "spam" }, { type: ["invalid_format"] }],
    ["an unknown field", { player: "1", title: "a", text: "b", to: "all" }, { to: ["unknown"] }],
    [
      "a win with a title and text",
      {
        player: "1",
        title: "a",
        text: "b",
        win: { jackpot: "a", level: "b", amount: "1", currency: "EUR", key: "a-key-of-mine" },
      },
      { win: ["invalid_format"] },
    ],
  ])("PLT-49 rejects %s", async (_, body, errors) => {
    expect(await sendCommand(body)).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors },
    });
  });

  it("answers 404 without the key, and isn't in the public API description", async () => {
    const body = { player: "1", title: "a", text: "b" };
    const other = operatorKey("another secret, which is long enough too");
    for (const authorization of ["", KEY, "Bearer", `Bearer ${KEY}x`, `Bearer ${other}`, `Basic ${KEY}`])
      expect(await sendCommand(body, { authorization })).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
    expect((await sendCommand(body, {})).status).toBe(404);
    for (const method of ["GET", "PUT", "OPTIONS"])
      expect((await app.app.request(`http://localhost${PATH}`, { method })).status).toBe(404);
    expect(JSON.stringify((await app.get("/api/openapi.json")).body)).not.toContain("operator");
    expect(isKey(KEY, KEY)).toBe(true);
    expect(KEY).not.toContain(SECRET);
  });

  it("PLT-49 allows 120 requests a minute", async () => {
    for (let n = 0; n < 120; n++) expect((await sendCommand({})).status).toBe(422);
    expect(await sendCommand({})).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect((await sendCommand({}, {})).status).toBe(404);
  });
});

describe("the staff command", () => {
  const words = (text: string) => text.split(" ").filter(Boolean);
  const run = (args: string[], changes: { key?: string; fetch?: typeof fetch } = {}) =>
    runCommand(readCommand(args, randomUUID()), {
      key: KEY,
      url: "http://localhost",
      fetch: async (url, init) => app.app.request(url, init),
      ...changes,
    });

  it("PLT-17 reports the result in a sentence", async () => {
    const { client, player } = await register(app, { country: "AT" }, visit(app, { country: "AT" }));
    const id = String(player.id);
    const ID = "[\\da-f-]{36}";
    const args = ["--player", id, "--title", "Hello there", "--text", "A word"];
    expect(await run(args)).toMatch(
      new RegExp(
        `^Notification ${ID} for ${id}; not pushed, because none of the player's browsers is subscribed$`,
      ),
    );
    await subscribe(client, service.browser());
    expect(await run(args)).toMatch(new RegExp(`^Notification ${ID} for ${id}; pushed to 1 browser$`));
    const win = words("--win mystic-nova --level grand --amount 12.30 --currency EUR");
    expect(await run(["--player", id, ...win])).toMatch(
      new RegExp(`^Win ${ID} and notification ${ID} for ${id}; pushed to 1 browser$`),
    );
    await app.db
      .update(players)
      .set({ excludedUntil: new Date(clock.now() + 60_000) })
      .where(eq(players.id, player.id));
    expect(await run([...args, "--topic", "bonuses"])).toBe(
      `No notification for ${id}; not pushed, because the player is excluded`,
    );
    await app.pushes.settled();
  });

  it("fails with the reason", async () => {
    const args = ["--player", "nobody@example.com", "--title", "a", "--text", "b"];
    await expect(run(args)).rejects.toThrow("Unknown player nobody@example.com");
    await expect(run(args, { key: "wrong" })).rejects.toThrow("doesn't accept this key");
    const { player } = await register(app);
    const win = words(`--player ${player.id} --win none --level mini --amount 1 --currency EUR`);
    await expect(run(win)).rejects.toThrow("Refused: win.jackpot: unknown");
    const failConnection = async () => {
      throw new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } });
    };
    await expect(run(args, { fetch: failConnection })).rejects.toThrow(
      "No server responds at http://localhost: start it",
    );
    const broken = async () => new Response("<html>", { status: 502 });
    await expect(run(args, { fetch: broken })).rejects.toThrow("The server responded with status 502");
  });

  it.each([
    ["", "--player is missing"],
    ["list", '"list" is an unexpected argument'],
    ["--player 1", "--title and --text go together"],
    ["--player 1 --title a", "--title and --text go together"],
    ["--title a --text b", "--player is missing"],
    ["--player 1 --title a --text b --colour red", "Unknown option '--colour'"],
    ["--player 1 --title a --text b --type spam", "--type"],
    ["--player 1 --title a --text b --path https://evil.example", "--path doesn't have the right format"],
    ["--player 1 --title a --text b --url nowhere", "--url must be an https address"],
    ["--player 1 --title a --text b --url file:///etc/passwd", "--url must be an https address"],
    ["--player 1 --win mystic-nova --level mini --amount 1", "--currency is missing"],
    ["--player 1 --level mini --title a --text b", "--win is missing"],
    ["--player 1 --win a --level b --amount 1 --currency EUR --title a --text b", "--win goes without"],
    ["--player 1 --title", "'--title <value>' argument missing"],
  ])("rejects %j with the reason", (text, reason) => {
    expect(() => readCommand(words(text), "a-new-key-1")).toThrow(reason);
    expect(USAGE).toContain("npm run push -- --player");
  });

  it("accepts the server's address", () => {
    const command = readCommand(
      words("--player 1 --type bonuses_changes --url http://127.0.0.1:4000"),
      "a-new-key-1",
    );
    expect(command).toEqual({
      url: "http://127.0.0.1:4000",
      body: { player: "1", type: "bonuses_changes" },
    });
  });

  it("MI-25 generates a win's key unless the staff member gives one", () => {
    const win = words("--player 1 --win mystic-nova --level mini --amount 1 --currency EUR");
    const keyOf = (args: string[]) => readCommand(args, "a-new-key-1").body.win?.key;
    expect(keyOf(win)).toBe("a-new-key-1");
    expect(keyOf([...win, "--key", "my-own-key"])).toBe("my-own-key");
    expect(() => readCommand(words("--player 1 --title a --text b --key my-own-key"), "a-new-key-1")).toThrow(
      "--win is missing",
    );
  });
});
