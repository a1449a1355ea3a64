import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { TEST_VAPID, testApp } from "../../../tests/support/server/app.ts";
import {
  ACCOUNT,
  awardOf,
  notificationsOf,
  OFFER,
  pushSettingsOf,
  subscribe,
  testPushes,
} from "../../../tests/support/server/notices.ts";
import { vapidOf } from "../../../tests/support/server/push-service.ts";
import { createConfirmedPlayer, signIn, visit } from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";

const { app, service, clock, subscribedPlayer, notify } = await testPushes();

describe("a push message", () => {
  it("PLT-17 can be decrypted by its browser only, and has its target, in the player's language", async () => {
    const { id, browser, client } = await subscribedPlayer({ locale: "no", country: "NO", currency: "NOK" });
    const { notification, ...rest } = await notify(id, { ...OFFER, target: { path: "/promotions?a=b" } });
    expect(rest).toEqual({ pushes: 1, skipReason: null });
    expect((await notificationsOf(client)).notifications[0]!.id).toBe(notification);
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

  it("PLT-17 opens a path or popup of the app, or the home page", async () => {
    const { id, browser } = await subscribedPlayer();
    const english = await subscribedPlayer({ locale: "en-AU" });
    for (const target of [{ toName: "cashbox" }, { path: "/?a=b#c" }, { path: "/" }, undefined])
      await notify(id, { ...ACCOUNT, target });
    await notify(english.id, { ...ACCOUNT, target: { toName: "cashbox" } });
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

  it("PLT-17 is signed with the server's key, for its push service and a day at most", async () => {
    const { id, browser, client } = await subscribedPlayer();
    await notify(id);
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
    expect((await pushSettingsOf(client)).public_key).toBe(TEST_VAPID.publicKey);
  });

  it("JPT-09 about a win is urgent, lasts an hour and contains its id", async () => {
    const { id, browser } = await subscribedPlayer();
    const { win, notification } = (await app.awardJackpot(id, awardOf(4_820_710n)))!;
    await app.pushes.settled();
    const [{ headers }] = browser.requests() as [ReturnType<typeof browser.requests>[0]];
    expect(headers).toMatchObject({ urgency: "high", ttl: "3600" });
    const [{ notification: pushNotification }] = browser.pushes() as [ReturnType<typeof browser.pushes>[0]];
    expect(pushNotification.data).toEqual({ kind: "jackpot_win", id: win });
    expect(pushNotification.tag).toBe(win);
    expect(pushNotification.navigate).toBe("http://localhost/de/mystic-nova");
    expect(notification).not.toBe(win);
  });

  it("NEW-09 shows neither the player's name or email nor an amount on a locked screen", async () => {
    const { id, browser, client, email } = await subscribedPlayer({ nickname: "Zora" });
    await client.patch("/api/player", { user: { first_name: "Annegret", last_name: "Überstein" } });
    await app.awardJackpot(id, awardOf(4_820_710n));
    const personalTexts = [
      "Hello Annegret",
      "Frau ÜBERSTEIN, welcome",
      `Written to ${email}`,
      "zora!",
      "You get 48,207.10 EUR",
      "€ 48207.10 for you",
      "48.207,10 € for you",
    ];
    for (const text of personalTexts) await app.notify(id, { ...ACCOUNT, texts: { title: "News", text } });
    await app.pushes.settled();
    const pushes = browser.pushes();
    expect(pushes).toHaveLength(personalTexts.length + 1);
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
        body: "Sie haben eine neue Nachricht.",
      });
    // The bell requires a session, so it shows the full texts.
    expect((await notificationsOf(client)).notifications.map(({ text }) => text)).toEqual(
      expect.arrayContaining(personalTexts),
    );
  });

  it("stays below three kilobytes, whatever its text", async () => {
    const { id, browser } = await subscribedPlayer();
    for (const sign of ["😀", "\u0007", '"', "ä", "字"]) {
      const texts = { title: sign.repeat(120), text: `x${sign.repeat(1_000)}` };
      await notify(id, { ...ACCOUNT, texts, target: { path: `/${"p".repeat(300)}` } });
    }
    expect(browser.requests()).toHaveLength(5);
    for (const { body } of browser.requests()) expect(body.length).toBeLessThan(3_000);
    const [{ notification }] = browser.pushes() as [ReturnType<typeof browser.pushes>[0]];
    expect([...notification.title]).toHaveLength(80);
    expect(notification.title).toMatch(/😀…$/u);
  });

  it("reaches all of the player's browsers, each with the site that it subscribed on", async () => {
    const { id, browser } = await subscribedPlayer();
    const { email } = await createConfirmedPlayer(app);
    const [one] = await app.db.select().from(players).where(eq(players.email, email));
    const [phone, laptop] = [visit(app), visit(app)];
    const browsers = [service.browser(), service.browser()];
    for (const [i, client] of [phone, laptop].entries()) {
      await signIn(client, email);
      await subscribe(client, browsers[i]!);
    }
    expect((await notify(one!.id)).pushes).toBe(2);
    expect(browsers.map((device) => device.pushes().length)).toEqual([1, 1]);
    expect(browser.pushes()).toEqual([]);
    expect(id).not.toBe(one!.id);
    const site = await testApp({ now: clock.now, origin: "https://casino.example" });
    const siteClient = visit(site);
    await signIn(siteClient, email);
    const third = service.browser();
    await subscribe(siteClient, third);
    await notify(one!.id);
    expect(third.pushes()[0]!.notification.navigate).toBe("https://casino.example/de");
  });
});
