import { randomUUID } from "node:crypto";
import { confirmedPlayer } from "../support/browser/account-page.ts";
import { answerConsent, expect, open, test } from "../support/browser/browser.ts";
import { watchShifts } from "../support/browser/layout-shift.ts";
import { notify } from "../support/browser/notify.ts";

test("JPT-08 the list of winners loads without a layout shift", async ({ page }) => {
  const player = await confirmedPlayer(page);
  for (let n = 0; n < 6; n++)
    await notify({
      player,
      win: { jackpot: "mystic-zenith", level: "minor", amount: "7", currency: "EUR", key: randomUUID() },
    });
  // Another player, who gets no win popup.
  await page.context().clearCookies();
  await confirmedPlayer(page);
  await answerConsent(page);
  const expectNoShift = await watchShifts(page);
  await open(page, "/mystic-zenith");
  await expect(page.getByRole("region", { name: "Winners" }).getByRole("listitem")).toHaveCount(5);
  await expectNoShift();
});
