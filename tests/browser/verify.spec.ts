import type { Page } from "@playwright/test";
import { confirmedPlayer } from "../support/browser/account-page.ts";
import { answerConsent, expect, expectAccessible, offline, open, test } from "../support/browser/browser.ts";
import { credit, findGame, gamePath } from "../support/browser/play.ts";

const SECRET = /^[0-9a-f]{64}$/;

/** The name of a round that somebody new has just played. */
async function playedRound(page: Page): Promise<string> {
  await confirmedPlayer(page);
  await answerConsent(page);
  await credit(page, "50.00");
  const game = await findGame(page, "");
  const finished = page.waitForRequest(/reference-games\/api\/finish/);
  await open(page, `${gamePath(game)}?mode=real`);
  await page.frameLocator("iframe").getByRole("button", { name: "Play", exact: true }).click();
  const request = await finished;
  expect((await request.response())!.ok()).toBe(true);
  return (request.postDataJSON() as { round: string }).round;
}

test("NEW-05 a round is checked once its secret is shown, which one link leads to", async ({ page }) => {
  const round = await playedRound(page);
  await open(page, `/verify?round=${round}`);
  const form = page.locator("#round");
  const secret = form.getByLabel("Secret", { exact: true });
  await expect(secret).toHaveValue("");
  for (let n = 0; n < 2; n++) {
    await page.getByRole("link", { name: "Change it" }).click();
    await expect(page.locator("#seeds h2")).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`round=${round}#seeds$`));
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  }
  await page.getByRole("button", { name: "Change and show the secret" }).click();
  // The round that is looked at is known whole now.
  await expect(secret).toHaveValue(SECRET);
  await expect(page.getByRole("link", { name: "Change it" })).toHaveCount(0);
  await form.getByLabel("Number of the round").fill("3");
  await page.getByRole("button", { name: "Check a round with it" }).click();
  await expect(form.getByLabel("Number of the round")).toHaveValue("3");
  await form.getByLabel("Number of the round").fill("0");
  await form.getByRole("button", { name: "Check", exact: true }).click();
  await expect(form.getByText("Everything agrees.")).toBeVisible();
  await expect(form.getByText("That is what the game showed.")).toBeVisible();
  await expectAccessible(page);
});

test("NEW-05 without the round, a check can be filled in by hand", async ({ page, quiet }) => {
  quiet.allow.push(offline);
  await page.route("**/api/fair/rounds/*", (route) => route.abort());
  await open(page, "/verify?round=6f1c1f5e-6a8b-4a53-8f0e-0c7d5a1b2c3d");
  await expect(page.getByText("needs a connection once", { exact: false })).toBeVisible();
  const form = page.locator("#round");
  await form.getByLabel("Secret", { exact: true }).fill("0".repeat(64));
  await form.getByLabel("Your text").fill("mine");
  await form.getByRole("button", { name: "Check", exact: true }).click();
  await expect(form.getByText("Worked out: compare it with what you were shown.")).toBeVisible();
});
