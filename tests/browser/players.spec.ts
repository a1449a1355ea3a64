import { button, isBooted, logIn, newEmail, newPlayer, signUp } from "../support/browser/account-page.ts";
import { expect, expectAccessible, open, overflows, test } from "../support/browser/browser.ts";

test("NAV-03 NAV-12 popups of players ask guests to register; a player passes by those of guests", async ({
  page,
}) => {
  await open(page, "/withdraw");
  await expect(page).toHaveURL("/registration?redirect=%2Fwithdraw");
  await signUp(page);
  await button(page, "To the games").click();
  await expect(page).toHaveURL(/^[^?]*\/withdraw/);
  await open(page, "/registration");
  await expect(page).toHaveURL("/");
});

test("PROF-27 who has not said enough is asked before the cashbox opens", async ({ page }) => {
  await newPlayer(page, { isConfirmed: false });
  await open(page, "/deposit");
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  await page.getByLabel("First name").fill("Anna");
  await page.getByLabel("Last name").fill("Berg");
  await page.getByLabel("Postal code").fill("50667");
  await page.getByLabel("City").fill("Köln");
  await page.getByLabel("Street and number").fill("Hauptstraße 5");
  await page.getByLabel("Mobile phone").fill("0221 1234567");
  await button(page, "Save and go on").click();
  await expect(page.getByRole("heading", { name: "Your details" })).toHaveCount(0);
});

test("NAV-22 NAV-24 a hash opens its popup and leaves the address", async ({ page }) => {
  await page.goto("/pokies/all#sign-in");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL("/login");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/pokies/all");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("NAV-26 LIC-08 a restricted country has no forms of accounts, and says why", async ({ page }) => {
  await open(page, "/registration?country=GB");
  await expect(page.getByText("Registration restricted in your country")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/sign-in?country=GB");
  await expect(page.getByText("Login not available in your country")).toBeVisible();
  await page.goto("/?country=");
});

test("NAV-17 flags are listed, switched for this browser, and reset", async ({ page }) => {
  await open(page, "/ffc");
  const flag = page.getByRole("switch", { name: "mystic_jackpots" });
  await expect(flag).toHaveAttribute("aria-checked", "true");
  await flag.click();
  await expect(flag).toHaveAttribute("aria-checked", "false");
  await page.reload();
  await page.waitForFunction(isBooted);
  await expect(flag).toHaveAttribute("aria-checked", "false");
  await button(page, "Reset to defaults").click();
  await expect(flag).toHaveAttribute("aria-checked", "true");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("AUTH-20 asking for the mail again says that it is on its way", async ({ page }) => {
  await open(page, "/registration");
  await signUp(page);
  await button(page, "Send it again").click();
  await expect(page.getByText("The mail is on its way.")).toBeVisible();
});

test("SHL-33 SHL-28 the notice of cookies, and Australia's card before it, are asked once", async ({
  page,
}) => {
  await open(page, "/?country=AU");
  await button(page, "I have read this").click();
  await button(page, "Needed ones only").click();
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  const cookies = await page.context().cookies();
  const life = (name: string) => cookies.find((cookie) => cookie.name === name)!.expires - Date.now() / 1_000;
  expect(life("cookie_consent")).toBeGreaterThan(364 * 86_400);
  expect(life("emp_approval")).toBeGreaterThan(390 * 86_400);
  await page.goto("/?country=");
});

test("SHL-02 SHL-09 SHL-34 VIP-13 VIP-25 PROF-11 a VIP sees balance, level, manager and what is for VIPs", async ({
  page,
}) => {
  await newPlayer(page, { country: "CA", asDemo: true });
  await open(page, "/en-CA");
  const head = page.locator("header").first();
  await expect(head.getByRole("link", { name: "Profile of Demo CA" })).toBeVisible();
  await expect(head.getByText("$1,000.00").first()).toBeVisible();
  await button(page, "Menu").click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByText("Demo CA")).toBeVisible();
  await expect(menu.getByRole("region", { name: "Your manager" }).getByRole("link")).toHaveCount(3);
  await expect(menu.getByRole("link", { name: "Cashbox" })).toBeVisible();
  await menu.getByRole("link", { name: "Write to support" }).click();
  const support = page.getByRole("dialog", { name: "Support" });
  await expect(support.getByRole("region", { name: "Your manager" }).getByRole("link")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(head.getByText("VIP")).toBeVisible();
  await expect(head.getByRole("link", { name: "Deposit" })).toBeVisible();
  await open(page, "/en-CA/promotions");
  await expect(page.getByRole("main").getByRole("link", { name: /VIP/ })).toBeVisible();
  await open(page, "/en-CA/profile/level");
  await expect(page.getByText("Your level: Gold", { exact: true })).toBeVisible();
  await expect(page.getByText("Next: Platinum", { exact: true })).toBeVisible();
});

test.describe("without a worker, whose calls a test cannot hold", () => {
  test.use({ serviceWorkers: "block" });

  test("AUTH-17 what players need is loaded at the same time, behind what is shown", async ({
    page,
    quiet,
  }) => {
    quiet.allow.push(/Service Worker registration blocked/);
    await open(page, "/login");
    const held: string[] = [];
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    for (const path of ["/api/player/accounts", "/api/subscriptions"]) {
      await page.route(`**${path}`, async (route) => {
        held.push(path);
        await gate;
        await route.continue();
      });
    }
    const { email } = await newPlayer(page, { country: "NZ", asDemo: true, isSignedIn: false });
    await logIn(page, email);
    await expect(page.getByRole("link", { name: "Profile of Demo NZ" })).toBeVisible();
    // The language of the profile may bring another document, which asks again.
    const asked = () => [...new Set(held)].sort();
    await expect.poll(asked).toEqual(["/api/player/accounts", "/api/subscriptions"]);
    letGo();
    await expect(page.locator("header").first().getByText("$1,000.00").first()).toBeVisible();
  });
});

test("AMB-LOC-06 a player who chooses another language has it in the profile before the page is there", async ({
  page,
}) => {
  await newPlayer(page, { isConfirmed: false });
  await open(page, "/pokies/all");
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/pokies/all");
  const player = await (await page.request.get("/api/player")).json();
  expect(player.locale).toBe("de");
});

test("AUTH-09 who comes by a provider completes what it does not say, and goes on to where they wanted to", async ({
  page,
}) => {
  await open(page, "/login?redirect=/pokies/all");
  await page.getByRole("link", { name: "Go on with Demo ID" }).click();
  await button(page, "Cancel").click();
  await expect(page.getByText("You did not agree there")).toBeVisible();
  await page.getByRole("link", { name: "Go on with Demo ID" }).click();
  await page.getByLabel("E-mail").fill(newEmail());
  await button(page, "Continue").click();
  await expect(page).toHaveURL("/pokies/all");
  const dialog = page.getByRole("dialog", { name: "Complete your account" });
  await dialog.getByLabel("Country", { exact: true }).selectOption("DE");
  await dialog.getByLabel("Day", { exact: true }).fill("7");
  await dialog.getByLabel("Month", { exact: true }).fill("5");
  await dialog.getByLabel("Year", { exact: true }).fill("1990");
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(dialog.getByRole("checkbox", { name: /I accept/ })).toBeFocused();
  await dialog.getByRole("checkbox", { name: /I accept/ }).check();
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/pokies/all");
  await page.reload();
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("I18N-08 a log-in in another language leads to the player's own, once", async ({ page }) => {
  await open(page, "/login");
  const { email } = await newPlayer(page, { country: "DE", asDemo: true, isSignedIn: false });
  await logIn(page, email);
  await expect(page).toHaveURL("/de");
  await page.goto("/pokies/all");
  await page.waitForFunction(isBooted);
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
  await expect(page).toHaveURL("/pokies/all");
});

test("PROF-08 PROF-09 subscribing says that it was done, and then that it was so already", async ({
  page,
}) => {
  await newPlayer(page, { isConfirmed: false });
  await open(page, "/profile");
  await button(page, "Subscribe to all").click();
  await expect(page.getByText("You are subscribed. You can leave at any time.")).toBeVisible();
  await button(page, "Subscribe to all").click();
  await expect(page.getByText("You are subscribed already.")).toBeVisible();
});

test("LIC-04 LIC-05 the session timer runs in Estonia alone, and goes on after a reload", async ({
  page,
}) => {
  await open(page, "/login?country=EE");
  const { email } = await newPlayer(page, { country: "EE", asDemo: true, isSignedIn: false });
  await logIn(page, email);
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/00:0\d:\d\d/);
  // The language of the profile wins, which is a page anew.
  await expect(page).toHaveURL("/et");
  await expect(page.locator("header").first().getByText("0,00 €").first()).toBeVisible();
  expect(await overflows(page)).toBe(false);
  const avatar = await page.getByRole("link", { name: /Demo EE$/ }).boundingBox();
  expect(avatar!.x + avatar!.width).toBeLessThanOrEqual(390);
  await page.reload();
  await expect(timer).toHaveText(/00:0\d:\d\d/);
  await page.goto("/?country=DE");
  await expect(page.getByRole("link", { name: /Demo EE/ })).toBeVisible();
  await expect(timer).toHaveCount(0);
  await page.goto("/?country=");
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`every screen of accounts fits ${width} px, in German and French, and is accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/de/registration", "/fr-CA/login", "/de/remind", "/fr-CA/email-verify"]) {
      await open(page, path);
      await expect(page.getByRole("dialog").locator("form, button").first()).toBeVisible();
      expect(await overflows(page)).toBe(false);
      await expectAccessible(page);
    }
    await newPlayer(page, { isConfirmed: false });
    for (const path of ["/profile", "/profile/verification", "/profile/level", "/favorite-games"]) {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/profile/level")
        await expect(page.getByRole("main").getByRole("link", { name: "Level" })).toBeInViewport({
          ratio: 1,
        });
      expect(await overflows(page)).toBe(false);
      await expectAccessible(page);
    }
  });
}
