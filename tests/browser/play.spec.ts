import type { Account } from "../../src/contract/accounts.ts";
import type { Game } from "../../src/contract/games.ts";
import { button, rejectedCallMessage } from "../support/browser/account-page.ts";
import { expect, expectAccessible, open, overflows, test } from "../support/browser/browser.ts";
import {
  barValue,
  centsOf,
  credit,
  findGame,
  gamePath,
  holdRound,
  inFrame,
  openBar,
  playerAtGame,
  playRound,
  startRound,
} from "../support/browser/play.ts";

// Reels spin, as they do for most players.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const WIDTHS = [390, 768, 1440];

test("PLAY-02 PLAY-08 a guest plays a demo without any player call, and returns to the page they came from", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const game = await findGame(page);
  await open(page, gamePath(game));
  await page.getByRole("link", { name: "Play demo" }).click();
  await expect(page).toHaveURL(/mode=demo/);
  await expect(barValue(page, "Demo")).toHaveText("Play money");
  await playRound(page);
  await expect(barValue(page, "Time played")).not.toHaveText("00:00:00");
  expect(calls.filter((path) => path.startsWith("/api/player"))).toEqual([]);
  // The app's navigation is hidden.
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeHidden();
  await button(page, "Leave game").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("More games like this")).toBeVisible();
  await expect(sheet.locator("article[data-game]")).toHaveCount(3);
  await expectAccessible(page);
  await button(page, "Leave").click();
  await expect(page).toHaveURL(gamePath(game));
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeVisible();
});

test("PLAY-03 a guest who opens a real-money game is led to registration with a way back to the game", async ({
  page,
}) => {
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=real`);
  const back = encodeURIComponent(`${gamePath(game)}?mode=real`);
  await expect(page).toHaveURL(`/registration?redirect=${back}`);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("PLAY-01 PLAY-07 PLAY-08 ANC-12 balance, net position and time are right while a player plays for real money", async ({
  page,
}) => {
  await playerAtGame(page);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(page).toHaveURL(/mode=real/);
  await expect(barValue(page, "Balance")).toHaveText("€500.00");
  await playRound(page);
  const balance = async () => centsOf(await barValue(page, "Balance").innerText());
  const net = async () => centsOf(await barValue(page, "Net position").innerText());
  const stats = async () => {
    const [accountStats] = (await (await page.request.get("/api/player/stats")).json()) as {
      bets_cents: number;
      wins_cents: number;
    }[];
    return accountStats!.wins_cents - accountStats!.bets_cents;
  };
  const differences = async () => {
    const total = await stats();
    return [(await balance()) - 50_000 - total, (await net()) - total];
  };
  await expect.poll(differences).toEqual([0, 0]);
  await expect(barValue(page, "Time played")).toHaveText(/^00:0\d:\d\d$/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overflows(page)).toBe(false);
    // A round makes a phone's bar small: net position and time stay.
    await expect(barValue(page, "Net position")).toBeInViewport();
    const small = page.getByRole("button", { name: "Show game bar" });
    if (await small.isVisible()) await small.click();
    await expect(barValue(page, "Balance")).toBeInViewport();
    await expect(barValue(page, "Net position")).toBeInViewport();
    await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeInViewport();
  }
  await expectAccessible(page);
  // In landscape.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(barValue(page, "Balance")).toBeInViewport();
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeInViewport();
});

test("PLAY-08 PLT-53 leaving during a round asks first, and the tab counts as in use until the round ends", async ({
  page,
}) => {
  const game = await playerAtGame(page);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const first = await holdRound(page);
  await startRound(page);
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeDisabled();
  await page.goBack();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Your round isn't finished.", { exact: false })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-busy", "");
  await sheet.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/mode=real/);
  first.release();
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();

  // A round that ends while the question is open moves no button.
  const measureTop = () =>
    sheet
      .getByRole("button", { name: "Leave", exact: true })
      .evaluate((leave: HTMLElement) => leave.offsetTop);
  const second = await holdRound(page);
  await startRound(page);
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeDisabled();
  await page.goBack();
  await expect(sheet.getByText("Your round isn't finished.", { exact: false })).toBeVisible();
  const before = await measureTop();
  second.release();
  await expect(sheet.getByText("The round's over.")).toBeVisible();
  await expect(sheet.getByText("Your round isn't finished.", { exact: false })).toBeHidden();
  expect(await measureTop()).toBe(before);
  await sheet.getByRole("button", { name: "Stay" }).click();
  await page.goBack();
  await expect(page).toHaveURL(gamePath(game));
  await expect(page.locator("html")).not.toHaveAttribute("data-busy", "");
});

test("PLT-12 MI-28 PLAY-10 a game shows a live credit without refetching the balance, and links to the check of a round", async ({
  page,
}) => {
  await playerAtGame(page);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const frameBalance = inFrame(page).locator(".money strong");
  await expect(frameBalance).toHaveText("500.00");
  await expect(barValue(page, "Balance")).toHaveText("€500.00");
  await credit(page, "25.00");
  await expect(barValue(page, "Balance")).toHaveText("€525.00");
  await expect(frameBalance).toHaveText("525.00");
  const requestedPaths: string[] = [];
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
  await playRound(page);
  const accounts = (await (await page.request.get("/api/player/accounts")).json()) as Account[];
  const cents = Number(accounts[0]!.amount_cents);
  await expect.poll(async () => Math.round(Number(await frameBalance.innerText()) * 100)).toBe(cents);
  await expect.poll(async () => centsOf(await barValue(page, "Balance").innerText())).toBe(cents);
  expect(requestedPaths).toContain("/reference-games/api/finish");
  expect(requestedPaths).not.toContain("/api/player/accounts");

  const rules = inFrame(page).getByRole("dialog");
  await inFrame(page).getByRole("button", { name: "Rules and odds" }).click();
  // On a phone the rules cover the whole game.
  expect(await rules.boundingBox()).toEqual(await page.locator("iframe").boundingBox());
  await rules.getByRole("button", { name: "Close" }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await inFrame(page).getByRole("button", { name: "Rules and odds" }).click();
  await expect(rules.getByRole("heading")).toBeInViewport();
  await expect(rules.getByRole("heading")).toBeFocused();
  await expect(rules.getByRole("columnheader").first()).toBeInViewport();
  await rules.getByRole("button", { name: "Check a round" }).click();
  await expect(page).toHaveURL(/\/verify\?round=[0-9a-f-]{36}$/);
});

test("PLAY-04 details that a provider requires are asked before a real-money launch, and not for a demo", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(rejectedCallMessage);
  await playerAtGame(page);
  const game = await findGame(page, "fields_missing");
  await open(page, `${gamePath(game)}?mode=demo`);
  await expect(page.locator("iframe")).toHaveCount(1);
  await openBar(page);
  await page.getByRole("link", { name: "Real money" }).click();
  await expect(
    page.getByText("This game's provider needs a few more details", { exact: false }),
  ).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectAccessible(page);
  for (const [label, text] of [
    ["First name", "Anna"],
    ["Last name", "Berg"],
    ["City", "Köln"],
    ["Street and number", "Hauptstraße 5"],
    ["Postal code", "50667"],
    ["Mobile phone", "0221 1234567"],
  ] as const) {
    const field = page.getByLabel(label);
    if (await field.count()) await field.fill(text);
  }
  await button(page, "Save and play").click();
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("PLAY-08 the leave dialog is visible in full screen", async ({ page }) => {
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  await expect(page.locator("iframe")).toHaveCount(1);
  await openBar(page);
  await button(page, "Full screen").click();
  await expect(button(page, "Exit full screen")).toBeVisible();
  await button(page, "Leave game").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((dialog) => document.fullscreenElement?.contains(dialog))).toBe(true);
});

test("PLAY-05 a game without demo says so without a launch call, and offers to play with real money", async ({
  page,
}) => {
  await open(page, "/");
  let game: Game | undefined;
  for (let part = 1; !game; part++) {
    const answer = await page.request.post("/api/games_filter", { data: { page: part, page_size: 60 } });
    const { data } = (await answer.json()) as { data: Game[] };
    game = data.find(({ has_demo_mode, real }) => !has_demo_mode && real.EUR);
  }
  const launches: string[] = [];
  page.on("request", (request) => /\/launch$/.test(request.url()) && launches.push(request.url()));
  await open(page, `${gamePath(game)}?mode=demo`);
  await expect(page.getByRole("heading", { name: "Real money only" })).toBeVisible();
  await expect(button(page, "Try again")).toHaveCount(0);
  await expectAccessible(page);
  expect(launches).toEqual([]);
  await page.getByRole("link", { name: "Play with real money" }).click();
  await expect(page).toHaveURL(/\/registration\?redirect=/);
});
