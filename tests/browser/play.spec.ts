import type { Page, WebSocketRoute } from "@playwright/test";
import type { Sitting } from "../../src/contract/play.ts";
import { button, confirmedPlayer, refused } from "../support/account-page.ts";
import { expect, expectAccessible, open, overflows, test } from "../support/browser.ts";
import { centsOf, credit, findGame, gamePath } from "../support/play.ts";

const WIDTHS = [390, 768, 1440];
const inFrame = (page: Page) => page.frameLocator("iframe");
const fact = (page: Page, name: string) =>
  page.locator("header dl > div").filter({ hasText: name }).locator("dd");

/** Somebody with 500.00, whom forms have nothing more to ask, on the page of a game. */
async function playerAtGame(page: Page) {
  await confirmedPlayer(page);
  await page.context().addCookies([{ name: "cookie_consent", value: "needed", url: page.url() }]);
  await page.request.patch("/api/player/update_locale", { data: { locale: "en" } });
  await credit(page, "500.00");
  const game = await findGame(page, "");
  await open(page, gamePath(game));
  return game;
}

async function playRound(page: Page): Promise<void> {
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeDisabled();
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
}

test("PLAY-02 PLAY-08 a guest plays a demo, which knows no wallet, and leaves to where they came from", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const game = await findGame(page);
  await open(page, gamePath(game));
  await page.getByRole("link", { name: "Play the demo" }).click();
  await expect(page).toHaveURL(/mode=demo/);
  await expect(fact(page, "Demo")).toHaveText("Play money");
  await playRound(page);
  await expect(fact(page, "Time at play")).not.toHaveText("00:00:00");
  expect(calls.filter((path) => path.startsWith("/api/player"))).toEqual([]);
  // Of the app's own frame only the game is left.
  await expect(page.getByRole("navigation", { name: "Quick" })).toBeHidden();
  await button(page, "Leave the game").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Other games of this kind")).toBeVisible();
  await expect(sheet.locator("article[data-game]")).toHaveCount(3);
  await expectAccessible(page);
  await button(page, "Leave").click();
  await expect(page).toHaveURL(gamePath(game));
  await expect(page.getByRole("navigation", { name: "Quick" })).toBeVisible();
});

test("PLAY-03 a guest who wants to play for money registers first, and is led back to the game", async ({
  page,
}) => {
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=real`);
  const back = encodeURIComponent(`${gamePath(game)}?mode=real`);
  await expect(page).toHaveURL(`/registration?redirect=${back}`);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("PLAY-01 PLAY-07 PLAY-08 ANC-12 a player plays for real: balance, net position and time are always right", async ({
  page,
}) => {
  await playerAtGame(page);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(page).toHaveURL(/mode=real/);
  await expect(fact(page, "Balance")).toHaveText("€500.00");
  await playRound(page);
  const balance = async () => centsOf(await fact(page, "Balance").innerText());
  const net = async () => centsOf(await fact(page, "Net position").innerText());
  const stats = async () => {
    const [own] = (await (await page.request.get("/api/player/stats")).json()) as {
      bets_cents: number;
      wins_cents: number;
    }[];
    return own!.wins_cents - own!.bets_cents;
  };
  await expect
    .poll(async () => [await balance(), await net()])
    .toEqual([50_000 + (await stats()), await stats()]);
  await expect(fact(page, "Time at play")).toHaveText(/^00:0\d:\d\d$/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
    await expect(fact(page, "Balance")).toBeInViewport();
    await expect(fact(page, "Net position")).toBeInViewport();
    await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeInViewport();
  }
  await expectAccessible(page);
  // On its side.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(fact(page, "Balance")).toBeInViewport();
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeInViewport();
});

test("PLAY-08 PLT-53 a round that runs is not left by mistake, and the tab is busy with it", async ({
  page,
}) => {
  const game = await playerAtGame(page);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeDisabled();
  await page.goBack();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("A round is under way.", { exact: false })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-busy", "");
  await sheet.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/mode=real/);
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL(gamePath(game));
  await expect(page.locator("html")).not.toHaveAttribute("data-busy", "");
});

test("PLT-12 PLT-16 MI-28 money that comes while the socket is dead is shown when the page is back, and at once after", async ({
  page,
}) => {
  let isDead = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/connection\/websocket/, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isDead) server.send(message);
    });
    server.onMessage((message) => {
      if (!isDead) socket.send(message);
    });
  });
  await playerAtGame(page);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(fact(page, "Balance")).toHaveText("€500.00");
  await expect.poll(() => sockets.length).toBe(1);
  await credit(page, "10.00");
  await expect(fact(page, "Balance")).toHaveText("€510.00");
  isDead = true;
  await credit(page, "5.00");
  await expect(fact(page, "Balance")).toHaveText("€510.00");
  isDead = false;
  // As a browser does when it brings a page back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(fact(page, "Balance")).toHaveText("€515.00");
  await expect.poll(() => sockets.length).toBe(2);
  await credit(page, "1.00");
  await expect(fact(page, "Balance")).toHaveText("€516.00");
});

test("PLT-12 MI-28 PLAY-10 a game shows money that comes while it is open, asks for nothing that was told, and leads to the check of a round", async ({
  page,
}) => {
  await playerAtGame(page);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const held = inFrame(page).locator(".money strong");
  await expect(held).toHaveText("500.00");
  await expect(fact(page, "Balance")).toHaveText("€500.00");
  await credit(page, "25.00");
  await expect(fact(page, "Balance")).toHaveText("€525.00");
  await expect(held).toHaveText("525.00");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await playRound(page);
  const balance = async () => centsOf(await fact(page, "Balance").innerText());
  await expect.poll(async () => Math.round(Number(await held.innerText()) * 100)).toBe(await balance());
  expect(asked).toContain("/reference-games/api/finish");
  expect(asked).not.toContain("/api/player/accounts");

  await page.setViewportSize({ width: 844, height: 390 });
  await inFrame(page).getByRole("button", { name: "Rules and odds" }).click();
  const rules = inFrame(page).getByRole("dialog");
  await expect(rules.getByRole("heading")).toBeInViewport();
  await expect(rules.getByRole("heading")).toBeFocused();
  await expect(rules.getByRole("columnheader").first()).toBeInViewport();
  await rules.getByRole("button", { name: "Check a round" }).click();
  await expect(page).toHaveURL(/\/verify\?round=[0-9a-f-]{36}$/);
});

test("ANC-11 a reminder that is due stops the game until the player has answered it", async ({ page }) => {
  await playerAtGame(page);
  let isDue = true;
  await page.route("**/api/player/sitting**", async (route) => {
    if (route.request().method() === "POST") isDue = false;
    const response = await route.fetch();
    const sitting = (await response.json()) as Sitting;
    if (isDue) sitting.reality_check.due_at = sitting.now;
    await route.fulfill({ response, json: sitting });
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const reminder = page.getByRole("alertdialog");
  await expect(reminder.getByText("Staked")).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("inert", "");
  await page.keyboard.press("Escape");
  await expect(reminder).toBeVisible();
  await expectAccessible(page);
  await reminder.getByLabel("Remind me").selectOption({ label: "every 15 minutes" });
  await reminder.getByRole("button", { name: "Go on" }).click();
  await expect(reminder).toHaveCount(0);
  await expect(page.locator("iframe")).not.toHaveAttribute("inert", "");
  const kept = (await (await page.request.get("/api/player/sitting")).json()) as Sitting;
  expect(kept.reality_check.minutes).toBe(15);
});

test("PLAY-04 what a studio has to know is asked before the first stake, and not for a demo", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  await playerAtGame(page);
  const game = await findGame(page, "fields_missing");
  await open(page, `${gamePath(game)}?mode=demo`);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("link", { name: "Real money" }).click();
  await expect(
    page.getByText("The studio of this game has to know a little more", { exact: false }),
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

test("PLAY-05 PLAY-06 PLAY-09 a refusal says what can be done; a reached limit leads to the limits", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  const game = await playerAtGame(page);
  let code = "currency_not_supported";
  await page.route("**/api/games/*/launch", (route) =>
    route.fulfill({
      status: 409,
      json: { code, message_key: "", errors: {}, request_id: "", retry_after: null },
    }),
  );
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(page.getByText("Your currency is not supported by this game.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "To the game’s page" }).click();
  await expect(page).toHaveURL(gamePath(game));
  code = "limit_reached";
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(page).toHaveURL("/profile/limits");
});

test("PLAY-08 without network a game says so, and begins with it", async ({ page, quiet }) => {
  quiet.allow.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const game = await findGame(page);
  await open(page, gamePath(game));
  await page.getByRole("link", { name: "Play the demo" }).hover();
  await page.route("**/api/games/*/launch", (route) => route.abort());
  await page.getByRole("link", { name: "Play the demo" }).click();
  await expect(page.getByText("A game needs a connection.", { exact: false })).toBeVisible();
  await page.unroute("**/api/games/*/launch");
  await button(page, "Try again").click();
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("PLAY-08 in full screen what the game asks is seen too", async ({ page }) => {
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  await expect(page.locator("iframe")).toHaveCount(1);
  await button(page, "Full screen").click();
  await expect(button(page, "Leave full screen")).toBeVisible();
  await button(page, "Leave the game").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((dialog) => document.fullscreenElement?.contains(dialog))).toBe(true);
});

test("ANC-24 PLT-16 what fell is told and paid as soon as the network is back, however long it was away", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  const play = inFrame(page).getByRole("button", { name: "Play", exact: true });
  const staked = page.waitForResponse(/reference-games\/api\/play/);
  await play.click();
  await staked;
  await context.setOffline(true);
  await expect(inFrame(page).getByText("No answer.", { exact: false })).toBeVisible();
  await expect(play).toBeDisabled();
  await context.setOffline(false);
  await expect(play).toBeEnabled();
  await expect(inFrame(page).getByText("No answer.", { exact: false })).toHaveCount(0);
});

test("PLAY-10 MI-02 a round that got no answer is asked for again as it was, and what was left open is told of", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(/ERR_FAILED/);
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  const asked: (string | null)[] = [];
  let isLost = true;
  await page.route(/reference-games\/api\/play/, async (route) => {
    asked.push(route.request().postData());
    if (isLost) return route.abort();
    const response = await route.fetch();
    const answer = await response.json();
    const left = { ...answer.round, id: "earlier", win: "7.50", currency: "FUN" };
    await route.fulfill({ response, json: { ...answer, finished: [left] } });
  });
  const frame = inFrame(page);
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  await expect(frame.getByText("No answer.", { exact: false })).toBeVisible({ timeout: 20_000 });
  isLost = false;
  await frame.getByRole("button", { name: "Higher stake" }).click();
  const said = frame.getByText("Your earlier round was finished. It won 7.50 FUN").waitFor();
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  await said;
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(1);
});

test("MI-19 LIM-07 LIM-20 what a limit leaves stands in the bar; a stake beyond it is refused, and the page says why", async ({
  page,
}) => {
  const game = await playerAtGame(page);
  await page.request.post("/api/user_limits", {
    data: { type: "wager", period: "day", amount_cents: 100 },
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${gamePath(game)}\\?mode=real`));
  await expect(fact(page, "Stake limit")).toHaveText("€1.00 left");
  await playRound(page);
  await expect(fact(page, "Stake limit")).toHaveText("Used up");
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(inFrame(page).getByText("This stake would pass a limit that you have set.")).toBeVisible();
  await expectAccessible(page);
  await fact(page, "Stake limit").getByRole("link").click();
  await expect(page).toHaveURL("/profile/limits");
});
