import type { Page } from "@playwright/test";
import { button, signUp } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";

const NAME = { first_name: "Annaliese", last_name: "Bergholtz" };

/** The storage of this tab's browser as text: all values of IndexedDB, and everything else. */
async function readStored(page: Page): Promise<{ databases: string; others: string }> {
  // Debounced writes happen on pagehide.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  const databases = await page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const values: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name!));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        values.push(name, await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]));
      }
      database.close();
    }
    return JSON.stringify(values);
  });
  const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  return { databases, others: storages + JSON.stringify(await page.context().cookies()) };
}

test("AUTH-04 AUTH-13 NAV-02 NAV-04 AUTH-03 AUTH-14 AUTH-16 a guest registers and lands on the requested page; logging out in one tab logs out all and leaves no personal data", async ({
  page,
  context,
}) => {
  await page.goto("/profile/security?from=mail#sessions");
  await expect(page).toHaveURL(
    `/registration?${new URLSearchParams({ redirect: "/profile/security?from=mail#sessions" })}`,
  );
  const email = await signUp(page);
  await button(page, "Browse games").click();
  await expect(page).toHaveURL("/profile/security?from=mail#sessions");
  await expect(page.getByText("This device")).toBeVisible();

  const answer = await page.request.patch("/api/player", { data: { user: NAME } });
  expect(answer.status()).toBe(200);
  const other = await context.newPage();
  await open(other, "/profile/main");
  await expect(other.getByLabel("First name")).toHaveValue(NAME.first_name);
  await expect(other.getByRole("button", { name: "Save" })).toBeVisible();
  const personal = new RegExp([email.split("@")[0], ...Object.values(NAME)].join("|"), "i");
  // Forms that weren't submitted store such text.
  for (const tab of [page, other])
    await tab.evaluate((typed) => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem("private:form:login", typed);
    }, email);
  for (const tab of [page, other]) {
    await expect.poll(async () => (await readStored(tab)).databases).toContain("public-queries");
    const { databases, others } = await readStored(tab);
    expect(databases).not.toMatch(personal);
    expect(others).toMatch(personal);
  }

  await button(page, "Log out").last().click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  for (const tab of [page, other])
    await expect(tab.locator("header").getByRole("link", { name: "Log in" })).toBeVisible();
  // The page looks logged out before the server has answered.
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("signed_in");
  for (const tab of [page, other]) {
    const { databases, others } = await readStored(tab);
    expect(databases).toContain("public-queries");
    expect(databases + others).not.toMatch(personal);
  }
  expect((await page.request.get("/api/player")).status()).toBe(401);
});
