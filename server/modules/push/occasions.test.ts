import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  ACCOUNT,
  awardOf,
  bellOf,
  choose,
  OFFER,
  pushOf,
  SUBSCRIPTION,
  subscribe,
  testPushes,
} from "../../../tests/support/server/notices.ts";
import { confirmed, register, signIn, visit } from "../../../tests/support/server/visitor.ts";
import { pushSubscriptions } from "../../db/notice-schema.ts";
import { players } from "../../db/player-schema.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

const { app, service, clock, state, subscribed, told } = await testPushes();

describe("pushes to a player", () => {
  it("NEW-09 stop in quiet hours, when only the bell has them, except for account messages", async () => {
    const { id, browser, who } = await subscribed();
    await choose(who, { time_zone: "Europe/Berlin" });
    clock.set(Date.parse("2026-11-21T21:00:00Z"));
    expect(await told(id)).toMatchObject({ pushes: 0, held: "quiet_hours" });
    expect((await bellOf(who)).unread).toBe(1);
    expect(await told(id, ACCOUNT)).toMatchObject({ pushes: 1, held: null });
    clock.set(Date.parse("2026-11-22T07:00:00Z"));
    expect(await told(id)).toMatchObject({ pushes: 1, held: null });
    await choose(who, { quiet_hours: null });
    clock.set(Date.parse("2026-11-22T23:00:00Z"));
    expect(await told(id)).toMatchObject({ pushes: 1, held: null });
    expect(browser.pushes()).toHaveLength(3);
  });

  it("NEW-09 follow local time on the days when summer time starts and ends", async () => {
    const { id, who } = await subscribed();
    await choose(who, { time_zone: "Europe/Berlin", daily_cap: 20 });
    const heldAt = async (at: string) => {
      clock.set(Date.parse(at));
      return (await told(id)).held;
    };
    expect(await heldAt("2026-10-25T06:59:00Z")).toBe("quiet_hours");
    expect(await heldAt("2026-10-25T07:00:00Z")).toBeNull();
    expect(await heldAt("2026-03-29T05:59:00Z")).toBe("quiet_hours");
    expect(await heldAt("2026-03-29T06:00:00Z")).toBeNull();
  });

  it("NEW-09 have a daily cap across all browsers, until the player's midnight", async () => {
    const { email, player } = await confirmed(app);
    const browsers = [service.browser(), service.browser()];
    const [first, second] = [visit(app), visit(app)];
    for (const [i, who] of [first, second].entries()) {
      await signIn(who, email);
      await subscribe(who, browsers[i]!);
    }
    await choose(first, { quiet_hours: null, time_zone: "America/Toronto", daily_cap: 2 });
    // It is still the 20th in Toronto.
    clock.set(Date.parse("2026-11-21T04:58:00Z"));
    expect((await told(player.id)).pushes).toBe(2);
    expect((await told(player.id)).held).toBeNull();
    expect(await told(player.id)).toMatchObject({ pushes: 0, held: "daily_cap" });
    expect((await told(player.id, ACCOUNT)).held).toBeNull();
    expect((await told(player.id)).held).toBe("daily_cap");
    clock.advance(2 * MINUTE);
    for (const held of [null, null, "daily_cap"]) expect((await told(player.id)).held).toBe(held);
    expect(browsers.map((browser) => browser.pushes().length)).toEqual([5, 5]);
  });

  it("NEW-09 have a daily cap that concurrent pushes respect", async () => {
    const { id, browser, who } = await subscribed();
    await choose(who, { daily_cap: 3 });
    const results = await Promise.all(Array.from({ length: 8 }, () => app.notify(id, OFFER)));
    await app.pushes.settled();
    expect(results.filter((result) => result!.held === null)).toHaveLength(3);
    expect(browser.pushes()).toHaveLength(3);
  });

  it("ANC-27 NEW-09 include offers only after an opt-in, even when notifications are allowed", async () => {
    const { who, player } = await register(app);
    const browser = service.browser();
    await who.put(SUBSCRIPTION, browser.subscription);
    expect(await told(player.id)).toMatchObject({ pushes: 0, held: "topic_off" });
    expect((await told(player.id, { ...OFFER, topic: "freespins" })).held).toBe("topic_off");
    expect(await told(player.id, ACCOUNT)).toMatchObject({ pushes: 1, held: null });
    const { topics } = await pushOf(who);
    await choose(who, { topics: { ...topics, bonuses: true } });
    expect(await told(player.id)).toMatchObject({ pushes: 1, held: null });
    await choose(who, { topics });
    expect((await told(player.id)).held).toBe("topic_off");
    expect(browser.pushes()).toHaveLength(2);
  });

  it("NEW-09 cover the chosen topics only, and skipped ones don't count", async () => {
    const { id, browser, who } = await subscribed();
    const topics = { account: false, bonuses: false, freespins: true, jackpots: true };
    await choose(who, { topics, daily_cap: 1 });
    expect((await told(id)).held).toBe("topic_off");
    expect((await told(id, ACCOUNT)).held).toBe("topic_off");
    expect((await told(id, { ...OFFER, topic: "freespins" })).held).toBeNull();
    expect(browser.pushes()).toHaveLength(1);
    expect((await bellOf(who)).unread).toBe(3);
  });

  it("NEW-09 never reach excluded players, who also get no offers", async () => {
    const { id, browser, who } = await subscribed();
    const exclude = (excludedUntil: Date | null) =>
      app.db.update(players).set({ excludedUntil }).where(eq(players.id, id));
    await exclude(new Date(clock.now() + HOUR));
    for (const topic of ["bonuses", "freespins", "jackpots"] as const)
      expect(await told(id, { ...OFFER, topic })).toEqual({
        notification: null,
        pushes: 0,
        held: "excluded",
      });
    expect((await bellOf(who)).notifications).toEqual([]);
    expect(await told(id, ACCOUNT)).toMatchObject({ pushes: 0, held: "excluded" });
    expect((await bellOf(who)).notifications).toMatchObject([{ title: "Your documents" }]);
    const won = await app.awardJackpot(id, awardOf(5n));
    expect(won).toMatchObject({ notification: null, pushes: 0, held: "excluded" });
    expect((await who.get("/api/player/jackpot_wins")).body).toMatchObject([{ id: won!.win }]);
    await app.pushes.settled();
    expect(browser.requests()).toEqual([]);
    clock.advance(HOUR);
    expect(await told(id)).toMatchObject({ pushes: 1, held: null });
    await exclude(null);
    expect(await told(id)).toMatchObject({ pushes: 1, held: null });
  });

  it("don't lose the notification when their database query fails", async () => {
    const { id, who } = await subscribed();
    await app.db.execute("alter table push_choices rename to push_choices_away");
    const result = await told(id);
    await app.db.execute("alter table push_choices_away rename to push_choices");
    expect(result).toMatchObject({ pushes: 0, held: null });
    expect(state.logged).toHaveLength(1);
    expect((await bellOf(who)).notifications[0]!.id).toBe(result.notification);
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
    const { id, browser, who } = await subscribed();
    const next = random(20261121);
    let pushes = 0;
    for (let event = 0; event < 500; event++) {
      const kind = next();
      if (kind < 0.5) {
        await told(id, { ...ACCOUNT, lifetime: Math.ceil(next() * 20) * MINUTE });
        pushes++;
        expect(browser.lastPush().app_badge).toBe(String((await bellOf(who)).unread));
      } else if (kind < 0.75) {
        const { notifications } = await bellOf(who);
        const ids = notifications.filter(() => next() < 0.3).map((one) => one.id);
        await who.post("/api/player/notifications/read", { ids });
      } else clock.advance(Math.ceil(next() * 5) * MINUTE);
    }
    expect(pushes).toBeGreaterThan(200);
    expect(browser.pushes()).toHaveLength(pushes);
    expect(new Set(browser.pushes().map(({ app_badge }) => app_badge)).size).toBeGreaterThan(5);
  });

  it("of concurrent pushes counts all of them", async () => {
    const { id, browser } = await subscribed();
    await Promise.all(Array.from({ length: 4 }, () => app.notify(id, ACCOUNT)));
    await app.pushes.settled();
    expect(Math.max(...browser.pushes().map(({ app_badge }) => Number(app_badge)))).toBe(4);
  });

  it("is deleted with its session", async () => {
    const { who, browser } = await subscribed();
    await who.delete("/api/users/sign_out");
    const { endpoint } = browser.subscription;
    expect(
      await app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)),
    ).toEqual([]);
  });
});
