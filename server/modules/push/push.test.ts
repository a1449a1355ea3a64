import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PushChoices } from "../../../src/contract/push.ts";
import { TEST_NOW, TEST_VAPID, testApp } from "../../../tests/support/server/app.ts";
import { pushSettingsOf, SUBSCRIPTION_PATH } from "../../../tests/support/server/notices.ts";
import {
  createConfirmedPlayer,
  register,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { attempts } from "../../db/tables.ts";
import { pushSubscriptions } from "./tables.ts";

const PATH = "/api/player/push";
const HOUR = 3_600_000;

let app: Awaited<ReturnType<typeof testApp>>;
let clock = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => clock });
});
beforeEach(() => {
  clock = TEST_NOW;
});

/** A browser's subscription. */
function makeSubscription(changes: { endpoint?: string; p256dh?: string; auth?: string } = {}) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const { endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}` } = changes;
  const { p256dh = pair.getPublicKey().toString("base64url") } = changes;
  const { auth = randomBytes(16).toString("base64url") } = changes;
  return { endpoint, keys: { p256dh, auth } };
}

const put = (client: TestClient, body: unknown) => client.put(SUBSCRIPTION_PATH, body);
const isSubscribed = async (client: TestClient) => (await pushSettingsOf(client)).subscribed;
const rowsOf = (endpoint: string) =>
  app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));

/** One player logged in on two browsers. */
async function twoSessions() {
  const { email } = await createConfirmedPlayer(app);
  const both = [visit(app), visit(app)] as const;
  for (const client of both) await signIn(client, email);
  return both;
}

describe("push preferences", () => {
  const choices: PushChoices = {
    topics: { account: true, bonuses: false, freespins: true, jackpots: false },
    quiet_hours: { from: "00:30", to: "06:15" },
    time_zone: "Europe/Tallinn",
    daily_cap: 2,
  };

  it("NEW-09 ANC-27 are all topics but offers, quiet nights and five a day by default", async () => {
    const { client } = await register(app);
    expect(await pushSettingsOf(client)).toEqual({
      topics: { account: true, bonuses: false, freespins: false, jackpots: true },
      quiet_hours: { from: "22:00", to: "08:00" },
      time_zone: "UTC",
      daily_cap: 5,
      public_key: TEST_VAPID.publicKey,
      subscribed: false,
    });
    const estonian = await register(app, { country: "EE" }, visit(app, { country: "EE" }));
    expect((await pushSettingsOf(estonian.client)).time_zone).toBe("Europe/Tallinn");
  });

  it("NEW-09 apply on all of the player's browsers and to no other player", async () => {
    const [phone, laptop] = await twoSessions();
    const other = await register(app);
    const answer = await phone.put(PATH, choices);
    expect(answer).toMatchObject({ status: 200, body: { ...choices, subscribed: false } });
    expect(await pushSettingsOf(laptop)).toMatchObject(choices);
    expect((await pushSettingsOf(other.client)).daily_cap).toBe(5);
    await laptop.put(PATH, { ...choices, quiet_hours: null });
    expect((await pushSettingsOf(phone)).quiet_hours).toBeNull();
  });

  it.each<[string, object, object]>([
    ["an unknown time zone", { time_zone: "Mars/Olympus" }, { time_zone: ["unknown"] }],
    ["a UTC offset as the time zone", { time_zone: "+02:00" }, { time_zone: ["unknown"] }],
    ["a time zone name that is too long", { time_zone: "x".repeat(65) }, { time_zone: ["too_long"] }],
    ["a daily cap of 0", { daily_cap: 0 }, { daily_cap: ["too_small"] }],
    ["a daily cap over the maximum", { daily_cap: 21 }, { daily_cap: ["too_big"] }],
    ["a fractional daily cap", { daily_cap: 1.5 }, { daily_cap: ["not_integer"] }],
    [
      "an invalid time of day",
      { quiet_hours: { from: "24:00", to: "08:00" } },
      { "quiet_hours.from": ["invalid_format"] },
    ],
    ["quiet hours without an end", { quiet_hours: { from: "22:00" } }, { "quiet_hours.to": ["required"] }],
  ])("PLT-49 are rejected with %s", async (_, changes, errors) => {
    const { client } = await register(app);
    expect(await client.put(PATH, { ...choices, ...changes })).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors },
    });
    expect((await pushSettingsOf(client)).daily_cap).toBe(5);
  });

  it("PLT-49 can be changed sixty times a minute", async () => {
    const { client } = await register(app);
    for (let n = 0; n < 60; n++) expect((await client.put(PATH, choices)).status).toBe(200);
    expect(await client.put(PATH, choices)).toMatchObject({ status: 429, body: { retry_after: 60 } });
  });
});

describe("a push subscription", () => {
  it("AUTH-16 belongs to the session that sends it, and ends with it", async () => {
    const [phone, laptop] = await twoSessions();
    const own = makeSubscription();
    expect(await put(phone, own)).toMatchObject({ status: 200, body: { ok: true } });
    expect([await isSubscribed(phone), await isSubscribed(laptop)]).toEqual([true, false]);
    await phone.delete("/api/users/sign_out");
    expect(await rowsOf(own.endpoint)).toEqual([]);
  });

  it("AUTH-16 ends with a session that another device ends", async () => {
    const [phone, laptop] = await twoSessions();
    const [ofPhone, ofLaptop] = [makeSubscription(), makeSubscription()];
    await put(phone, ofPhone);
    await put(laptop, ofLaptop);
    await laptop.delete("/api/player/sessions");
    expect(await rowsOf(ofPhone.endpoint)).toEqual([]);
    expect(await rowsOf(ofLaptop.endpoint)).toHaveLength(1);
  });

  it("exists once per session: a newer one replaces it", async () => {
    const { client } = await register(app);
    const [older, newer, third] = [makeSubscription(), makeSubscription(), makeSubscription()];
    await put(client, older);
    await put(client, newer);
    expect(await rowsOf(older.endpoint)).toEqual([]);
    expect(await rowsOf(newer.endpoint)).toHaveLength(1);
    const all = [older, newer, third];
    const answers = await Promise.all(all.map((one) => put(client, one)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await Promise.all(all.map(({ endpoint }) => rowsOf(endpoint)))).flat()).toHaveLength(1);
  });

  it("AUTH-16 moves to the next player who logs in on the same browser", async () => {
    const [before, after] = [await register(app), await register(app)];
    const same = makeSubscription();
    await put(before.client, same);
    await put(after.client, same);
    expect([await isSubscribed(before.client), await isSubscribed(after.client)]).toEqual([false, true]);
    expect(await rowsOf(same.endpoint)).toHaveLength(1);
  });

  it("can't be taken over or removed by a player who knows its endpoint", async () => {
    const [owner, other] = [await register(app), await register(app)];
    const subscription = makeSubscription();
    await put(owner.client, subscription);
    expect((await put(other.client, makeSubscription({ endpoint: subscription.endpoint }))).status).toBe(200);
    expect(await isSubscribed(owner.client)).toBe(true);
    await other.client.delete(SUBSCRIPTION_PATH);
    expect([await isSubscribed(owner.client), await isSubscribed(other.client)]).toEqual([true, false]);
    expect(await rowsOf(subscription.endpoint)).toMatchObject([subscription.keys]);
  });

  it("can be removed by its player repeatedly", async () => {
    const [phone, laptop] = await twoSessions();
    for (const client of [phone, laptop]) await put(client, makeSubscription());
    for (let n = 0; n < 2; n++)
      expect(await phone.delete(SUBSCRIPTION_PATH)).toMatchObject({ status: 200, body: { ok: true } });
    expect([await isSubscribed(phone), await isSubscribed(laptop)]).toEqual([false, true]);
  });

  it("that is sent again is updated at most once an hour, whatever the encoding of its keys", async () => {
    const { client } = await register(app);
    const subscription = makeSubscription();
    const seen = async () => (await rowsOf(subscription.endpoint))[0]!.seenAt.getTime();
    await put(client, subscription);
    clock += HOUR - 1;
    await put(client, subscription);
    expect(await seen()).toBe(TEST_NOW);
    clock += 1;
    await put(client, {
      ...subscription,
      keys: { ...subscription.keys, auth: `${subscription.keys.auth}==` },
    });
    expect(await seen()).toBe(clock);
    expect(await rowsOf(subscription.endpoint)).toMatchObject([
      { ...subscription.keys, createdAt: new Date(TEST_NOW) },
    ]);
  });

  it("AUTH-16 opens the site on which its browser last subscribed", async () => {
    const { client } = await register(app);
    const own = makeSubscription();
    const originOf = async () => (await rowsOf(own.endpoint))[0]!.origin;
    await put(client, own);
    expect(await originOf()).toBe("http://localhost");
    await client.put(`http://mirror.example${SUBSCRIPTION_PATH}`, own);
    expect(await originOf()).toBe("http://mirror.example");
  });

  it("is rejected for unknown hosts, and for the server's own machine unless that is configured", async () => {
    const { client } = await register(app);
    const unknown = { status: 422, body: { code: "validation_failed", errors: { endpoint: ["unknown"] } } };
    for (const endpoint of [
      "https://casino.example/push",
      "https://169.254.169.254/latest",
      "https://a:b@fcm.googleapis.com/c",
      "http://fcm.googleapis.com/c",
      "javascript:alert(1)",
    ])
      expect(await put(client, makeSubscription({ endpoint })), endpoint).toMatchObject(unknown);
    expect((await put(client, makeSubscription({ endpoint: "http://localhost:9/a" }))).status).toBe(200);
    const demo = await testApp({ pushLoopback: false, pushHosts: ["push.casino.example"] });
    const { client: demoClient } = await register(demo, {}, visit(demo));
    for (const endpoint of ["http://localhost:9/a", "http://127.0.0.1:9/a"])
      expect(await put(demoClient, makeSubscription({ endpoint })), endpoint).toMatchObject(unknown);
    expect(
      (await put(demoClient, makeSubscription({ endpoint: "https://push.casino.example/a" }))).status,
    ).toBe(200);
    expect(await put(client, makeSubscription({ endpoint: "https://push.casino.example/a" }))).toMatchObject(
      unknown,
    );
  });

  it("PLT-49 is rejected with keys that can't be used for encryption", async () => {
    const { client } = await register(app);
    const point = Buffer.from(makeSubscription().keys.p256dh, "base64url");
    const offCurve = Buffer.from(point);
    offCurve[64]! ^= 1;
    const compressed = Buffer.concat([Buffer.from([2]), point.subarray(1, 33)]);
    for (const bytes of [offCurve, compressed, point.subarray(1), Buffer.alloc(65), Buffer.alloc(65, 4)])
      expect(await put(client, makeSubscription({ p256dh: bytes.toString("base64url") }))).toMatchObject({
        status: 422,
        body: { errors: { "keys.p256dh": ["invalid_format"] } },
      });
    for (const auth of [randomBytes(15), randomBytes(17)])
      expect(await put(client, makeSubscription({ auth: auth.toString("base64url") }))).toMatchObject({
        status: 422,
        body: { errors: { "keys.auth": ["invalid_format"] } },
      });
    for (const body of [
      {},
      { endpoint: "x", keys: {} },
      { ...makeSubscription(), keys: { p256dh: "ä", auth: "b" } },
    ])
      expect((await put(client, body)).status).toBe(422);
    expect(await isSubscribed(client)).toBe(false);
  });

  it("PLT-49 can be replaced thirty times an hour; sending the same one again doesn't count", async () => {
    const { client } = await register(app);
    const other = await register(app);
    for (let n = 0; n < 29; n++) await put(client, makeSubscription());
    const last = makeSubscription();
    for (let n = 0; n < 5; n++) expect((await put(client, last)).status).toBe(200);
    expect(await put(client, makeSubscription())).toMatchObject({
      status: 429,
      body: { code: "too_many_requests" },
    });
    expect((await put(client, last)).status).toBe(200);
    expect((await put(other.client, makeSubscription())).status).toBe(200);
    await app.db.delete(attempts);
  });

  it("AUTH-14 is rejected for guests", async () => {
    const client = visit(app);
    for (const answer of [
      await client.get(PATH),
      await client.put(PATH, {}),
      await put(client, makeSubscription()),
      await client.delete(SUBSCRIPTION_PATH),
    ])
      expect(answer).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  });
});
