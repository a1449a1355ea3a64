import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect } from "vitest";
import type { Message } from "../../../server/modules/notifications/api.ts";
import type { Notifications } from "../../../src/contract/notifications.ts";
import type { PushChoices, PushSettings } from "../../../src/contract/push.ts";
import { testApp } from "./app.ts";
import { testClock } from "./clock.ts";
import { type Browser, openPushService } from "./push-service.ts";
import { register, type TestClient } from "./visitor.ts";

export const SUBSCRIPTION_PATH = "/api/player/push/subscription";

/** An offer, which waits for quiet hours to end and is limited in number. */
export const OFFER: Message = {
  type: "bonuses_changes",
  topic: "bonuses",
  icon: "gift",
  texts: { title: "A weekend of spins", text: "Look at what is new" },
};
/** An account message, which ignores quiet hours. */
export const ACCOUNT: Message = {
  type: "personal",
  topic: "account",
  icon: "shield",
  texts: { title: "Your documents", text: "They have been looked at" },
};

/** A different award each time. */
export const awardOf = (amount: bigint) => ({
  key: randomUUID(),
  identifier: "mystic-nova",
  title: "Mystic Nova",
  level: "Grand",
  currency: "EUR",
  amount,
});

export const notificationsOf = async (client: TestClient) =>
  (await client.get("/api/player/notifications")).body as Notifications;
export const pushSettingsOf = async (client: TestClient) =>
  (await client.get("/api/player/push")).body as PushSettings;

/** Changes some of a player's push choices. */
export async function changePushSettings(client: TestClient, changes: Partial<PushChoices>): Promise<void> {
  const { public_key: _, subscribed: __, ...choices } = await pushSettingsOf(client);
  expect((await client.put("/api/player/push", { ...choices, ...changes })).status).toBe(200);
}

/** Subscribes a browser as the page does, and turns on all topics, offers included. */
export async function subscribe(client: TestClient, browser: Pick<Browser, "subscription">): Promise<void> {
  expect(await client.put(SUBSCRIPTION_PATH, browser.subscription)).toMatchObject({ status: 200 });
  await changePushSettings(client, {
    topics: { account: true, bonuses: true, freespins: true, jackpots: true },
  });
}

/** The server with a push service, for all tests of a file; its settings are reset before each test. */
export async function testPushes() {
  const clock = testClock();
  const state = {
    waits: [] as number[],
    logged: [] as string[],
    /** Runs before a push is retried. */
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
    // Pending pushes of a test must not delay the next one or log in it.
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

    /** A player with a subscribed browser. */
    async subscribedPlayer(user: Record<string, unknown> = {}) {
      const registered = await register(app, user);
      const browser = service.browser();
      await subscribe(registered.client, browser);
      return { ...registered, browser, id: registered.player.id };
    },

    /** Notifies a player, and waits until the push is sent. */
    async notify(id: number, message: Message = OFFER) {
      const result = await app.notify(id, message);
      await app.pushes.settled();
      return result!;
    },
  };
}
