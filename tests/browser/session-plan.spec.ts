import type { Page } from "@playwright/test";
import type { Sitting } from "../../src/contract/play.ts";
import { button, confirmedPlayer } from "../support/browser/account-page.ts";
import {
  answerConsent,
  expect,
  expectAccessible,
  open,
  overflows,
  test,
} from "../support/browser/browser.ts";
import {
  credit,
  fact,
  findGame,
  gamePath,
  inFrame,
  playerAtGame,
  playRound,
} from "../support/browser/play.ts";

const WIDTHS = [390, 768, 1440];
const sittingOf = async (page: Page) =>
  (await (await page.request.get("/api/player/sitting")).json()) as Sitting;
const leave = async (page: Page) => {
  await page.getByRole("button", { name: "Leave the game" }).first().click();
  await button(page, "Leave").click();
};

test("NEW-18 a plan is made beside the way into the game, is seen while it is played, and is summed up after", async ({
  page,
}) => {
  const game = await playerAtGame(page);
  await button(page, "Plan this session").click();
  const sheet = page.getByRole("dialog", { name: "Session plan" });
  // Nothing is proposed.
  await expect(sheet.getByLabel("What I am ready to lose, in EUR")).toHaveValue("");
  await expect(sheet.getByLabel("How long I want to play, in minutes")).toHaveValue("");
  await button(page, "Make the plan").click();
  await expect(sheet.getByText("This is needed.")).toBeVisible();
  await sheet.getByLabel("What I am ready to lose, in EUR").fill("20,50");
  await sheet.getByLabel("How long I want to play, in minutes").fill("60");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await button(page, "Make the plan").click();
  await expect(page.getByText("Your plan is made.")).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await expect(fact(page, "Net position")).toHaveText("€0.00 of €20.50");
  await expect(fact(page, "Time at play")).toHaveText(/^00:0\d:\d\d of 60 min$/);
  await playRound(page);
  await expect(fact(page, "Net position")).toHaveText(/ (of|budget) €20\.50$/);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Leave the game" }).first().click();
  await expect(page.getByRole("dialog").getByText("Planned budget")).toBeVisible();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(gamePath(game));
  const summary = page.locator("[data-notice='plan']");
  await expect(summary).toContainText(/€\d+\.\d\d of €20\.50 · \d+ of 60 min/);
  await summary.getByText("Your session plan").click();
  await expect(summary.getByText("Staked")).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await sittingOf(page)).plan?.summary_due).toBe(false);
  await summary.getByRole("button", { name: "Close" }).click();
  await expect(summary).toHaveCount(0);
  // Once.
  await open(page, "/");
  await expect(page.locator("html")).toHaveClass(/fonts-ready/);
  await expect(summary).toHaveCount(0);

  // While the sitting lasts, among the limits: less, and not more.
  await open(page, "/profile/limits");
  const card = page.locator("[data-plan]");
  await card.getByRole("button", { name: "Plan less" }).click();
  await card.getByLabel("How long I want to play, in minutes").fill("30");
  await card.getByRole("button", { name: "Change the plan" }).click();
  await expect(card.getByText(/ of 30 min/)).toBeVisible();
  await card.getByText("Your last plans").click();
  await expect(card.getByText("No session was planned yet.")).toBeVisible();
  await expectAccessible(page);
});

test("NEW-18 a plan that is nearly used is told of, and one that is reached stops the game until it is answered", async ({
  page,
}) => {
  await playerAtGame(page);
  const plan = { currency: "EUR", budget_cents: 2_000, minutes: null };
  await page.request.put("/api/player/sitting/plan", { data: plan });
  let net = -1_650;
  const said: string[] = [];
  await page.route("**/api/player/sitting**", async (route) => {
    if (route.request().method() === "POST") said.push(route.request().postDataJSON().answer);
    const response = await route.fetch();
    const sitting = (await response.json()) as Sitting;
    if (sitting.plan) {
      sitting.net_cents = sitting.plan.net_cents = net;
      const isAnswered = said.includes("go_on");
      Object.assign(sitting.plan, {
        noted: said.includes("noted") ? ["budget"] : [],
        answered: isAnswered ? ["budget"] : [],
        went_on: isAnswered ? 1 : 0,
      });
    }
    await route.fulfill({ response, json: sitting });
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const note = page.getByText("Most of your budget is used: €16.50 of €20.00.");
  await expect(note).toBeVisible();
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await expect(page.locator("iframe")).not.toHaveAttribute("inert", "");
  await expect.poll(() => said).toEqual(["noted"]);

  // Known no sooner than its round: the game would stop before it can be played.
  await page.route(/reference-games\/api\/play/, (route) => {
    net = -2_240;
    return route.continue();
  });
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  const asked = page.getByRole("alertdialog", { name: "Your plan is reached" });
  await expect(asked.getByText("You planned to lose at most €20.00.")).toBeVisible();
  await expect(asked.getByText("€2.40 more")).toBeVisible();
  // What was said before does not lie over it.
  await expect(note).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveAttribute("inert", "");
  await page.keyboard.press("Escape");
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  const looks = ["Stop playing", "Go on"].map(async (name) => {
    const way = asked.getByRole("button", { name });
    const { width, height } = (await way.boundingBox())!;
    const look = await way.evaluate((element) => {
      const { color, backgroundImage, backgroundColor, fontSize } = getComputedStyle(element);
      return [color, backgroundImage, backgroundColor, fontSize];
    });
    return [Math.round(width), Math.round(height), ...look];
  });
  expect(await looks[0]).toEqual(await looks[1]);
  await asked.getByRole("button", { name: "Go on" }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.locator("iframe")).not.toHaveAttribute("inert", "");
  expect(said).toEqual(["noted", "go_on"]);

  await leave(page);
  const summary = page.locator("[data-notice='plan']");
  await expect(summary).toContainText("€22.40 of €20.00");
  await summary.getByText("Your session plan").click();
  await expect(summary.getByText("€2.40", { exact: true })).toBeVisible();
  await expect(summary.getByText("1 time")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("NEW-18 who stops at their plan is led out of the game", async ({ page }) => {
  await playerAtGame(page);
  const plan = { currency: "EUR", budget_cents: null, minutes: 60 };
  await page.request.put("/api/player/sitting/plan", { data: plan });
  await page.route("**/api/player/sitting", async (route) => {
    const response = await route.fetch();
    const sitting = (await response.json()) as Sitting;
    const began = new Date(Date.parse(sitting.now) - 61 * 60_000).toISOString();
    if (sitting.plan?.began_at) sitting.began_at = sitting.plan.began_at = began;
    await route.fulfill({ response, json: sitting });
  });
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const asked = page.getByRole("alertdialog", { name: "Your plan is reached" });
  await expect(asked.getByText("You planned to play for 60 minutes.")).toBeVisible();
  await asked.getByRole("button", { name: "Stop playing" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("[data-notice='plan']")).toContainText("61 of 60 min");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("NEW-18 ANC-10 ANC-12 a plan has its place in the bar beside everything that a licence asks for, in long words too", async ({
  page,
}) => {
  await confirmedPlayer(page);
  await answerConsent(page);
  await credit(page, "50000.00");
  const game = await findGame(page, "");
  await page.request.patch("/api/player/update_locale", { data: { locale: "de" } });
  const plan = { currency: "EUR", budget_cents: 1_234_567, minutes: 1_440 };
  await page.request.put("/api/player/sitting/plan", { data: plan });
  const limit = { type: "wager", period: "day", amount_cents: 1_000_000 };
  await page.request.post("/api/user_limits", { data: limit });
  await open(page, `/de${gamePath(game)}?mode=real`);
  await expect(fact(page, "Einsatzlimit")).toHaveText(/10\.000,00/);
  await expect(fact(page, "Ergebnis")).toHaveText(/von 12\.345,67/);
  await expect(fact(page, "Spielzeit")).toHaveText(/von 1440 Min\.$/);
  const bar = page.locator("header").filter({ has: page.getByRole("timer") });
  /** What is cut off, or lies over something else. */
  const misplaced = () =>
    bar.locator("a, button, dd").evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const isOut = ({ left, right, width }: DOMRect) => left < 0 || right > innerWidth || width < 16;
      const cross = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      return parts.flatMap((part, at) =>
        isOut(boxes[at]!) ||
        part.scrollWidth > part.clientWidth + 1 ||
        boxes.some((box, other) => other > at && cross(box, boxes[at]!))
          ? [part.textContent || part.getAttribute("aria-label")]
          : [],
      );
    });
  for (const [width, height, share] of [
    [390, 844, 0.3],
    [667, 375, 0.35],
    [768, 1024, 0.2],
    [844, 390, 0.35],
    [1200, 800, 0.2],
    [1440, 900, 0.2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(misplaced, { message: `at ${width}` }).toEqual([]);
    const { height: taken } = (await bar.boundingBox())!;
    expect(taken / height, `at ${width}`).toBeLessThan(share);
  }
});
