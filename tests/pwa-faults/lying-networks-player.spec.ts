import type { Page } from "@playwright/test";
import { button, isBooted, logIn } from "../support/browser/account-page.ts";
import { expect } from "../support/browser/browser.ts";
import { payingPlayer, paymentMethodButton } from "../support/browser/cashbox-page.ts";
import type { NetworkFault } from "../support/pwa/lying-network.ts";
import { test } from "../support/pwa/release-fixture.ts";
import { openIn, openWithWorker } from "../support/pwa/tabs.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ allowedLogs }) => {
  // Browsers log each request that a faulty network breaks.
  allowedLogs.allow.push(/./);
});

/** One of each kind: silent, slow, answering for the server, and broken. */
const FAULT_KINDS: NetworkFault[] = [
  "no answer",
  "512 bytes every 250 ms",
  "portal answering 200",
  "500",
  "reset",
];

/** Messages about a faulty network; on the slow one, content may also arrive in time. */
const FAULT_MESSAGE =
  /No connection|We couldn't send this|You're offline|We're still waiting|Something went wrong|Still (?:loading|sending)|Sorry, that's on us|Confirm payment|Your details|No favourites yet|No notifications|Available to withdraw/;

/** Waits for a network error message in the popup, or in the page if there is none. */
const expectMessage = (page: Page, message: string) =>
  expect
    .poll(
      () =>
        page
          .evaluate(
            () => (document.querySelector("[role=dialog]") ?? document.querySelector("main"))?.textContent,
          )
          .catch(() => null),
      { message },
    )
    .toMatch(FAULT_MESSAGE);

const favorites = async (page: Page, origin: string) =>
  ((await (await page.request.get(`${origin}/api/player/favorite_games`)).json()) as number[]).length;

const payments = async (page: Page, origin: string) =>
  ((await (await page.request.get(`${origin}/api/player/payments`)).json()) as { payments: unknown[] })
    .payments.length;

for (const fault of FAULT_KINDS)
  test(`PLT-54 NEW-01 AUTH-21 MI-02 on a network with "${fault}" a player stays logged in, sees explanations, and pays at most once`, async ({
    page,
    context,
    site,
  }) => {
    const seconds: string[] = [];
    const measure = async (name: string, wait: () => Promise<void>) => {
      const startedAt = performance.now();
      await wait();
      seconds.push(`${name}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    };
    // Cookies are shared by all ports of a host.
    site.origin = site.origin.replace("127.0.0.1", "localhost");
    await payingPlayer(page);
    await openWithWorker(page, site);
    await openIn(page, site, "/deposit");
    await paymentMethodButton(page, "bank_transfer").first().click();
    await page.getByLabel("Amount in EUR").fill("25");
    await page.getByLabel("Account holder's name").fill("Anna Berg");
    const second = await context.newPage();
    await openIn(second, site);

    await site.setFault(fault);
    await button(page, "Deposit €25.00").click();
    await measure("deposit", () => expectMessage(page, "deposit"));
    for (const path of ["/profile", "/favorite-games", "/?popup=notifications", "/withdraw"])
      await measure(path, async () => {
        await page.goto(site.origin + path, { waitUntil: "commit" });
        await expectMessage(page, path);
      });
    // The player was not taken for a guest.
    expect(new URL(page.url()).pathname).toBe("/withdraw");
    await page.goto(`${site.origin}/`, { waitUntil: "commit" });
    await page.waitForFunction(isBooted);
    const heart = page
      .locator("main article[data-game]:visible")
      .first()
      .getByRole("button", {
        name: /^Favourite: /,
      });
    await measure("heart", () => heart.click());
    await second.locator("aside").getByRole("link", { name: "Live", exact: true }).click();
    await measure("second tab", () => expectMessage(second, "second tab"));

    await site.setFault(null);
    // A 500 is the server's rejection, not a network error: it is shown, and the favorite is reverted.
    const favoriteCount = fault === "500" ? 0 : 1;
    await expect.poll(() => favorites(page, site.origin)).toBe(favoriteCount);
    await expect(heart).toHaveAttribute("aria-pressed", String(favoriteCount === 1));
    expect(await payments(page, site.origin)).toBeLessThanOrEqual(1);
    test.info().annotations.push({ type: "seconds to a sentence", description: seconds.join("; ") });
  });

for (const fault of FAULT_KINDS)
  test(`PLT-54 NAV-37 AUTH-21 on a network with "${fault}" a first visit keeps its page, and a failed login is explained`, async ({
    page,
    site,
  }) => {
    // The worker hasn't stored anything yet.
    await page.context().route("**/sw.js", (route) => route.abort());
    await openIn(page, site, "/?popup=login");
    await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
    let navigations = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations++;
    });
    await site.setFault(fault);
    await logIn(page, "somebody@example.com");
    await expectMessage(page, "log-in");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.locator("aside").getByRole("link", { name: "Live", exact: true }).click();
    await expectMessage(page, "a link to a list");
    expect(navigations).toBe(0);
  });
