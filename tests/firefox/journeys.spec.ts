import type { ElementHandle, Frame, Page } from "puppeteer-core";
import { INTERRUPTED_REQUEST_LOGS } from "../support/browser/browser.ts";
import {
  click,
  createPlayer,
  expect,
  expectOfflineReady,
  fill,
  logIn,
  open,
  test,
} from "../support/browser/firefox.ts";
import { PAYING_DETAILS } from "../support/data/paying-player.ts";

test.beforeEach(({ allow, site }) => {
  allow.push(INTERRUPTED_REQUEST_LOGS);
  // Uses `localhost`, so that cookies set for one port of it reach the site's port too.
  site.origin = site.origin.replace("127.0.0.1", "localhost");
});

const textOf = (tab: Page | Frame, selector: string) =>
  tab.evaluate((where) => document.querySelector(where)?.textContent ?? "", selector);
const waitForGames = (tab: Page) => tab.waitForSelector("main article[data-game]", { visible: true });
const buildOf = (tab: Page) =>
  tab.evaluate(() => document.querySelector<HTMLMetaElement>("meta[name=build]")?.content);

test("after a first visit, the lobby and a visited list open offline and refresh once online", async ({
  tab,
  site,
}) => {
  await open(tab, site.origin);
  await waitForGames(tab);
  await expectOfflineReady(tab);
  await open(tab, `${site.origin}/pokies/all`);
  await waitForGames(tab);
  await site.setFault("refused");
  for (const path of ["/pokies/all", "/"]) {
    await open(tab, site.origin + path);
    await waitForGames(tab);
  }
  await open(tab, `${site.origin}/table/poker`);
  await expect.poll(() => textOf(tab, "main")).toContain("No connection");
  await site.setFault(null);
  await waitForGames(tab);
});

test("a wrong password is rejected, the right one logs in every tab, and logging out logs out every tab", async ({
  firefox,
  tab,
  site,
}) => {
  const { email } = await createPlayer();
  const second = await firefox.newPage();
  await open(second, site.origin);
  await tab.bringToFront();
  await open(tab, `${site.origin}/?popup=login`);
  await logIn(tab, email, "not-the-password-1");
  await expect.poll(() => textOf(tab, "[role=dialog]")).toContain("email and password don't match");
  await logIn(tab, email);
  for (const page of [tab, second]) await expect.poll(() => textOf(page, "header")).toContain("€0.00");
  await open(tab, `${site.origin}/profile`);
  await click(tab, "Log out");
  for (const page of [tab, second]) await expect.poll(() => textOf(page, "header")).toContain("Sign up");
});

test("a card is typed into the provider's frame, and its payment is credited", async ({ tab, baseURL }) => {
  const { email } = await createPlayer({ values: PAYING_DETAILS });
  await open(tab, `${baseURL}/?popup=login`);
  await logIn(tab, email);
  await expect.poll(() => textOf(tab, "header")).toContain("€0.00");
  await open(tab, `${baseURL}/deposit`);
  await (await tab.waitForSelector("[data-method=card] button"))!.click();
  await fill(tab, "Amount in EUR", "25");
  const element = await tab.waitForSelector("iframe[title^='Card details']");
  const card = await (element as ElementHandle<HTMLIFrameElement>).contentFrame();
  await fill(card, "Card number", "4242424242424242");
  await fill(card, "Expiry (MM/YY)", "0731");
  await fill(card, "Security code", "123");
  await click(tab, "Deposit €25.00");
  await expect.poll(() => textOf(tab, "main h1, h1")).toBe("Confirm payment");
  await click(tab, "Pay");
  await expect.poll(() => textOf(tab, "header")).toContain("€25.00");
});

test("an update is offered, waits for an open form, and activates once", async ({ tab, site }) => {
  await open(tab, site.origin);
  await expectOfflineReady(tab);
  await open(tab, `${site.origin}/faq?popup=support`);
  await (await tab.waitForSelector("textarea"))!.type("What I have typed");
  site.release("B");
  const hasArrived = () =>
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => {});
      return Boolean(registration?.waiting);
    });
  await expect.poll(hasArrived).toBe(true);
  let navigations = 0;
  tab.on("framenavigated", (frame) => {
    if (frame === tab.mainFrame()) navigations++;
  });
  await click(tab, "Update");
  expect(await tab.$eval("textarea", ({ value }) => value)).toBe("What I have typed");
  expect(await buildOf(tab)).toBe(site.nameOf("A"));
  await tab.keyboard.press("Escape");
  await expect.poll(() => buildOf(tab).catch(() => null)).toBe(site.nameOf("B"));
  await tab.waitForFunction(() => window.__booted === true);
  expect(navigations).toBe(1);
});
