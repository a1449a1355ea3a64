import type { Game } from "../../src/contract/games.ts";
import type { PlaySession } from "../../src/contract/play-sessions.ts";
import { button, confirmedPlayer, rejectedCallMessage } from "../support/browser/account-page.ts";
import { answerConsent, expect, expectAccessible, open, test } from "../support/browser/browser.ts";
import {
  barValue,
  credit,
  gamePath,
  inFrame,
  openBar,
  playerAtGame,
  playerWithGame,
  playRound,
} from "../support/browser/play.ts";

const WIDTHS = [390, 768, 1440];
const PLAY_HERE_QUESTION = "Play here instead?";

test("ANC-11 a due reality check stops the game until the player answers it", async ({ page }) => {
  await playerAtGame(page);
  let isDue = true;
  await page.route("**/api/player/play_session**", async (route) => {
    if (route.request().method() === "POST") isDue = false;
    const response = await route.fetch();
    const playSession = (await response.json()) as PlaySession;
    if (isDue) playSession.reality_check.due_at = playSession.now;
    await route.fulfill({ response, json: playSession });
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const reminder = page.getByRole("alertdialog");
  await expect(reminder.getByText("Total bet")).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("inert", "");
  await page.keyboard.press("Escape");
  await expect(reminder).toBeVisible();
  await expectAccessible(page);
  await reminder.getByLabel("Remind me").selectOption({ label: "every 15 minutes" });
  await reminder.getByRole("button", { name: "Continue" }).click();
  await expect(reminder).toHaveCount(0);
  await expect(page.locator("iframe")).not.toHaveAttribute("inert", "");
  const savedSession = (await (await page.request.get("/api/player/play_session")).json()) as PlaySession;
  expect(savedSession.reality_check.minutes).toBe(15);
});

test("NEW-11 ANC-12 where only one game at a time is allowed, a reload continues the play session and another tab asks before taking over", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(rejectedCallMessage);
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
  const readStart = async () =>
    ((await (await page.request.get("/api/player/play_session")).json()) as PlaySession).started_at;

  await open(page, address);
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  const before = await readStart();
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
    await expect(barValue(page, "Time played")).toHaveText(/^\d\d:\d\d:\d\d$/);
  }
  await playRound(page);
  expect(await readStart()).toBe(before);

  // A duplicated tab has the same sessionStorage but is another tab.
  const tabStorage = await page.evaluate(() => JSON.stringify(sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((all) => {
    // The game's frame may not access storage.
    if (window !== top) return;
    for (const [key, value] of Object.entries(JSON.parse(all) as Record<string, string>))
      sessionStorage.setItem(key, value);
  }, tabStorage);
  await copy.goto(address);
  await expect(copy.getByText(PLAY_HERE_QUESTION)).toBeVisible();
  await expect(barValue(copy, "Time played")).toHaveText("–");
  await expect(barValue(copy, "Net position")).toHaveText("–");
  await playRound(page);

  // After the other tab takes the game, the first tab says so at the next bet and offers to take it back.
  await button(copy, "Play here").click();
  await expect(inFrame(copy).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("This session has ended.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Play here").click();
  await expect(page.getByText("This session has ended.", { exact: false })).toHaveCount(0);
  // A background page draws no frames, and a pointer can't reach a frame that has drawn nothing yet.
  await page.bringToFront();
  await inFrame(page)
    .locator("body")
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await playRound(page);
  await copy.close();
});

test("PLAY-05 PLAY-06 PLAY-09 a rejected launch explains the next step; a reached limit leads to the limits", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(rejectedCallMessage);
  const game = await playerAtGame(page);
  let code = "currency_not_supported";
  await page.route("**/api/games/*/launch", (route) =>
    route.fulfill({
      status: 409,
      json: { code, message_key: "", errors: {}, request_id: "", retry_after: null },
    }),
  );
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(page.getByText("This game doesn't support your currency.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "View game page" }).click();
  await expect(page).toHaveURL(gamePath(game));
  code = "limit_reached";
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(page).toHaveURL("/profile/limits");
});

test("MI-19 LIM-07 LIM-20 the bar shows what a limit leaves; a bet beyond it is rejected with a reason", async ({
  page,
}) => {
  const game = await playerAtGame(page);
  await page.request.post("/api/user_limits", {
    data: { type: "wager", period: "day", amount_cents: 100 },
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${gamePath(game)}\\?mode=real`));
  await expect(barValue(page, "Betting limit")).toHaveText("€1.00 left");
  await playRound(page);
  await expect(barValue(page, "Betting limit")).toHaveText("Used up");
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(inFrame(page).getByText("This bet would go over a limit you've set.")).toBeVisible();
  await expectAccessible(page);
  await openBar(page);
  await barValue(page, "Betting limit").getByRole("link").click();
  await expect(page).toHaveURL("/profile/limits");
});

test("ANC-07 the bar shows the single-stake limit, and the game rejects a larger bet", async ({ page }) => {
  await playerAtGame(page);
  await page.request.post("/api/user_limits", {
    data: { type: "single_stake", period: "bet", amount_cents: 50 },
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(barValue(page, "Single bet limit")).toHaveText("Up to €0.50");
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(inFrame(page).getByText("This bet would go over a limit you've set.")).toBeVisible();
  await expect(barValue(page, "Single bet limit")).toHaveText("Up to €0.50");
});

test("LIM-07 ANC-03 a limit that is nearly used up is announced once, over the game", async ({ page }) => {
  await playerAtGame(page);
  await page.request.post("/api/user_limits", {
    data: { type: "wager", period: "day", amount_cents: 120 },
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(barValue(page, "Betting limit")).toHaveText("€1.20 left");
  await playRound(page);
  await expect(barValue(page, "Betting limit")).toHaveText("€0.20 left");
  const announcement = page
    .locator("[aria-live=polite]")
    .getByText(/^Betting limit .*: you've used most of it\.$/);
  await expect(announcement).toBeVisible();
  await expectAccessible(page);
  await announcement.locator("..").getByRole("button", { name: "Close" }).click();
  await expect(announcement).toHaveCount(0);
  await expect(page.locator("[data-notice='limit']")).toHaveCount(0);
});

test("ANC-10 ANC-12 LIM-20 the bar with everything a licence requires fits at every width, in German too", async ({
  page,
}) => {
  const game = await playerWithGame(page, { locale: "de", country: "DE" });
  await page.request.post("/api/user_limits", {
    data: { type: "wager", period: "day", amount_cents: 10_000 },
  });
  await open(page, `/de${gamePath(game)}?mode=real`);
  await expect(barValue(page, "Einsatzlimit")).toHaveText(/100,00/);
  const countOutside = () =>
    page
      .locator("main header, header")
      .filter({ has: page.getByRole("timer") })
      .locator("a, button, svg, dd")
      .evaluateAll(
        (parts) =>
          parts.filter((part) => {
            const { left, right, width } = part.getBoundingClientRect();
            if (!part.checkVisibility()) return false;
            return left < 0 || right > innerWidth || width < 16;
          }).length,
      );
  for (const [width, height] of [
    [390, 844],
    [667, 375],
    [768, 1024],
    [844, 390],
    [1200, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ["closed", "open"]) {
      await expect.poll(countOutside, `${part} at ${width}`).toBe(0);
      await expect(button(page, "24-Stunden-Pause")).toBeVisible();
      const handle = page.locator("header [aria-expanded]").filter({ visible: true });
      if (await handle.count()) await handle.click();
    }
  }
});

test("PLAY-08 CASH-01 a bet above the balance offers to deposit or leave with equal buttons, which disappear after a credit", async ({
  page,
}) => {
  await playerAtGame(page, "0.50");
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const play = inFrame(page).getByRole("button", { name: "Play", exact: true });
  // Not the bar's icon.
  const deposit = page.locator("[data-popup='deposit']:not([aria-label])").filter({ visible: true });
  await expect(play).toBeEnabled();
  await expect(deposit).toHaveCount(0);
  await play.click();
  await expect(deposit).toHaveCount(1);
  await expectAccessible(page);
  const leave = page.getByRole("button", { name: "Leave game" }).filter({ hasText: "Leave" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const differences = async () => {
      const [one, other] = [(await deposit.boundingBox())!, (await leave.boundingBox())!];
      return [one.y - other.y, Math.round(one.width) - Math.round(other.width), one.height - other.height];
    };
    await expect.poll(differences, `at ${width}`).toEqual([0, 0, 0]);
    const looks = [deposit, leave].map((control) =>
      control.evaluate((element) => {
        const { color, backgroundImage, backgroundColor, fontSize } = getComputedStyle(element);
        return [color, backgroundImage, backgroundColor, fontSize];
      }),
    );
    expect(await looks[0]).toEqual(await looks[1]);
  }
  await expect(deposit).toHaveAttribute("href", "/deposit");
  await deposit.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The game is still open below the popup.
  await page.goBack();
  await expect(play).toBeEnabled();
  await leave.click();
  await expect(page.getByRole("dialog").getByText("Net position")).toBeVisible();
  await button(page, "Stay").click();
  await credit(page, "20.00");
  await expect(deposit).toHaveCount(0);
  await playRound(page);
  await expect(deposit).toHaveCount(0);
});
