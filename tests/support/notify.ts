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
  const awake = new Set<string>();
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, runningStatus } of versions)
      if (runningStatus === "stopped") awake.delete(versionId);
      else awake.add(versionId);
  });
  await devtools.send("ServiceWorker.enable");
  await expect.poll(() => registrationId).toBeDefined();
  const { origin } = new URL(baseUrl());
  return {
    deliver: (data: string) =>
      devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: registrationId!, data }),
    /** Ends the worker, as browsers do after half a minute without work: what comes while it ends may be lost. */
    async sleep(): Promise<void> {
      const ended = async () => {
        // One that is just starting does not hear it.
        if (awake.size > 0) await devtools.send("ServiceWorker.stopAllWorkers");
        return awake.size === 0;
      };
      await expect.poll(ended).toBe(true);
    },
  };
}

/** Titles of what the device shows. */
export const shownTitles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });
