import type { Page } from "@playwright/test";
import type { Player } from "../../src/contract/player.ts";
import { expect, open, test } from "../support/browser/browser.ts";
import { fakeCashbox, payingPlayer } from "../support/browser/cashbox-page.ts";

/** Fakes changes of the player's bonus settings. @returns the names of the calls */
async function answerBonuses(page: Page, can_issue_bonuses: boolean) {
  const calls: string[] = [];
  const changes: Partial<Player> = { can_issue_bonuses };
  await page.route("/api/player", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as Player), ...changes } });
  });
  await page.route(
    /\/api\/player\/(set_bonus_code|clear_bonus_code|update_bonus_settings)$/,
    async (route) => {
      const name = route.request().url().split("/").at(-1)!;
      calls.push(name);
      const player = (await (await page.request.get("/api/player")).json()) as Player;
      if (name === "update_bonus_settings") changes.can_issue_bonuses = true;
      if (name === "set_bonus_code") changes.deposit_bonus_code = "WELCOME";
      return route.fulfill({ json: { ...player, ...changes } });
    },
  );
  return calls;
}

test("CASH-24 AMB-PAY-06 a link's bonus code is applied in the lobby after the player agrees, then the deposit opens", async ({
  page,
}) => {
  await fakeCashbox(page);
  await payingPlayer(page);
  const calls = await answerBonuses(page, false);
  await open(page, "/promotions?deposit_bonus_code=WELCOME");
  await expect(page.getByRole("link", { name: "Lobby" }).first()).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole("link", { name: "Lobby" }).locator("visible=true").first().click();
  const dialog = page.getByRole("dialog", { name: "Use a bonus?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Yes, turn on bonuses" }).click();
  await expect(page).toHaveURL(/\/deposit$/);
  expect(calls).toEqual(["update_bonus_settings", "set_bonus_code"]);
});
