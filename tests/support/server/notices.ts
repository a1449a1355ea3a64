import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect } from "vitest";
import type { Message } from "../../../server/notify.ts";
import type { Notifications } from "../../../src/contract/notifications.ts";
import type { PushChoices, PushSettings } from "../../../src/contract/push.ts";
import { testApp } from "./app.ts";
import { testClock } from "./clock.ts";
import { type Browser, openPushService } from "./push-service.ts";
import { type Guest, register } from "./visitor.ts";

export const SUBSCRIPTION = "/api/player/push/subscription";

/** Something that waits for quiet hours and is counted. */
export const OFFER: Message = {
  type: "bonuses_changes",
  topic: "bonuses",
  icon: "gift",
  texts: { title: "A weekend of spins", text: "Look at what is new" },
};
/** Something that comes at any hour. */
export const ACCOUNT: Message = {
  type: "personal",
  topic: "account",
  icon: "shield",
  texts: { title: "Your documents", text: "They have been looked at" },
};

/** Another one each time. */
export const awardOf = (amount: bigint) => ({
  key: randomUUID(),
  identifier: "mystic-nova",
  title: "Mystic Nova",
  level: "Grand",
  currency: "EUR",
  amount,
});

export const bellOf = async (who: Guest) =>
  (await who.get("/api/player/notifications")).body as Notifications;
export const pushOf = async (who: Guest) => (await who.get("/api/player/push")).body as PushSettings;

/** Changes some of the choices that a player has made. */
export async function choose(who: Guest, changes: Partial<PushChoices>): Promise<void> {
  const { public_key: _, subscribed: __, ...choices } = await pushOf(who);
  expect((await who.put("/api/player/push", { ...choices, ...changes })).status).toBe(200);
}

/** Subscribes this browser, as the page does, and switches on every topic, offers included. */
export async function subscribe(who: Guest, browser: Pick<Browser, "subscription">): Promise<void> {
  expect(await who.put(SUBSCRIPTION, browser.subscription)).toMatchObject({ status: 200 });
  await choose(who, { topics: { account: true, bonuses: true, freespins: true, jackpots: true } });
}

/** The server with a push service beside it, for all tests of a file: what one of them set is gone for the next. */
export async function testPushes() {
  const clock = testClock();
  const state = {
    waits: [] as number[],
    logged: [] as string[],
    /** What happens before a push is tried again. */
    beforeRetry: async (): Promise<unknown> => undefined,
  };
  const service = await openPushService();
  const app = await testApp({
    now: clock.now,
    waitToPush: async (milliseconds) => {
      state.waits.push(milliseconds);
      await state.beforeRetry();
    },
    logError: (message, error) => state.logged.push(`${message} ${error} ${(error as Error)?.stack}`),
  });
  beforeEach(async () => {
    // What a test left on its way must not wait or log in the next one.
    await app.pushes.settled();
    clock.reset();
    Object.assign(state, { waits: [], logged: [], beforeRetry: async () => undefined });
  });
  afterAll(() => service.close());
  return {
    app,
    service,
    clock,
    state,

    /** A player with a browser that is subscribed. */
    async subscribed(user: Record<string, unknown> = {}) {
      const registered = await register(app, user);
      const browser = service.browser();
      await subscribe(registered.who, browser);
      return { ...registered, browser, id: registered.player.id };
    },

    /** Tells a player something, and waits until it has been pushed. */
    async told(id: number, message: Message = OFFER) {
      const result = await app.notify(id, message);
      await app.pushes.settled();
      return result!;
    },
  };
}
