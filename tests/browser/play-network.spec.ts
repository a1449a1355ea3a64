import type { WebSocketRoute } from "@playwright/test";
import { button } from "../support/browser/account-page.ts";
import { expect, offline, open, test } from "../support/browser/browser.ts";
import { credit, fact, findGame, gamePath, inFrame, playerAtGame } from "../support/browser/play.ts";

// Reels spin long enough for the network to change under them.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const WIDTHS = [390, 768, 1440];

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

test("PLAY-08 without network a game says so, and begins with it", async ({ page, quiet }) => {
  quiet.allow.push(offline);
  const game = await findGame(page);
  await open(page, gamePath(game));
  await page.getByRole("link", { name: "Play the demo" }).hover();
  await page.route("**/api/games/*/launch", (route) => route.abort());
  await page.getByRole("link", { name: "Play the demo" }).click();
  await expect(page.getByText("A game needs a connection.", { exact: false })).toBeVisible();
  await expect(button(page, "Try again")).toBeVisible();
  await page.unroute("**/api/games/*/launch");
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("ANC-24 PLT-16 what fell is told and paid as soon as the network is back, however long it was away", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(offline);
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

test("PLAY-08 PLT-16 without network the page says so beside the game: nothing that is pressed lies below it", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(offline);
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  // The wider screens have loaded their parts.
  for (const width of WIDTHS) await page.setViewportSize({ width, height: 844 });
  await expect(page.locator("aside svg").first()).toBeAttached();
  await context.setOffline(true);
  const notice = page.getByText("You are offline.").filter({ visible: true });
  await expect(notice).toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const place = (await notice.locator("xpath=ancestor::*[@role='status']").boundingBox())!;
    const others = [
      page.getByRole("navigation", { name: "Mode" }),
      button(page, "Leave the game"),
      inFrame(page).getByRole("button", { name: "Rules and odds" }),
      inFrame(page).getByRole("button", { name: "Play", exact: true }),
    ];
    for (const other of others) {
      const box = (await other.boundingBox())!;
      expect(box.y + box.height <= place.y || place.y + place.height <= box.y).toBe(true);
    }
  }
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test("PLAY-10 PLT-16 while no answer comes the game says that it asks what fell", async ({ page }) => {
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/reference-games\/api\/play/, async (route) => {
    await held;
    await route.continue();
  });
  const frame = inFrame(page);
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  await expect(frame.getByText("Checking what fell…")).toBeVisible();
  answer();
  await expect(frame.getByText("Checking what fell…")).toHaveCount(0);
  await expect(frame.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
});
