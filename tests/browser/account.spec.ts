import { Secret, TOTP } from "otpauth";
import {
  button,
  confirmedPlayer,
  linkIn,
  logIn,
  newEmail,
  PASSWORD,
  refused,
  signUp,
} from "../support/browser/account-page.ts";
import { expect, expectAccessible, offline, open, test } from "../support/browser/browser.ts";

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
  quiet.allow.push(offline);
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
  // The page is a guest's before the server has answered.
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("signed_in");
  const left = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases.length]);
  });
  expect(left).not.toContain("@example.com");
  expect((await page.request.get("/api/player")).status()).toBe(401);
});

test("AUTH-14 a session that the server has ended opens the log-in once, with the way back", async ({
  page,
  context,
  playwright,
  quiet,
}) => {
  quiet.allow.push(refused);
  await confirmedPlayer(page);
  // The last of a player's calls that a page begins by itself.
  const settled = page.waitForResponse("**/api/player/jackpot_wins");
  await open(page, "/profile");
  await expect(button(page, "Save")).toBeVisible();
  await settled;
  const { origin } = new URL(page.url());
  // No call that the page makes by itself may notice the end before the player goes on.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/**", async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  // From outside: the browser keeps the cookies that say there is a session, as it does when one has run out.
  const elsewhere = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin },
    storageState: await context.storageState(),
  });
  const [session] = (await (await elsewhere.get("/api/player/sessions")).json()) as { id: string }[];
  expect((await elsewhere.delete(`/api/player/sessions/${session!.id}`)).ok()).toBe(true);
  await elsewhere.dispose();
  await page.getByRole("link", { name: "Security" }).first().click();
  release();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile%2Fsecurity$/);
  await expect(page.getByRole("dialog")).toHaveCount(1);
});
