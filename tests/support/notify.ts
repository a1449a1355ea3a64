import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { operatorKey } from "../../server/modules/operator/key.ts";
import type { OperatorAnswer, OperatorRequest } from "../../server/modules/operator/schema.ts";
import { expect } from "./browser.ts";

/** What the operator's command does, on the server that the tests run against. */
export async function notify(page: Page, body: OperatorRequest): Promise<OperatorAnswer> {
  const key = operatorKey(readFileSync(".tmp/browser-data/secret", "utf8"));
  // A connection of its own: one that is kept may be closed by the server at the very moment that it is used.
  const answer = await fetch(new URL("/operator/notifications", page.url()), {
    method: "POST",
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", connection: "close" },
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as OperatorAnswer;
}

/** Hands texts to this page's worker as a push service would. */
export async function pushService(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  let registrationId: string | undefined;
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await devtools.send("ServiceWorker.enable");
  await expect.poll(() => registrationId).toBeDefined();
  const { origin } = new URL(page.url());
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
