import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { expectAccessible } from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { giftAnswers } from "../../../tests/support/component/gifts.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../../tests/support/component/setup.ts";
import { bonus, campaignTerms, endedBonus, freeSpins } from "../../../tests/support/data/gifts.ts";

const CALL = "GET /api/campaigns/welcome/terms";
const PLAYER = { isConfirmed: true };

it.for([
  ["running bonus", giftAnswers({ bonuses: [bonus()] })],
  ["past bonus", giftAnswers({ bonuses: [endedBonus()] })],
  ["grant of spins", giftAnswers({ freeSpins: [freeSpins({ campaign: { slug: "welcome", version: 1 } })] })],
] as const)(
  "ANC-50 the terms by which a %s was issued stay readable, by their version",
  async ([, gifts]) => {
    const versions: (string | null)[] = [];
    await renderApp("/profile/gifts", {
      player: PLAYER,
      answers: {
        ...gifts,
        [CALL]: ({ url }: Request) => {
          versions.push(new URL(url).searchParams.get("version"));
          return campaignTerms();
        },
      },
    });
    const summary = page.getByText(/^(Full terms|Terms and games that count)\s*$/).first();
    await expect.element(summary).toBeVisible();
    await summary.click();
    const terms = await find('[data-terms="welcome 1"]');
    await expect.element(terms.getByText("The bonus must be wagered 20 times.")).toBeVisible();
    await expect
      .element(
        terms.getByText(
          "Version 1, published on Nov 1, 2026. There's a newer version, but these terms apply to you.",
        ),
      )
      .toBeVisible();
    expect(versions).toEqual(["1"]);
    await expectAccessible();
    goOffline();
    await expect.element(terms.getByText("Bets use real money first.")).toBeVisible();
  },
);

it("ANC-50 terms that don't load can be tried again", async () => {
  allowLogs(/503|LOAD_/);
  let isBroken = true;
  await renderApp("/profile/gifts", {
    player: PLAYER,
    answers: {
      ...giftAnswers({ bonuses: [bonus()] }),
      [CALL]: () => (isBroken ? rejectionResponse(503, "unavailable", { errors: {} }) : campaignTerms()),
    },
  });
  await page.getByText("Full terms").click();
  isBroken = false;
  await button("Try again").click();
  await expect.element(page.getByText("Bets use real money first.")).toBeVisible();
});
