import type { Page } from "@playwright/test";
import type { OperatorAnswer, OperatorRequest } from "../../server/modules/operator/schema.ts";
import { baseUrl, expect } from "./browser.ts";
import { operate } from "./operator.ts";

/** Has a player told of something, as the staff's command does. */
export const notify = async (body: OperatorRequest) =>
  (await operate("notifications", body)) as OperatorAnswer;

/** Hands texts to this page's worker as a push service would. */
export async function pushService(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  let registrationId: string | undefined;
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await devtools.send("ServiceWorker.enable");
  await expect.poll(() => registrationId).toBeDefined();
  const { origin } = new URL(baseUrl());
  return {
    deliver: (data: string) =>
      devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: registrationId!, data }),
    /** Ends the worker, as browsers do after half a minute without work. */
    sleep: () => devtools.send("ServiceWorker.stopAllWorkers"),
  };
}

/** Titles of what the device shows. */
export const shownTitles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });
