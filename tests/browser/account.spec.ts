import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, expectAccessible, open, overflows, test } from "../support/browser.ts";

const PASSWORD = "correct-horse-7";
let count = 0;
const newEmail = () => `browser${++count}.${process.pid}.${Math.floor(performance.now())}@example.com`;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const isBooted = () => window.__booted === true;

/** Fills the form of the registration in, and sends it. */
async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Day", { exact: true }).fill("7");
  await page.getByLabel("Month", { exact: true }).fill("5");
  await page.getByLabel("Year", { exact: true }).fill("1990");
  await page.getByLabel("Country", { exact: true }).selectOption("DE");
  await page.getByRole("checkbox", { name: /I accept/ }).check();
  await button(page, "Create account").click();
  await expect(page).toHaveURL(/\/email-verify/);
  return email;
}

/** The link of the newest mail to an address. */
async function linkIn(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get("/outbox")).text();
  const row = list.split("<li>").find((part) => part.includes(email));
  const id = /\/outbox\/(\d+)/.exec(row ?? "")![1];
  const mail = await (await page.request.get(`/outbox/${id}`)).text();
  return /https?:\/\/[^"\s<]+(?:token)=[\w-]+/.exec(mail.replaceAll("&amp;", "&"))![0];
}

/** Somebody who has registered and confirmed the address, signed in. */
async function confirmedPlayer(page: Page): Promise<string> {
  await open(page, "/registration");
  const email = await signUp(page);
  await page.goto(await linkIn(page, email));
  await expect(page.getByText("Your e-mail address is confirmed.")).toBeVisible();
  return email;
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
}

/** Browsers tell of every refused call themselves. */
const refused = /status of 4\d\d/;

test("AUTH-04 AUTH-13 AUTH-07 AUTH-10 NAV-02 NAV-04 a guest is led to registration, registers, confirms and lands where they wanted to", async ({
  page,
}) => {
  await page.goto("/profile/security?from=mail#sessions");
  await expect(page).toHaveURL(
    `/registration?${new URLSearchParams({ redirect: "/profile/security?from=mail#sessions" })}`,
  );
  const email = await signUp(page);
  await button(page, "To the games").click();
  await expect(page).toHaveURL("/profile/security?from=mail#sessions");
  await expect(page.getByText("This device")).toBeVisible();
  await page.goto(await linkIn(page, email));
  await expect(page.getByText("Your e-mail address is confirmed.")).toBeVisible();
});

test("NAV-31 an address below the profile that there is not leads to the profile", async ({ page }) => {
  await open(page, "/registration");
  await signUp(page);
  await page.goto("/profile/nonsense");
  await expect(page).toHaveURL(/\/profile\/?$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  // The form's draft went with the registration.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("1990");
});

test("PROF-26 PROF-30 LIC-11 PROF-22 what is wrong stands beside its field, and what was typed stays", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  await open(page, "/registration");
  await button(page, "Create account").click();
  await expect(page.getByRole("alert")).toHaveCount(5);
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
  await page.getByLabel("E-mail", { exact: true }).fill("anna@gmial.com");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await button(page, "Did you mean anna@gmail.com?").click();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("anna@gmail.com");
  await expect(page.getByText("This is too short.")).toBeVisible();
  await page.getByLabel("Day", { exact: true }).fill("1");
  await page.getByLabel("Month", { exact: true }).fill("1");
  await page.getByLabel("Year", { exact: true }).fill("2015");
  await expect(page.getByText("You must be 18 or older.")).toBeVisible();
  await page.getByLabel("Country", { exact: true }).selectOption("EE");
  await expect(page.getByText("You must be 21 or older.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("anna@gmail.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("short");
});

test("AUTH-21 PLT-54 a form that loses the network keeps what was typed, the password too, and can be sent then", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, "/registration");
  // Its captcha is worked off while somebody types.
  const prepared = page.waitForResponse("**/api/captcha");
  await page.getByLabel("E-mail", { exact: true }).fill(newEmail());
  await prepared;
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  for (const [part, value] of [
    ["Day", "7"],
    ["Month", "5"],
    ["Year", "1990"],
  ] as const)
    await page.getByLabel(part, { exact: true }).fill(value);
  await page.getByLabel("Country", { exact: true }).selectOption("DE");
  await page.getByRole("checkbox", { name: /I accept/ }).check();
  await context.setOffline(true);
  await button(page, "Create account").click();
  await expect(page.getByText("Sending needs the network. What you typed stays here.")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("1990");
  await context.setOffline(false);
  await button(page, "Create account").click();
  await expect(page).toHaveURL(/\/email-verify/);
});

test("AUTH-02 AUTH-19 AUTH-11 a wrong password is said beside the field; the right one leads back", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  const email = await confirmedPlayer(page);
  await page.context().clearCookies();
  await open(page, "/login?redirect=%2Fprofile%2Flevel");
  await logIn(page, email, "wrong-horse-7");
  await expect(page.getByText("E-mail and password do not belong together.")).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL("/profile/level");
  await page.goto("/sign-in?redirect=https://evil.example/");
  await expect(page).toHaveURL("/");
});

test("AUTH-05 AUTH-06 NAV-09 a lost password is set anew by the link of a mail", async ({ page }) => {
  const email = await confirmedPlayer(page);
  await page.context().clearCookies();
  await open(page, "/login");
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await button(page, "Send the link").click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await page.goto(await linkIn(page, email));
  await expect(page).toHaveURL(/\/new-password\?reset_password_token=/);
  await page.locator("input[name=password]").fill("brand-new-horse-9");
  await page.getByLabel("Once more", { exact: true }).fill("brand-new-horse-8");
  await button(page, "Set the password").click();
  await expect(page.getByText("These two are not the same.")).toBeVisible();
  await page.getByLabel("Once more", { exact: true }).fill("brand-new-horse-9");
  await button(page, "Set the password").click();
  await page.getByRole("link", { name: "Log in" }).last().click();
  await logIn(page, email, "brand-new-horse-9");
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
});

test("AUTH-24 AUTH-12 a second factor is turned on, asked for, and stood in for by a recovery code", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  const email = await confirmedPlayer(page);
  await open(page, "/profile/security");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Turn it on").click();
  await expect(page.getByRole("img", { name: "Key for the authenticator" })).toBeVisible();
  const secret = (
    await page
      .locator("p")
      .filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
      .innerText()
  ).replaceAll(" ", "");
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel("Code that the app shows").fill(code());
  await button(page, "Confirm").click();
  const recovery = await page
    .locator("ul li")
    .filter({ hasText: /^[a-z\d]{5}-[a-z\d]{5}$/ })
    .first()
    .innerText();
  await button(page, "I have kept them").click();
  await expect(button(page, "Turn it off")).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies();
  await open(page, "/login");
  await logIn(page, email);
  await expect(page.getByText("Or one of your recovery codes.")).toBeVisible();
  await expect(page.getByText("This is needed.")).toHaveCount(0);
  await button(page, "Back").click();
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await page.getByLabel("Code of your authenticator").fill("000000");
  await button(page, "Confirm").click();
  await expect(page.getByText("This code is wrong, or was used already.")).toBeVisible();
  await page.getByLabel("Code of your authenticator").fill(recovery);
  await button(page, "Confirm").click();
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
});

test("AUTH-03 AUTH-14 AUTH-16 signing out in one tab signs out all, and leaves nothing behind", async ({
  page,
  context,
}) => {
  await confirmedPlayer(page);
  await open(page, "/profile/security");
  const other = await context.newPage();
  await open(other, "/profile");
  await expect(other.getByRole("button", { name: "Save" })).toBeVisible();
  await button(page, "Log out").last().click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  for (const tab of [page, other])
    await expect(tab.locator("header").getByRole("link", { name: "Log in" })).toBeVisible();
  const left = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases.length]);
  });
  expect(left).not.toContain("@example.com");
  expect(left).not.toContain("signed_in");
  expect((await page.request.get("/api/player")).status()).toBe(401);
});

test("AUTH-14 a session that the server has ended opens the log-in once, with the way back", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  await confirmedPlayer(page);
  await open(page, "/profile");
  await expect(button(page, "Save")).toBeVisible();
  const [session] = (await (await page.request.get("/api/player/sessions")).json()) as { id: string }[];
  await page.request.delete(`/api/player/sessions/${session!.id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  // The browser keeps what says that there is a session, as it does when one has run out.
  await page.context().addCookies([{ name: "signed_in", value: "1", url: new URL(page.url()).origin }]);
  await page.getByRole("link", { name: "Security" }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile%2Fsecurity$/);
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

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
  await open(page, "/registration");
  await signUp(page);
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
  await open(page, "/en-CA/login");
  await logIn(page, "player.ca@apogee.test", "apogee-demo-7");
  const head = page.locator("header").first();
  await expect(head.getByRole("link", { name: "Profile of Demo CA" })).toBeVisible();
  await expect(head.getByText("$0.00").first()).toBeVisible();
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
    await logIn(page, "player.nz@apogee.test", "apogee-demo-7");
    await expect(page.getByRole("link", { name: "Profile of Demo NZ" })).toBeVisible();
    await expect.poll(() => held.toSorted()).toEqual(["/api/player/accounts", "/api/subscriptions"]);
    letGo();
    await expect(page.locator("header").first().getByText("$0.00").first()).toBeVisible();
  });
});

test("AMB-LOC-06 a player who chooses another language has it in the profile before the page is there", async ({
  page,
}) => {
  await open(page, "/registration");
  await signUp(page);
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
  await logIn(page, "player.de@apogee.test", "apogee-demo-7");
  await expect(page).toHaveURL("/de");
  await page.goto("/pokies/all");
  await page.waitForFunction(isBooted);
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
  await expect(page).toHaveURL("/pokies/all");
});

test("PROF-08 PROF-09 subscribing says that it was done, and then that it was so already", async ({
  page,
}) => {
  await open(page, "/registration");
  await signUp(page);
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
  await logIn(page, "player.ee@apogee.test", "apogee-demo-7");
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/00:0\d:\d\d/);
  await expect(page.locator("header").first().getByText("€0.00").first()).toBeVisible();
  expect(await overflows(page)).toBe(false);
  const avatar = await page.getByRole("link", { name: /^Profile of/ }).boundingBox();
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
    await open(page, "/registration");
    await signUp(page);
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
