import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { TEST_VAPID, testApp } from "../../../tests/support/server/app.ts";
import {
  notificationsOf,
  OFFER,
  pushSettingsOf,
  SUBSCRIPTION_PATH,
  subscribe,
  testPushes,
} from "../../../tests/support/server/notices.ts";
import { openPushService } from "../../../tests/support/server/push-service.ts";
import { register } from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";

const HOUR = 3_600_000;

const { app, service, clock, state, subscribedPlayer, notify } = await testPushes();

describe("a push service's response", () => {
  it.each([404, 410])("%i deletes the subscription and keeps the others", async (status) => {
    const { id, browser, client } = await subscribedPlayer();
    const other = await subscribedPlayer();
    browser.answer({ status });
    await notify(id);
    expect((await pushSettingsOf(client)).subscribed).toBe(false);
    expect((await pushSettingsOf(other.client)).subscribed).toBe(true);
    expect(await notify(id)).toMatchObject({ pushes: 0, skipReason: "no_subscription" });
    expect([browser.requests().length, state.logged]).toEqual([1, []]);
  });

  it("a 410 for an old subscription keeps the one that replaced it", async () => {
    const pushService = await openPushService();
    const { client, player } = await register(app);
    const path = "/push/one";
    const [before, after] = [pushService.browser(path), pushService.browser(path)];
    await subscribe(client, before);
    before.answer({ status: 410 });
    pushService.delayResponses();
    await app.notify(player.id, OFFER);
    await expect.poll(pushService.pendingCount).toBe(1);
    await subscribe(client, after);
    pushService.release();
    await app.pushes.settled();
    expect((await pushSettingsOf(client)).subscribed).toBe(true);
    await notify(player.id);
    expect(after.lastPush().web_push).toBe(8030);
    await pushService.close();
  });

  it("500 and then 201 is one push, encrypted again", async () => {
    const { id, browser } = await subscribedPlayer();
    browser.answer({ status: 500 });
    await notify(id);
    const [first, second] = browser.pushes();
    expect(second).toEqual(first);
    expect([browser.requests().length, state.waits, state.logged]).toEqual([2, [1_000], []]);
  });

  it.each<[string, (one: Awaited<ReturnType<typeof subscribedPlayer>>) => Promise<unknown>]>([
    ["has signed out", ({ client }) => client.delete("/api/users/sign_out")],
    ["has unsubscribed", ({ client }) => client.delete(SUBSCRIPTION_PATH)],
    [
      "is excluded",
      ({ id }) =>
        app.db
          .update(players)
          .set({ excludedUntil: new Date(clock.now() + HOUR) })
          .where(eq(players.id, id)),
    ],
  ])("AUTH-16 NEW-09 isn't followed by a retry when the player meanwhile %s", async (_, runMeanwhile) => {
    const one = await subscribedPlayer();
    one.browser.answer({ status: 503 }, { status: 201 });
    state.beforeRetry = () => runMeanwhile(one);
    await notify(one.id);
    expect(one.browser.requests()).toHaveLength(1);
  });

  it("429 is followed by a retry when the service says, within bounds", async () => {
    const { id, browser } = await subscribedPlayer();
    browser.answer(
      { status: 429, headers: { "retry-after": "7" } },
      { status: 503, headers: { "retry-after": "86400" } },
    );
    await notify(id);
    expect([browser.requests().length, state.waits]).toEqual([3, [7_000, 60_000]]);
    state.waits = [];
    const at = new Date(clock.now() + 9_000).toUTCString();
    browser.answer(
      { status: 429, headers: { "retry-after": at } },
      { status: 500, headers: { "retry-after": "soon" } },
    );
    await notify(id);
    expect(state.waits).toEqual([9_000, 5_000]);
  });

  it("is followed by a limited number of retries, and none once the notification has expired", async () => {
    const { id, browser, client } = await subscribedPlayer();
    browser.answer({ status: 500 }, { status: 502 }, { status: 503 }, { status: 500 });
    await notify(id);
    expect(browser.requests()).toHaveLength(3);
    expect(state.logged).toHaveLength(1);
    expect((await pushSettingsOf(client)).subscribed).toBe(true);
    const slow = await testApp({
      now: clock.now,
      waitToPush: async () => {
        clock.advance(3 * HOUR);
      },
    });
    await slow.notify(id, OFFER);
    await slow.pushes.settled();
    expect(browser.requests()).toHaveLength(4);
    expect(slow.errors).toEqual([]);
  });

  it.each([400, 401, 403, 413])("%i is logged without the address, the keys or the text", async (status) => {
    const { id, browser, client } = await subscribedPlayer();
    browser.answer({ status });
    await notify(id);
    expect(browser.requests()).toHaveLength(1);
    expect(state.logged).toHaveLength(1);
    expect(state.logged[0]).toContain(`127.0.0.1: answer ${status}`);
    const { auth, p256dh } = browser.subscription.keys;
    for (const secret of [browser.path, auth, p256dh, "weekend", TEST_VAPID.privateKey])
      expect(state.logged[0]).not.toContain(secret);
    expect((await pushSettingsOf(client)).subscribed).toBe(true);
  });

  it("may be missing without failing the caller", async () => {
    const closedService = await openPushService();
    const { client, player } = await register(app);
    const browser = closedService.browser();
    await subscribe(client, browser);
    await closedService.close();
    expect(await notify(player.id)).toMatchObject({ pushes: 1, skipReason: null });
    expect(state.waits).toEqual([1_000, 5_000]);
    expect(state.logged).toHaveLength(1);
    expect(state.logged[0]).toMatch(/127\.0\.0\.1: ECONNREFUSED/);
    expect(state.logged[0]).not.toContain(browser.path);
    expect((await notificationsOf(client)).unread).toBe(1);
  });

  it("can't redirect the push", async () => {
    const { id, browser } = await subscribedPlayer();
    const trap = service.browser();
    browser.answer({ status: 307, headers: { location: trap.subscription.endpoint } });
    await notify(id);
    expect([trap.requests().length, browser.requests().length]).toEqual([0, 1]);
    expect(state.logged[0]).toContain("answer 307");
  });
});
