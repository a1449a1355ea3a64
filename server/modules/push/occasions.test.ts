import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  ACCOUNT,
  awardOf,
  changePushSettings,
  notificationsOf,
  OFFER,
  pushSettingsOf,
  SUBSCRIPTION_PATH,
  subscribe,
  testPushes,
} from "../../../tests/support/server/notices.ts";
import { createConfirmedPlayer, register, signIn, visit } from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";
import { pushSubscriptions } from "./tables.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

const { app, service, clock, state, subscribedPlayer, notify } = await testPushes();

describe("pushes to a player", () => {
  it("NEW-09 stop in quiet hours, when only the bell has them, except for account messages", async () => {
    const { id, browser, client } = await subscribedPlayer();
    await changePushSettings(client, { time_zone: "Europe/Berlin" });
    clock.set(Date.parse("2026-11-21T21:00:00Z"));
    expect(await notify(id)).toMatchObject({ pushes: 0, skipReason: "quiet_hours" });
    expect((await notificationsOf(client)).unread).toBe(1);
    expect(await notify(id, ACCOUNT)).toMatchObject({ pushes: 1, skipReason: null });
    clock.set(Date.parse("2026-11-22T07:00:00Z"));
    expect(await notify(id)).toMatchObject({ pushes: 1, skipReason: null });
    await changePushSettings(client, { quiet_hours: null });
    clock.set(Date.parse("2026-11-22T23:00:00Z"));
    expect(await notify(id)).toMatchObject({ pushes: 1, skipReason: null });
    expect(browser.pushes()).toHaveLength(3);
  });

  it("NEW-09 are sent once per source of the notification", async () => {
    const { id, browser } = await subscribedPlayer();
    const message = { ...ACCOUNT, source: `test.happened:${id}` };
    const results = [await notify(id, message), await notify(id, message)];
    expect(results).toMatchObject([{ pushes: 1 }, { pushes: 0 }]);
    expect(browser.pushes()).toHaveLength(1);
  });

  it("NEW-09 follow local time on the days when summer time starts and ends", async () => {
    const { id, client } = await subscribedPlayer();
    await changePushSettings(client, { time_zone: "Europe/Berlin", daily_cap: 20 });
    const skipReasonAt = async (at: string) => {
      clock.set(Date.parse(at));
      return (await notify(id)).skipReason;
    };
    expect(await skipReasonAt("2026-10-25T06:59:00Z")).toBe("quiet_hours");
    expect(await skipReasonAt("2026-10-25T07:00:00Z")).toBeNull();
    expect(await skipReasonAt("2026-03-29T05:59:00Z")).toBe("quiet_hours");
    expect(await skipReasonAt("2026-03-29T06:00:00Z")).toBeNull();
  });

  it("NEW-09 have a daily cap across all browsers, until the player's midnight", async () => {
    const { email, player } = await createConfirmedPlayer(app);
    const browsers = [service.browser(), service.browser()];
    const [first, second] = [visit(app), visit(app)];
    for (const [i, client] of [first, second].entries()) {
      await signIn(client, email);
      await subscribe(client, browsers[i]!);
    }
    await changePushSettings(first, { quiet_hours: null, time_zone: "America/Toronto", daily_cap: 2 });
    // It is still the 20th in Toronto.
    clock.set(Date.parse("2026-11-21T04:58:00Z"));
    expect((await notify(player.id)).pushes).toBe(2);
    expect((await notify(player.id)).skipReason).toBeNull();
    expect(await notify(player.id)).toMatchObject({ pushes: 0, skipReason: "daily_cap" });
    expect((await notify(player.id, ACCOUNT)).skipReason).toBeNull();
    expect((await notify(player.id)).skipReason).toBe("daily_cap");
    clock.advance(2 * MINUTE);
    for (const skipReason of [null, null, "daily_cap"])
      expect((await notify(player.id)).skipReason).toBe(skipReason);
    expect(browsers.map((browser) => browser.pushes().length)).toEqual([5, 5]);
  });

  it("NEW-09 have a daily cap that concurrent pushes respect", async () => {
    const { id, browser, client } = await subscribedPlayer();
    await changePushSettings(client, { daily_cap: 3 });
    const results = await Promise.all(Array.from({ length: 8 }, () => app.notify(id, OFFER)));
    await app.pushes.settled();
    expect(results.filter((result) => result!.skipReason === null)).toHaveLength(3);
    expect(browser.pushes()).toHaveLength(3);
  });

  it("ANC-27 NEW-09 include offers only after an opt-in, even when notifications are allowed", async () => {
    const { client, player } = await register(app);
    const browser = service.browser();
    await client.put(SUBSCRIPTION_PATH, browser.subscription);
    expect(await notify(player.id)).toMatchObject({ pushes: 0, skipReason: "topic_off" });
    expect((await notify(player.id, { ...OFFER, topic: "freespins" })).skipReason).toBe("topic_off");
    expect(await notify(player.id, ACCOUNT)).toMatchObject({ pushes: 1, skipReason: null });
    const { topics } = await pushSettingsOf(client);
    await changePushSettings(client, { topics: { ...topics, bonuses: true } });
    expect(await notify(player.id)).toMatchObject({ pushes: 1, skipReason: null });
    await changePushSettings(client, { topics });
    expect((await notify(player.id)).skipReason).toBe("topic_off");
    expect(browser.pushes()).toHaveLength(2);
  });

  it("NEW-09 cover the chosen topics only, and skipped ones don't count", async () => {
    const { id, browser, client } = await subscribedPlayer();
    const topics = { account: false, bonuses: false, freespins: true, jackpots: true };
    await changePushSettings(client, { topics, daily_cap: 1 });
    expect((await notify(id)).skipReason).toBe("topic_off");
    expect((await notify(id, ACCOUNT)).skipReason).toBe("topic_off");
    expect((await notify(id, { ...OFFER, topic: "freespins" })).skipReason).toBeNull();
    expect(browser.pushes()).toHaveLength(1);
    expect((await notificationsOf(client)).unread).toBe(3);
  });

  it("NEW-09 never reach excluded players, who also get no offers", async () => {
    const { id, browser, client } = await subscribedPlayer();
    const exclude = (excludedUntil: Date | null) =>
      app.db.update(players).set({ excludedUntil }).where(eq(players.id, id));
    await exclude(new Date(clock.now() + HOUR));
    for (const topic of ["bonuses", "freespins", "jackpots"] as const)
      expect(await notify(id, { ...OFFER, topic })).toEqual({
        notification: null,
        pushes: 0,
        skipReason: "excluded",
      });
    expect((await notificationsOf(client)).notifications).toEqual([]);
    expect(await notify(id, ACCOUNT)).toMatchObject({ pushes: 0, skipReason: "excluded" });
    expect((await notificationsOf(client)).notifications).toMatchObject([{ title: "Your documents" }]);
    const award = await app.awardJackpot(id, awardOf(5n));
    expect(award).toMatchObject({ notification: null, pushes: 0, skipReason: "excluded" });
    expect((await client.get("/api/player/jackpot_wins")).body).toMatchObject([{ id: award!.win }]);
    await app.pushes.settled();
    expect(browser.requests()).toEqual([]);
    clock.advance(HOUR);
    expect(await notify(id)).toMatchObject({ pushes: 1, skipReason: null });
    await exclude(null);
    expect(await notify(id)).toMatchObject({ pushes: 1, skipReason: null });
  });

  it("don't lose the notification when their database query fails", async () => {
    const { id, client } = await subscribedPlayer();
    await app.db.execute("alter table push_choices rename to push_choices_away");
    const result = await notify(id);
    await app.db.execute("alter table push_choices_away rename to push_choices");
    expect(result).toMatchObject({ pushes: 0, skipReason: null });
    expect(state.logged).toHaveLength(1);
    expect((await notificationsOf(client)).notifications[0]!.id).toBe(result.notification);
    expect(await app.notify(999_999_999, OFFER)).toBeUndefined();
  });
});

describe("the badge", () => {
  /** Numbers from 0 to 1, the same at each run. */
  function random(seed: number) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  it("PLT-19 of the last push matches the bell over 500 random events", async () => {
    const { id, browser, client } = await subscribedPlayer();
    const next = random(20261121);
    let pushes = 0;
    for (let event = 0; event < 500; event++) {
      const kind = next();
      if (kind < 0.5) {
        await notify(id, { ...ACCOUNT, lifetime: Math.ceil(next() * 20) * MINUTE });
        pushes++;
        expect(browser.lastPush().app_badge).toBe(String((await notificationsOf(client)).unread));
      } else if (kind < 0.75) {
        const { notifications } = await notificationsOf(client);
        const ids = notifications.filter(() => next() < 0.3).map((one) => one.id);
        await client.post("/api/player/notifications/read", { ids });
      } else clock.advance(Math.ceil(next() * 5) * MINUTE);
    }
    expect(pushes).toBeGreaterThan(200);
    expect(browser.pushes()).toHaveLength(pushes);
    expect(new Set(browser.pushes().map(({ app_badge }) => app_badge)).size).toBeGreaterThan(5);
  });

  it("of concurrent pushes counts all of them", async () => {
    const { id, browser } = await subscribedPlayer();
    await Promise.all(Array.from({ length: 4 }, () => app.notify(id, ACCOUNT)));
    await app.pushes.settled();
    expect(Math.max(...browser.pushes().map(({ app_badge }) => Number(app_badge)))).toBe(4);
  });

  it("isn't sent after the session's end, which deletes the push subscription", async () => {
    const { client, browser } = await subscribedPlayer();
    await client.delete("/api/users/sign_out");
    const { endpoint } = browser.subscription;
    expect(
      await app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)),
    ).toEqual([]);
  });
});
