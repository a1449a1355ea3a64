import type { Page } from "@playwright/test";
import type { PlaySession } from "../../src/contract/play-sessions.ts";
import { button } from "../support/browser/account-page.ts";
import { expect, expectAccessible, test } from "../support/browser/browser.ts";
import { barValue, gamePath, playerAtGame, playRound } from "../support/browser/play.ts";

const playSessionOf = async (page: Page) =>
  (await (await page.request.get("/api/player/play_session")).json()) as PlaySession;
test("NEW-18 a session plan is made on the game's page, shown during play and summed up afterwards", async ({
  page,
}) => {
  const game = await playerAtGame(page);
  await button(page, "Set a budget and time").click();
  const sheet = page.getByRole("dialog", { name: "Session plan" });
  await sheet.getByLabel("Budget (EUR)").fill("20,50");
  await sheet.getByLabel("Time (minutes)").fill("60");
  await button(page, "Save plan").click();
  await expect(page.getByText("Your plan is saved.")).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(barValue(page, "Net position")).toHaveText("€0.00 of €20.50");
  await expect(barValue(page, "Time played")).toHaveText(/^00:0\d:\d\d of 60 min$/);
  await playRound(page);
  await expect(barValue(page, "Net position")).toHaveText(/ (of|budget) €20\.50$/);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Leave game" }).first().click();
  await expect(page.getByRole("dialog").getByText("Planned budget")).toBeVisible();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(gamePath(game));
  const summary = page.locator("[data-notice='plan']");
  await expect(summary).toContainText(/€\d+\.\d\d of €20\.50 · \d+ of 60 min/);
  await summary.getByText("Your session plan").click();
  await expect(summary.getByText("Total bet")).toBeVisible();
  await expect.poll(async () => (await playSessionOf(page)).plan?.summary_due).toBe(false);
  await summary.getByRole("button", { name: "Close" }).click();
  await expect(summary).toHaveCount(0);
});
