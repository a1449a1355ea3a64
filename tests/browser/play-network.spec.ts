import type { WebSocketRoute } from "@playwright/test";
import { button } from "../support/browser/account-page.ts";
import { expect, INTERRUPTED_REQUEST_LOGS, OFFLINE_LOGS, open, test } from "../support/browser/browser.ts";
import {
  barValue,
  credit,
  findGame,
  gamePath,
  holdRound,
  inFrame,
  playerAtGame,
} from "../support/browser/play.ts";

const WIDTHS = [390, 768, 1440];

test("PLT-12 PLT-16 MI-28 a credit missed by a dead socket appears when the page is restored, and later ones appear live", async ({
  page,
}) => {
  const sockets: WebSocketRoute[] = [];
  let deadSocket: WebSocketRoute | undefined;
  const droppedMessages: string[] = [];
  const laterSockets = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/connection\/websocket/, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (socket !== deadSocket) server.send(message);
    });
    server.onMessage(async (message) => {
      if (socket === deadSocket) return droppedMessages.push(String(message));
      // Later sockets may recover the message: they wait until the page has refetched the balance.
      if (socket !== sockets[0]) await laterSockets.promise;
      socket.send(message);
    });
  });
  await playerAtGame(page);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(barValue(page, "Balance")).toHaveText("€500.00");
  await expect.poll(() => sockets.length).toBe(1);
  await credit(page, "10.00");
  await expect(barValue(page, "Balance")).toHaveText("€510.00");
  deadSocket = sockets[0];
  await credit(page, "5.00");
  await expect.poll(() => droppedMessages.join()).toContain('"amount_cents":51500');
  await expect(barValue(page, "Balance")).toHaveText("€510.00");
  // As the browser does when it restores a page from the back-forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(barValue(page, "Balance")).toHaveText("€515.00");
  laterSockets.resolve();
  await expect.poll(() => sockets.length).toBeGreaterThan(1);
  await credit(page, "1.00");
  await expect(barValue(page, "Balance")).toHaveText("€516.00");
});

test("PLAY-08 a game that can't launch offline says so, and launches once it can", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(OFFLINE_LOGS);
  const game = await findGame(page);
  await open(page, gamePath(game));
  await page.getByRole("link", { name: "Play demo" }).hover();
  await page.route("**/api/games/*/launch", (route) => route.abort());
  await page.getByRole("link", { name: "Play demo" }).click();
  await expect(page.getByText("Games need a connection.", { exact: false })).toBeVisible();
  await expect(button(page, "Try again")).toBeVisible();
  await page.unroute("**/api/games/*/launch");
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("ANC-24 PLT-16 a round without response is resolved as soon as the network is back", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(OFFLINE_LOGS);
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  const play = inFrame(page).getByRole("button", { name: "Play", exact: true });
  const round = await holdRound(page);
  await play.click();
  await round.arrival;
  await context.setOffline(true);
  round.release();
  await expect(inFrame(page).getByText("No reply yet.", { exact: false })).toBeVisible();
  await expect(play).toBeDisabled();
  await context.setOffline(false);
  await expect(play).toBeEnabled();
  await expect(inFrame(page).getByText("No reply yet.", { exact: false })).toHaveCount(0);
});

test("PLAY-10 MI-02 a round without response is retried unchanged, and an earlier unfinished round is announced", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/ERR_FAILED/);
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  const requestBodies: (string | null)[] = [];
  let isLost = true;
  await page.route(/reference-games\/api\/play/, async (route) => {
    requestBodies.push(route.request().postData());
    if (isLost) return route.abort();
    const response = await route.fetch();
    const answer = await response.json();
    const earlierRound = { ...answer.round, id: "earlier", win: "7.50", currency: "FUN" };
    await route.fulfill({ response, json: { ...answer, finished: [earlierRound] } });
  });
  const frame = inFrame(page);
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  await expect(frame.getByText("No reply yet.", { exact: false })).toBeVisible({ timeout: 20_000 });
  isLost = false;
  await frame.getByRole("button", { name: "Higher bet" }).click();
  // The round's result replaces this text.
  const result = frame.locator("[role='status']");
  await result.evaluate((status) => {
    const texts: (string | null)[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true });
  });
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  const shownTexts = () => result.evaluate(() => (window as unknown as { texts: string[] }).texts);
  await expect.poll(shownTexts).toContain("Your earlier round has finished. It won 7.50 FUN");
  expect(requestBodies.length).toBeGreaterThan(1);
  expect(new Set(requestBodies).size).toBe(1);
});

test("PLAY-08 PLT-16 the offline notice doesn't cover the game's buttons", async ({
  page,
  context,
  allowedLogs,
}) => {
  // Parts that are loading when the network goes, such as menu icons of a wide screen, also log errors.
  allowedLogs.allow.push(OFFLINE_LOGS, INTERRUPTED_REQUEST_LOGS);
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  // Loads the parts of the wider screens.
  for (const width of WIDTHS) await page.setViewportSize({ width, height: 844 });
  await expect(page.locator("aside svg").first()).toBeAttached();
  await context.setOffline(true);
  const notice = page.getByText("You're offline.", { exact: true }).filter({ visible: true });
  await expect(notice).toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const others = [
      button(page, "Leave game"),
      inFrame(page).getByRole("button", { name: "Rules and odds" }),
      inFrame(page).getByRole("button", { name: "Play", exact: true }),
    ];
    const overlapping = async () => {
      const noticeBox = (await notice.locator("xpath=ancestor::*[@role='status']").boundingBox())!;
      const boxes = await Promise.all(others.map((other) => other.boundingBox()));
      return boxes.filter(
        (box) => box!.y + box!.height > noticeBox.y && noticeBox.y + noticeBox.height > box!.y,
      );
    };
    await expect.poll(overlapping, `at ${width}`).toEqual([]);
  }
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test("PLAY-10 PLT-16 the game says that it's checking the result while a response is pending", async ({
  page,
}) => {
  const game = await findGame(page);
  await open(page, `${gamePath(game)}?mode=demo`);
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/reference-games\/api\/play/, async (route) => {
    await gate;
    await route.continue();
  });
  const frame = inFrame(page);
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  await expect(frame.getByText("Checking the result…")).toBeVisible();
  answer();
  await expect(frame.getByText("Checking the result…")).toHaveCount(0);
  await expect(frame.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
});
