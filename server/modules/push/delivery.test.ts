import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TEST_VAPID, testApp } from "../../../tests/support/app.ts";
import {
  ACCOUNT,
  AWARD,
  bellOf,
  OFFER,
  pushOf,
  SUBSCRIPTION,
  subscribe,
  testPushes,
} from "../../../tests/support/notices.ts";
import { openPushService, vapidOf } from "../../../tests/support/push-service.ts";
import { confirmed, PASSWORD, register, signIn, visit } from "../../../tests/support/visitor.ts";
import { players } from "../../db/player-schema.ts";
import type { Message } from "../../notify.ts";

const HOUR = 3_600_000;

let pushes: Awaited<ReturnType<typeof testPushes>>;
let app: (typeof pushes)["app"];
let service: (typeof pushes)["service"];
let state: (typeof pushes)["state"];
beforeAll(async () => {
  pushes = await testPushes();
  ({ app, service, state } = pushes);
});
afterAll(() => service.close());
beforeEach(() => pushes.reset());

const subscribed = (user?: Record<string, unknown>) => pushes.subscribed(user);
const told = (id: number, message?: Message) => pushes.told(id, message);

describe("a push", () => {
  it("PLT-17 can be read by the browser alone, and says where it leads, in the player's language", async () => {
    const { id, browser, who } = await subscribed({ locale: "no", country: "NO", currency: "NOK" });
    const { notification, ...rest } = await told(id, { ...OFFER, target: { path: "/promotions?a=b" } });
    expect(rest).toEqual({ pushes: 1, held: null });
    expect((await bellOf(who)).notifications[0]!.id).toBe(notification);
    expect(browser.pushes()).toEqual([
      {
        web_push: 8030,
        notification: {
          title: "A weekend of spins",
          body: "Look at what is new",
          navigate: "http://localhost/no/promotions?a=b",
          tag: notification,
          lang: "nb",
          data: { kind: "notification", id: notification },
        },
        app_badge: "1",
      },
    ]);
    const [{ body, headers }] = browser.requests() as [ReturnType<typeof browser.requests>[0]];
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal", ttl: "7200" });
    expect(headers.topic).toMatch(/^[\w-]{22}$/);
    expect(body.toString("latin1")).not.toContain("weekend");
  });

  it("PLT-17 leads to a path or a popup of the app, and to the main page without either", async () => {
    const { id, browser } = await subscribed();
    const english = await subscribed({ locale: "en-AU" });
    for (const target of [{ toName: "cashbox" }, { path: "/?a=b#c" }, { path: "/" }, undefined])
      await told(id, { ...ACCOUNT, target });
    await told(english.id, { ...ACCOUNT, target: { toName: "cashbox" } });
    expect(browser.pushes().map(({ notification }) => notification.navigate)).toEqual([
      "http://localhost/de?popup=cashbox",
      "http://localhost/de?a=b#c",
      "http://localhost/de",
      "http://localhost/de",
    ]);
    expect(english.browser.lastPush().notification).toMatchObject({
      navigate: "http://localhost/en-AU?popup=cashbox",
      lang: "en-AU",
    });
  });

  it("PLT-17 is signed with the server's key, for this push service and a day at most", async () => {
    const { id, browser, who } = await subscribed();
    await told(id);
    const { exp, ...claims } = vapidOf(browser.requests()[0]!);
    expect(claims).toMatchObject({
      algorithm: "ES256",
      publicKey: TEST_VAPID.publicKey,
      aud: service.origin,
      sub: TEST_VAPID.subject,
    });
    const seconds = exp - Date.now() / 1_000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 3_600);
    expect((await pushOf(who)).public_key).toBe(TEST_VAPID.publicKey);
  });

  it("JPT-09 about a win is urgent, is kept for an hour, and names its id", async () => {
    const { id, browser } = await subscribed();
    const { win, notification } = (await app.awardJackpot(id, { ...AWARD, amount: 4_820_710n }))!;
    await app.pushes.settled();
    const [{ headers }] = browser.requests() as [ReturnType<typeof browser.requests>[0]];
    expect(headers).toMatchObject({ urgency: "high", ttl: "3600" });
    const [{ notification: shown }] = browser.pushes() as [ReturnType<typeof browser.pushes>[0]];
    expect(shown.data).toEqual({ kind: "jackpot_win", id: win });
    expect(shown.tag).toBe(win);
    expect(shown.navigate).toBe("http://localhost/de/mystic-nova");
    expect(notification).not.toBe(win);
  });

  it("NEW-09 shows neither the player's names and address nor an amount on a locked screen", async () => {
    const { id, browser, who, email } = await subscribed({ nickname: "Zora" });
    await who.patch("/api/player", { user: { first_name: "Annegret", last_name: "Überstein" } });
    await app.awardJackpot(id, { ...AWARD, amount: 4_820_710n });
    const told_ = [
      "Hello Annegret",
      "Frau ÜBERSTEIN, welcome",
      `Written to ${email}`,
      "zora!",
      "You get 48,207.10 EUR",
      "€ 48207.10 for you",
      "48.207,10 € for you",
    ];
    for (const text of told_) await app.notify(id, { ...ACCOUNT, texts: { title: "News", text } });
    await app.pushes.settled();
    const pushes = browser.pushes();
    expect(pushes).toHaveLength(told_.length + 1);
    const all = JSON.stringify(pushes);
    for (const secret of [
      "Annegret",
      "berstein",
      "Zora",
      email,
      "48207",
      "48,207",
      "48.207",
      "4820710",
      "EUR",
      "€",
    ])
      expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
    for (const { notification } of pushes.slice(1))
      expect(notification).toMatchObject({
        title: "Zu Ihrem Konto",
        body: "Es gibt eine neue Nachricht für Sie.",
      });
    // The bell, which takes a session to see, has them as they were written.
    expect((await bellOf(who)).notifications.map(({ text }) => text)).toEqual(expect.arrayContaining(told_));
  });

  it("stays below three kilobytes, whatever is said", async () => {
    const { id, browser } = await subscribed();
    for (const sign of ["😀", "\u0007", '"', "ä", "字"]) {
      const texts = { title: sign.repeat(120), text: `x${sign.repeat(1_000)}` };
      await told(id, { ...ACCOUNT, texts, target: { path: `/${"p".repeat(300)}` } });
    }
    expect(browser.requests()).toHaveLength(5);
    for (const { body } of browser.requests()) expect(body.length).toBeLessThan(3_000);
    const [{ notification }] = browser.pushes() as [ReturnType<typeof browser.pushes>[0]];
    expect([...notification.title]).toHaveLength(80);
    expect(notification.title).toMatch(/😀…$/u);
  });

  it("reaches all of the player's browsers, each on the site that it knows", async () => {
    const { id, browser } = await subscribed();
    const { email } = await confirmed(app);
    const [one] = await app.db.select().from(players).where(eq(players.email, email));
    const [phone, laptop] = [visit(app), visit(app)];
    const browsers = [service.browser(), service.browser()];
    for (const [i, who] of [phone, laptop].entries()) {
      await signIn(who, email);
      await subscribe(who, browsers[i]!);
    }
    expect((await told(one!.id)).pushes).toBe(2);
    expect(browsers.map((own) => own.pushes().length)).toEqual([1, 1]);
    expect(browser.pushes()).toEqual([]);
    expect(id).not.toBe(one!.id);
    const site = await testApp({ now: () => state.clock, origin: "https://casino.example" });
    const there = visit(site);
    await signIn(there, email);
    const third = service.browser();
    await subscribe(there, third);
    await told(one!.id);
    expect(third.pushes()[0]!.notification.navigate).toBe("https://casino.example/de");
  });
});

describe("a session that ends", () => {
  it("AUTH-16 silences its browser, and no other", async () => {
    const { email, player } = await confirmed(app);
    const [phone, laptop] = [visit(app), visit(app)];
    const [ofPhone, ofLaptop] = [service.browser(), service.browser()];
    for (const [who, browser] of [
      [phone, ofPhone],
      [laptop, ofLaptop],
    ] as const) {
      await signIn(who, email);
      await subscribe(who, browser);
    }
    const other = await subscribed();
    await phone.delete("/api/users/sign_out");
    expect((await told(player.id)).pushes).toBe(1);
    expect([ofPhone.pushes().length, ofLaptop.pushes().length]).toEqual([0, 1]);
    const user = { current_password: PASSWORD, password: "brand-new-horse-9" };
    const desk = visit(app);
    await signIn(desk, email);
    await desk.put("/api/player/password", { user });
    expect(await told(player.id)).toMatchObject({ pushes: 0, held: "no_subscription" });
    expect(ofLaptop.pushes()).toHaveLength(1);
    expect((await told(other.id)).pushes).toBe(1);
  });

  it("AUTH-26 by its licence is not pushed to, before it is swept away too", async () => {
    const { who, player } = await register(app, { country: "EE" }, visit(app, { country: "EE" }));
    const browser = service.browser();
    await subscribe(who, browser);
    state.clock += HOUR;
    expect(await told(player.id)).toMatchObject({ pushes: 0, held: "no_subscription" });
    expect(browser.requests()).toEqual([]);
  });
});

describe("what a push service answers", () => {
  it.each([404, 410])("%i forgets the subscription, and leaves the others", async (status) => {
    const { id, browser, who } = await subscribed();
    const other = await subscribed();
    browser.answer({ status });
    await told(id);
    expect((await pushOf(who)).subscribed).toBe(false);
    expect((await pushOf(other.who)).subscribed).toBe(true);
    expect(await told(id)).toMatchObject({ pushes: 0, held: "no_subscription" });
    expect([browser.requests().length, state.logged]).toEqual([1, []]);
  });

  it("410 forgets nothing that has come in its place meanwhile", async () => {
    const own = await openPushService();
    const { who, player } = await register(app);
    const path = "/push/one";
    const [before, after] = [own.browser(path), own.browser(path)];
    await subscribe(who, before);
    before.answer({ status: 410 });
    own.hold();
    await app.notify(player.id, OFFER);
    await expect.poll(own.heldNow).toBe(1);
    await subscribe(who, after);
    own.release();
    await app.pushes.settled();
    expect((await pushOf(who)).subscribed).toBe(true);
    await told(player.id);
    expect(after.lastPush().web_push).toBe(8030);
    await own.close();
  });

  it("500 and then 201 is one push, sent anew", async () => {
    const { id, browser } = await subscribed();
    browser.answer({ status: 500 });
    await told(id);
    const [first, second] = browser.pushes();
    expect(second).toEqual(first);
    expect([browser.requests().length, state.waits, state.logged]).toEqual([2, [1_000], []]);
  });

  it.each<[string, (one: Awaited<ReturnType<typeof subscribed>>) => Promise<unknown>]>([
    ["has signed out", ({ who }) => who.delete("/api/users/sign_out")],
    ["does not want it any more", ({ who }) => who.delete(SUBSCRIPTION)],
    [
      "is excluded",
      ({ id }) =>
        app.db
          .update(players)
          .set({ excludedUntil: new Date(state.clock + HOUR) })
          .where(eq(players.id, id)),
    ],
  ])("AUTH-16 NEW-09 is not tried again for somebody who meanwhile %s", async (_, happens) => {
    const one = await subscribed();
    one.browser.answer({ status: 503 }, { status: 201 });
    state.beforeRetry = () => happens(one);
    await told(one.id);
    expect(one.browser.requests()).toHaveLength(1);
  });

  it("429 is tried again when the service says, within bounds", async () => {
    const { id, browser } = await subscribed();
    browser.answer(
      { status: 429, headers: { "retry-after": "7" } },
      { status: 503, headers: { "retry-after": "86400" } },
    );
    await told(id);
    expect([browser.requests().length, state.waits]).toEqual([3, [7_000, 60_000]]);
    state.waits = [];
    const at = new Date(state.clock + 9_000).toUTCString();
    browser.answer(
      { status: 429, headers: { "retry-after": at } },
      { status: 500, headers: { "retry-after": "soon" } },
    );
    await told(id);
    expect(state.waits).toEqual([9_000, 5_000]);
  });

  it("is not asked for ever, nor about what has expired meanwhile", async () => {
    const { id, browser, who } = await subscribed();
    browser.answer({ status: 500 }, { status: 502 }, { status: 503 }, { status: 500 });
    await told(id);
    expect(browser.requests()).toHaveLength(3);
    expect(state.logged).toHaveLength(1);
    expect((await pushOf(who)).subscribed).toBe(true);
    const slow = await testApp({
      now: () => state.clock,
      waitToPush: async () => {
        state.clock += 3 * HOUR;
      },
    });
    await slow.notify(id, OFFER);
    await slow.pushes.settled();
    expect(browser.requests()).toHaveLength(4);
    expect(slow.errors).toEqual([]);
  });

  it.each([400, 401, 403, 413])(
    "%i is state.logged, without the address, the keys or what was said",
    async (status) => {
      const { id, browser, who } = await subscribed();
      browser.answer({ status });
      await told(id);
      expect(browser.requests()).toHaveLength(1);
      expect(state.logged).toHaveLength(1);
      expect(state.logged[0]).toContain(`127.0.0.1: answer ${status}`);
      const { auth, p256dh } = browser.subscription.keys;
      for (const secret of [browser.path, auth, p256dh, "weekend", TEST_VAPID.privateKey])
        expect(state.logged[0]).not.toContain(secret);
      expect((await pushOf(who)).subscribed).toBe(true);
    },
  );

  it("may be nothing at all: nobody fails by it", async () => {
    const gone = await openPushService();
    const { who, player } = await register(app);
    const browser = gone.browser();
    await subscribe(who, browser);
    await gone.close();
    expect(await told(player.id)).toMatchObject({ pushes: 1, held: null });
    expect(state.waits).toEqual([1_000, 5_000]);
    expect(state.logged).toHaveLength(1);
    expect(state.logged[0]).toMatch(/127\.0\.0\.1: ECONNREFUSED/);
    expect(state.logged[0]).not.toContain(browser.path);
    expect((await bellOf(who)).unread).toBe(1);
  });

  it("leads nowhere else", async () => {
    const { id, browser } = await subscribed();
    const trap = service.browser();
    browser.answer({ status: 307, headers: { location: trap.subscription.endpoint } });
    await told(id);
    expect([trap.requests().length, browser.requests().length]).toEqual([0, 1]);
    expect(state.logged[0]).toContain("answer 307");
  });
});

describe("sending", () => {
  it("keeps nobody waiting, and takes few at a time", async () => {
    const own = await openPushService();
    const who = await Promise.all(Array.from({ length: 8 }, () => register(app)));
    const browsers = who.map(() => own.browser());
    for (const [i, { who: one }] of who.entries()) await subscribe(one, browsers[i]!);
    own.hold();
    for (const { player } of who) expect((await app.notify(player.id, OFFER))!.pushes).toBe(1);
    await expect.poll(own.heldNow).toBe(5);
    expect(own.received).toHaveLength(5);
    own.release();
    await app.pushes.settled();
    expect(browsers.map((browser) => browser.pushes().length)).toEqual(browsers.map(() => 1));
    expect(own.most()).toBe(5);
    await own.close();
  });

  it("ends with the server: what state.waits for another try is given up, and nothing new begins", async () => {
    let waiting = 0;
    const ending = await testApp({
      now: () => state.clock,
      waitToPush: (_, signal) =>
        new Promise((resolve) => {
          waiting++;
          signal.addEventListener("abort", () => resolve());
        }),
    });
    const { id, browser } = await subscribed();
    browser.answer({ status: 500 });
    await ending.notify(id, OFFER);
    await expect.poll(() => waiting).toBe(1);
    await ending.pushes.close();
    await ending.notify(id, OFFER);
    await ending.pushes.settled();
    expect(browser.requests()).toHaveLength(1);
  });

  it("ends with the server: what is on its way arrives, and what waits for its turn is given up", async () => {
    const own = await openPushService();
    const ending = await testApp({ now: () => state.clock });
    const { who, player } = await register(ending);
    await subscribe(who, own.browser());
    own.hold();
    for (let n = 0; n < 8; n++) await ending.notify(player.id, ACCOUNT);
    await expect.poll(own.heldNow).toBe(5);
    const closed = ending.pushes.close();
    own.release();
    await closed;
    expect([own.received.length, ending.errors]).toEqual([5, []]);
    await own.close();
  });
});
