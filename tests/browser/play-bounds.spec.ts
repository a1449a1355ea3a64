import type { Game } from "../../src/contract/games.ts";
import type { Sitting } from "../../src/contract/play.ts";
import { button, confirmedPlayer, refused } from "../support/browser/account-page.ts";
import { answerConsent, expect, expectAccessible, open, test } from "../support/browser/browser.ts";
import { credit, fact, gamePath, inFrame, playerAtGame, playRound } from "../support/browser/play.ts";

const ELSEWHERE =
  "You are playing for money in another tab or on another device. Your licence allows one game at a time.";

test("NEW-11 ANC-12 where one game is played at a time its page goes on after a reload, and another tab is asked", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(refused);
  await confirmedPlayer(page, { country: "CA", currency: "CAD" });
  await answerConsent(page);
  const ontario = {
    first_name: "Anna",
    last_name: "Berg",
    city: "Toronto",
    address: "1 Example Street",
    postal_code: "M5V 3L9",
    state: "ON",
    mobile_phone: "+1 416 555 0199",
  };
  await page.request.patch("/api/player", { data: { user: ontario } });
  await credit(page, "100.00", "CAD");
  const { data } = (await (
    await page.request.post("/api/games_filter", { data: { page: 1, page_size: 60 } })
  ).json()) as { data: Game[] };
  const game = data.find(({ real }) => real.CAD)!;
  const address = `${gamePath(game)}?mode=real`;
  const began = async () =>
    ((await (await page.request.get("/api/player/sitting")).json()) as Sitting).began_at;

  await open(page, address);
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  const before = await began();
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
    await expect(fact(page, "Time at play")).toHaveText(/^\d\d:\d\d:\d\d$/);
  }
  await playRound(page);
  expect(await began()).toBe(before);

  // A copy of the tab has what the tab keeps, but is not the tab.
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((all) => {
    for (const [key, value] of Object.entries(JSON.parse(all) as Record<string, string>))
      sessionStorage.setItem(key, value);
  }, kept);
  await copy.goto(address);
  await expect(copy.getByText(ELSEWHERE)).toBeVisible();
  await expect(fact(copy, "Time at play")).toHaveText("–");
  await expect(fact(copy, "Net position")).toHaveText("–");
  await playRound(page);

  // Taken over, the tab that lost its game says so at the next bet, and asks in turn.
  await button(copy, "End it there and play here").click();
  await expect(inFrame(copy).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("This session is over.", { exact: false })).toBeVisible();
  await button(page, "Open the game again").click();
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await expect(page.getByText("This session is over.", { exact: false })).toHaveCount(0);
  await button(page, "End it there and play here").click();
  // Nothing is drawn of a page behind another one, and a pointer reaches no frame that has drawn nothing yet.
  await page.bringToFront();
  await inFrame(page)
    .locator("body")
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await playRound(page);
  await copy.close();
});

test("MI-19 LIM-07 LIM-20 ANC-03 the bar tells what a limit leaves, its nearing end is said once over the game, and a stake beyond it is refused with the reason", async ({
  page,
}) => {
  await playerAtGame(page);
  await page.request.post("/api/user_limits", {
    data: { type: "wager", period: "day", amount_cents: 120 },
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(fact(page, "Stake limit")).toHaveText("€1.20 left");
  await playRound(page);
  await expect(fact(page, "Stake limit")).toHaveText("€0.20 left");
  const said = page.locator("[aria-live=polite]").getByText(/^Stake limit .*: most of it is used\.$/);
  await expect(said).toBeVisible();
  await said.locator("..").getByRole("button", { name: "Close" }).click();
  await expect(said).toHaveCount(0);
  await expect(page.locator("[data-notice='limit']")).toHaveCount(0);
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(inFrame(page).getByText("This stake would pass a limit that you have set.")).toBeVisible();
  await expectAccessible(page);
  await expect(said).toHaveCount(0);
});
