import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { ACCOUNT, OFFER, subscribe, testPushes } from "../../../tests/support/server/notices.ts";
import { openPushService } from "../../../tests/support/server/push-service.ts";
import {
  createConfirmedPlayer,
  PASSWORD,
  register,
  signIn,
  visit,
} from "../../../tests/support/server/visitor.ts";

const HOUR = 3_600_000;

const { app, service, clock, subscribedPlayer, notify } = await testPushes();

describe("a session's end", () => {
  it("AUTH-16 stops pushes to its browser and to no other", async () => {
    const { email, player } = await createConfirmedPlayer(app);
    const [phone, laptop] = [visit(app), visit(app)];
    const [ofPhone, ofLaptop] = [service.browser(), service.browser()];
    for (const [client, browser] of [
      [phone, ofPhone],
      [laptop, ofLaptop],
    ] as const) {
      await signIn(client, email);
      await subscribe(client, browser);
    }
    const other = await subscribedPlayer();
    await phone.delete("/api/users/sign_out");
    expect((await notify(player.id)).pushes).toBe(1);
    expect([ofPhone.pushes().length, ofLaptop.pushes().length]).toEqual([0, 1]);
    const user = { current_password: PASSWORD, password: "brand-new-horse-9" };
    const desk = visit(app);
    await signIn(desk, email);
    await desk.put("/api/player/password", { user });
    expect(await notify(player.id)).toMatchObject({ pushes: 0, skipReason: "no_subscription" });
    expect(ofLaptop.pushes()).toHaveLength(1);
    expect((await notify(other.id)).pushes).toBe(1);
  });

  it("AUTH-26 by its licence stops pushes even before the cleanup", async () => {
    const { client, player } = await register(app, { country: "EE" }, visit(app, { country: "EE" }));
    const browser = service.browser();
    await subscribe(client, browser);
    clock.advance(HOUR);
    expect(await notify(player.id)).toMatchObject({ pushes: 0, skipReason: "no_subscription" });
    expect(browser.requests()).toEqual([]);
  });
});

describe("sending pushes", () => {
  it("doesn't delay the caller, and limits concurrent requests", async () => {
    const pushService = await openPushService();
    const registrations = await Promise.all(Array.from({ length: 8 }, () => register(app)));
    const browsers = registrations.map(() => pushService.browser());
    for (const [i, { client: one }] of registrations.entries()) await subscribe(one, browsers[i]!);
    pushService.delayResponses();
    for (const { player } of registrations) expect((await app.notify(player.id, OFFER))!.pushes).toBe(1);
    await expect.poll(pushService.pendingCount).toBe(5);
    expect(pushService.received).toHaveLength(5);
    pushService.release();
    await app.pushes.settled();
    expect(browsers.map((browser) => browser.pushes().length)).toEqual(browsers.map(() => 1));
    expect(pushService.maxConcurrentRequests()).toBe(5);
    await pushService.close();
  });

  it("stops with the server: waiting retries are dropped and nothing new starts", async () => {
    let waitCount = 0;
    const ending = await testApp({
      now: clock.now,
      waitToPush: (_, signal) =>
        new Promise((resolve) => {
          waitCount++;
          signal.addEventListener("abort", () => resolve());
        }),
    });
    const { id, browser } = await subscribedPlayer();
    browser.answer({ status: 500 });
    await ending.notify(id, OFFER);
    await expect.poll(() => waitCount).toBe(1);
    await ending.stop();
    await ending.notify(id, OFFER);
    await ending.pushes.settled();
    expect(browser.requests()).toHaveLength(1);
  });

  it("stops with the server: requests in flight complete, and queued ones are dropped", async () => {
    const pushService = await openPushService();
    const ending = await testApp({ now: clock.now });
    const { client, player } = await register(ending);
    await subscribe(client, pushService.browser());
    pushService.delayResponses();
    for (let n = 0; n < 8; n++) await ending.notify(player.id, ACCOUNT);
    await expect.poll(pushService.pendingCount).toBe(5);
    const closed = ending.stop();
    pushService.release();
    await closed;
    expect([pushService.received.length, ending.errors]).toEqual([5, []]);
    await pushService.close();
  });
});
