import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { ACCOUNT, notificationsOf, OFFER } from "../../../tests/support/server/notices.ts";
import {
  createConfirmedPlayer,
  register,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { fill } from "./api.ts";
import { notifications } from "./tables.ts";

const HOUR = 3_600_000;

let app: Awaited<ReturnType<typeof testApp>>;
let clock = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => clock });
});
beforeEach(() => {
  clock = TEST_NOW;
});

const read = (client: TestClient, ids: string[]) => client.post("/api/player/notifications/read", { ids });
const idsOf = async (client: TestClient) => (await notificationsOf(client)).notifications.map(({ id }) => id);
const notify = async (id: number, message = ACCOUNT) => (await app.notify(id, message))!.notification!;

describe("the bell", () => {
  it("PLT-17 shows a notification's content", async () => {
    const { client, player } = await register(app);
    await notify(player.id, {
      ...OFFER,
      texts: { title: "Title", text: "Text", action: "Go" },
      target: { toName: "cashbox" },
      identifier: "autumn-cup",
    });
    await notify(player.id, { ...ACCOUNT, target: { path: "/profile" } });
    await notify(player.id);
    const {
      notifications: [plain, path, popup],
    } = (await notificationsOf(client)) as { notifications: unknown[] };
    expect(popup).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      type: "bonuses_changes",
      title: "Title",
      text: "Text",
      created_at: "2026-11-21T12:00:00.000Z",
      expires_at: "2026-11-21T14:00:00.000Z",
      read: false,
      content: { icon: "gift", title: "Title", button: { title: "Go", toName: "cashbox" } },
      identifier: "autumn-cup",
    });
    expect(path).toMatchObject({
      content: { icon: "shield", button: { title: "Öffnen", path: "/profile" } },
    });
    expect(plain).toMatchObject({ type: "personal", content: { button: null }, identifier: null });
  });

  it("PLT-17 is empty without notifications, and isn't cached", async () => {
    const { client } = await register(app);
    const { body, headers } = await client.get("/api/player/notifications");
    expect(body).toEqual({ notifications: [], unread: 0 });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("PLT-17 has one notification per source, also when it is sent again or concurrently", async () => {
    const [one, other] = [await register(app), await register(app)];
    const sentBy = (id: number, source: string) => app.notify(id, { ...ACCOUNT, source });
    const [source, otherSource] = [randomUUID(), randomUUID()];
    const results = await Promise.all([1, 2, 3].map(() => sentBy(one.player.id, source)));
    results.push(await sentBy(one.player.id, source));
    const sentIds = [...new Set(results.map((result) => result!.notification))];
    expect(sentIds).toEqual([expect.any(String)]);
    await sentBy(other.player.id, otherSource);
    expect([await idsOf(one.client), (await idsOf(other.client)).length]).toEqual([sentIds, 1]);
  });

  it("PLT-17 lists the newest first, even within one millisecond", async () => {
    const { client, player } = await register(app);
    const sentNotifications = [];
    for (let n = 0; n < 5; n++) sentNotifications.push(await notify(player.id));
    expect(await idsOf(client)).toEqual(sentNotifications.toReversed());
  });

  it("PLT-19 shows a notification for two hours, or as long as it says", async () => {
    const { client, player } = await register(app);
    const usual = await notify(player.id);
    const long = await notify(player.id, { ...ACCOUNT, lifetime: 3 * HOUR });
    clock += 2 * HOUR - 1;
    expect(await idsOf(client)).toEqual([long, usual]);
    clock += 1;
    expect(await notificationsOf(client)).toMatchObject({ notifications: [{ id: long }], unread: 1 });
    clock += HOUR;
    expect(await notificationsOf(client)).toEqual({ notifications: [], unread: 0 });
  });

  it("PLT-19 loses expired notifications in the cleanup", async () => {
    const { player } = await register(app);
    await notify(player.id);
    const unexpired = await notify(player.id, { ...ACCOUNT, lifetime: 3 * HOUR });
    clock += 2 * HOUR;
    await app.sweep();
    const rows = await app.db.select().from(notifications).where(eq(notifications.playerId, player.id));
    expect(rows.map(({ id }) => id)).toEqual([unexpired]);
  });

  it("PLT-18 counts every unread notification, but lists a hundred", async () => {
    const { client, player } = await register(app);
    const at = { createdAt: new Date(clock), expiresAt: new Date(clock + HOUR) };
    const rows = Array.from({ length: 130 }, () => ({
      id: randomUUID(),
      playerId: player.id,
      type: "personal" as const,
      title: "a",
      text: "b",
      icon: "bell" as const,
      contentTitle: "a",
      ...at,
    }));
    await app.db.insert(notifications).values(rows);
    const bell = await notificationsOf(client);
    expect([bell.notifications.length, bell.unread]).toEqual([100, 130]);
    expect(bell.notifications[0]!.id).toBe(rows.at(-1)!.id);
  });

  it("PLT-17 AUTH-14 belongs to the player and rejects guests", async () => {
    const [one, other] = [await register(app), await register(app)];
    await notify(one.player.id);
    expect(await notificationsOf(other.client)).toEqual({ notifications: [], unread: 0 });
    const guest = visit(app);
    for (const answer of [await guest.get("/api/player/notifications"), await read(guest, [])])
      expect(answer).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  });
});

describe("reading notifications", () => {
  it("PLT-17 marks the named ones on all devices and returns the unread count", async () => {
    const { email, player } = await createConfirmedPlayer(app);
    const [phone, laptop] = [visit(app), visit(app)];
    for (const client of [phone, laptop]) await signIn(client, email);
    const [first, second] = [await notify(player.id), await notify(player.id)];
    const answer = await read(phone, [first]);
    expect(answer).toMatchObject({ status: 200, body: { unread: 1 } });
    expect(answer.body).toEqual(await notificationsOf(laptop));
    expect((await notificationsOf(laptop)).notifications).toMatchObject([
      { id: second, read: false },
      { id: first, read: true },
    ]);
  });

  it("PLT-17 is idempotent, also when concurrent", async () => {
    const { client, player } = await register(app);
    const id = await notify(player.id);
    const answers = await Promise.all([read(client, [id]), read(client, [id, id]), read(client, [id])]);
    for (const { status, body } of answers) expect([status, body]).toMatchObject([200, { unread: 0 }]);
    const [row] = await app.db.select().from(notifications).where(eq(notifications.id, id));
    clock += 60_000;
    await read(client, [id]);
    const [rowAfter] = await app.db.select().from(notifications).where(eq(notifications.id, id));
    expect(rowAfter!.readAt).toEqual(row!.readAt);
  });

  it("PLT-17 ignores another player's and unknown ids", async () => {
    const [one, other] = [await register(app), await register(app)];
    const id = await notify(one.player.id);
    const otherId = await notify(other.player.id);
    const answer = await read(other.client, [id, randomUUID(), otherId]);
    expect(answer).toMatchObject({ status: 200, body: { notifications: [{ id: otherId }], unread: 0 } });
    expect((await notificationsOf(one.client)).unread).toBe(1);
  });

  it("PLT-49 rejects invalid ids and too many of them", async () => {
    const { client, player } = await register(app);
    await notify(player.id);
    expect(await read(client, ["1"])).toMatchObject({
      status: 422,
      body: { errors: { "ids.0": ["invalid_format"] } },
    });
    const many = Array.from({ length: 201 }, () => randomUUID());
    expect(await read(client, many)).toMatchObject({ status: 422, body: { errors: { ids: ["too_long"] } } });
    expect((await read(client, many.slice(1))).body).toMatchObject({ unread: 1 });
    expect((await read(client, [])).body).toMatchObject({ unread: 1 });
  });
});

describe("a notification text of the server", () => {
  it("PLT-17 I18N-01 is in the player's language, as is the default label of its button", async () => {
    const { client, player } = await register(app, { locale: "et" });
    await notify(player.id, {
      ...OFFER,
      texts: (locale) => ({ title: `title in ${locale}`, text: "text" }),
      target: { path: "/promotions" },
    });
    const bell = await notificationsOf(client);
    expect(bell.notifications[0]).toMatchObject({
      title: "title in et",
      content: { button: { title: "Ava", path: "/promotions" } },
    });
  });

  it("has its placeholders filled in once", () => {
    expect(fill("{jackpot}, {level}: {other}", { jackpot: "$&{level}", level: "Mini" })).toBe(
      "$&{level}, Mini: {other}",
    );
  });
});
