import { button, confirmedPlayer, linkIn, refused, signUp } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";

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
