import type { Page } from "@playwright/test";
import { button, confirmedPlayer, PASSWORD } from "../support/browser/account-page.ts";
import { expect, OFFLINE_LOGS, open, openForOffline, test } from "../support/browser/browser.ts";

const DAY = 86_400_000;
const tiles = (page: Page) => page.locator("main article[data-game]");

/** Run in the page before its scripts. */
const FAULTS = {
  "an IndexedDB that hangs": () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  "an IndexedDB that is closed": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
    };
  },
  "a private window that keeps nothing": () => {
    const denied = () => {
      throw new DOMException("The operation is insecure", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: denied });
    ServiceWorkerContainer.prototype.register = async () => denied();
  },
  "a storage that is full": () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    Cache.prototype.put = async () => full();
  },
};

for (const [name, fault] of Object.entries(FAULTS))
  test(`NEW-01 with ${name} a player logs in, adds a favorite, opens notifications and logs out`, async ({
    page,
  }) => {
    await page.addInitScript(fault);
    await open(page, "/");
    await expect(tiles(page).first()).toBeVisible();
    const email = await confirmedPlayer(page);
    await open(page, "/pokies/all");
    await expect(tiles(page).first()).toBeVisible();
    await page.locator("main button[aria-pressed]").first().click();
    await expect(page.locator("main button[aria-pressed=true]").first()).toBeVisible();
    await page.getByRole("link", { name: "Notifications" }).first().click();
    await expect(page.getByRole("heading", { name: "No notifications" })).toBeVisible();
    await page.keyboard.press("Escape");
    await button(page, "Menu").click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
    // The page shows the logout immediately, the server completes it later.
    const status = async () => (await page.request.get("/api/player/notifications")).status();
    await expect.poll(status).toBe(401);
    await open(page, "/login");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("link", { name: "Notifications" }).first()).toBeVisible();
  });

test("NEW-01 the site works on a device without storage space, on the first visit and the next", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto("/favicon.svg");
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000 });
  for (const path of ["/", "/", "/pokies/all"]) {
    await open(page, path);
    await expect(tiles(page).first()).toBeVisible();
  }
});

test("NEW-01 PLT-54 after the browser has evicted half of the caches, one online visit makes the next offline one work", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(OFFLINE_LOGS);
  await openForOffline(page);
  const storedCount = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) if (count++ % 2 === 0) await cache.delete(key);
    }
    await caches.delete("pages-2");
    return count;
  });
  expect(storedCount).toBeGreaterThan(20);
  let documents = 0;
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) documents++;
  });
  await openForOffline(page);
  expect(documents).toBe(1);
  await expect(tiles(page).first()).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.setOffline(true);
  const later = await context.newPage();
  await open(later, "/");
  await expect(tiles(later).first()).toBeVisible();
  await open(later, "/pokies/all");
  await expect(later.getByRole("heading", { level: 1 })).toBeVisible();
});

/** Overwrites all stored values in IndexedDB under the same keys. @returns their number */
async function corrupt(page: Page, content: "text" | "answers"): Promise<number> {
  return page.evaluate(async (replacement) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open("apogee"));
    const keys = await done(database.transaction("values").objectStore("values").getAllKeys());
    for (const key of keys) {
      const storedValue = await done(database.transaction("values").objectStore("values").get(key));
      const answers = () => {
        for (const query of storedValue.clientState.queries) query.state.data = 7;
        return storedValue;
      };
      const values = database.transaction("values", "readwrite").objectStore("values");
      await done(values.put(replacement === "text" ? "garbage" : answers(), key));
    }
    database.close();
    return keys.length;
  }, content);
}

async function visitAndStoreResponses(page: Page): Promise<void> {
  await openForOffline(page);
  await open(page, "/pokies/all");
  await expect(tiles(page).first()).toBeVisible();
  const countStoredResponses = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      // Opening it first would create it without an object store.
      if (!databases.some(({ name }) => name === "apogee")) return 0;
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open("apogee"));
      const keys = await done(database.transaction("values").objectStore("values").count());
      database.close();
      return keys;
    });
  await expect.poll(countStoredResponses).toBeGreaterThan(0);
  // A page of the site that writes nothing.
  await page.goto("/favicon.svg");
}

test("NEW-01 an IndexedDB with corrupt values is ignored", async ({ page }) => {
  await visitAndStoreResponses(page);
  expect(await corrupt(page, "text")).toBeGreaterThan(0);
  await open(page, "/pokies/all");
  await expect(tiles(page).first()).toBeVisible();
});

test("NEW-01 NAV-38 stored responses that no page can show are dropped by the retry button", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/./);
  await visitAndStoreResponses(page);
  expect(await corrupt(page, "answers")).toBeGreaterThan(0);
  await page.goto("/pokies/all");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await button(page, "Try again").click();
  await expect(tiles(page).first()).toBeVisible();
});

test("NEW-01 a clock that is a day off doesn't affect games, session and offline use", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(OFFLINE_LOGS);
  await confirmedPlayer(page);
  await openForOffline(page);
  const shifted = await Promise.all(
    [1, -1].map(async (days) => {
      const tab = await context.newPage();
      await tab.addInitScript((shift) => {
        const RealDate = Date;
        const now = () => RealDate.now() + shift;
        window.Date = new Proxy(RealDate, {
          construct: (target, args) =>
            args.length > 0 ? Reflect.construct(target, args) : new target(now()),
          get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
        });
      }, days * DAY);
      return tab;
    }),
  );
  for (const tab of shifted)
    for (const path of ["/pokies/all", "/"]) {
      await open(tab, path);
      await expect(tiles(tab).first()).toBeVisible();
      await expect(tab.getByRole("link", { name: "Notifications" }).first()).toBeVisible();
    }
  await context.setOffline(true);
  for (const tab of shifted) {
    await open(tab, "/");
    await expect(tiles(tab).first()).toBeVisible();
    await expect(tab.getByText("You're offline.", { exact: true })).toBeVisible();
  }
  await context.setOffline(false);
  for (const tab of shifted) {
    await open(tab, "/pokies/all");
    await expect(tiles(tab).first()).toBeVisible();
  }
});
