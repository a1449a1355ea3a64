import type { Page } from "@playwright/test";
import type { OperatorAnswer, OperatorRequest } from "../../../server/modules/operator/schema.ts";
import { putToSleep, workersOf } from "../pwa/worker-log.ts";
import { baseUrl, expect } from "./browser.ts";
import { operate } from "./operator.ts";

/** Notifies a player, as the staff's command does. */
export const notify = async (body: OperatorRequest) =>
  (await operate("notifications", body)) as OperatorAnswer;

/** Delivers payloads to this page's worker, as a push service would. */
export async function pushService(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const workers = workersOf(devtools);
  const send = devtools.send.bind(devtools) as typeof devtools.send;
  await send("ServiceWorker.enable");
  await expect.poll(() => workers.registration).toBeDefined();
  const { origin } = new URL(baseUrl());
  return {
    deliver: (data: string) =>
      send("ServiceWorker.deliverPushMessage", { origin, registrationId: workers.registration!, data }),
    /** A message to a stopping worker may be lost: waits until it has stopped. */
    sleep: () => putToSleep(send, workers),
  };
}

/** Titles of the device's notifications. */
export const shownTitles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });
