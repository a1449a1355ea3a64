import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { confirmedPlayer } from "../support/browser/account-page.ts";
import {
  answerConsent,
  baseUrl,
  expect,
  expectAccessible,
  open,
  overflows,
  test,
} from "../support/browser/browser.ts";
import { watchShifts } from "../support/browser/layout-shift.ts";
import { notify } from "../support/browser/notify.ts";

const winners = (page: Page) => page.getByRole("region", { name: "Winners" });
const rows = (page: Page) => winners(page).getByRole("listitem");
const tab = (page: Page, name: string) => winners(page).getByRole("tab", { name });

test("JPT-01 JPT-06 JPT-08 winners stand on the jackpot's page, masked, latest and biggest, five and more", async ({
  page,
}) => {
  const player = await confirmedPlayer(page);
  await open(page, "/support");
  const named = await page.evaluate(async () => {
    const body = JSON.stringify({ user: { nickname: "Maximilian" } });
    return (
      await fetch("/api/player", { method: "PATCH", body, headers: { "content-type": "application/json" } })
    ).status;
  });
  expect(named).toBe(200);
  for (const [n, amount] of ["700000.01", "700000.02", "900000.03", "700000.04", "700000.05"].entries())
    await notify({
      player,
      win: {
        jackpot: "mystic-comet",
        level: n % 2 ? "minor" : "grand",
        amount,
        currency: "EUR",
        key: randomUUID(),
      },
    });
  await notify({
    player,
    win: { jackpot: "mystic-comet", level: "mini", amount: "77", currency: "JPY", key: randomUUID() },
  });
  const guest = await page.context().browser()!.newContext({ baseURL: baseUrl() });
  const other = await guest.newPage();
  await open(other, "/mystic-comet");
  await expect(rows(other)).toHaveCount(5);
  await expect(rows(other).nth(0)).toContainText("¥77");
  await expect(rows(other).nth(1)).toContainText("€700,000.05");
  await expect(rows(other).nth(1)).toContainText("Maximi***");
  await expect(winners(other).locator("svg[data-place]")).toHaveCount(3);
  await tab(other, "Biggest").click();
  await expect(rows(other).nth(0)).toContainText("€900,000.03");
  await expect(rows(other)).toHaveCount(5);
  await winners(other).getByRole("button", { name: "Show more" }).click();
  expect(await rows(other).count()).toBeGreaterThan(5);
  await tab(other, "Biggest").press("ArrowLeft");
  await expect(tab(other, "Latest")).toBeFocused();
  await expect(rows(other).nth(0)).toContainText("¥77");
  await guest.close();
});

test("JPT-08 the list of winners has its room before it is there", async ({ page }) => {
  const player = await confirmedPlayer(page);
  for (let n = 0; n < 6; n++)
    await notify({
      player,
      win: { jackpot: "mystic-zenith", level: "minor", amount: "7", currency: "EUR", key: randomUUID() },
    });
  // Somebody else, whom nobody congratulates.
  await page.context().clearCookies();
  await confirmedPlayer(page);
  await answerConsent(page);
  const shifted = await watchShifts(page);
  await open(page, "/mystic-zenith");
  await expect(rows(page)).toHaveCount(5);
  expect(await shifted()).toBeLessThan(0.01);
});

test("JPT-08 JPT-11 ANC-25 a jackpot's page says by which rules it is won, at every width", async ({
  page,
}) => {
  await open(page, "/mystic-nova");
  const rules = page.getByRole("region", { name: "How it is won" });
  await expect(rules).toContainText("Every stake of real money");
  await expect(rules).toContainText("1 in 7,500");
  await expect(winners(page).getByText("Nobody has won here yet").or(rows(page).first())).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  for (const locale of ["de", "fr-CA", "et"]) {
    await open(page, `/${locale}/mystic-nova`);
    expect([locale, await overflows(page)]).toEqual([locale, false]);
  }
});

test.describe("what the server says", () => {
  // Answers are the test's: the worker would ask for them itself.
  test.use({ serviceWorkers: "block" });
  test.beforeEach(({ quiet }) => {
    quiet.allow.push(/Service Worker registration blocked/);
  });

  test("PLT-10 JPT-08 JPT-11 amounts grow while they are looked at, and never shrink without a win", async ({
    page,
  }) => {
    await page.clock.install();
    // Amounts come by asking alone: with a clock that jumps, no connection is begun in time.
    await page.routeWebSocket(/\/connection\/websocket/, () => {});
    let [amount, cycle] = [1_234_500, 1];
    const answered: number[] = [];
    await page.route("**/api/jackpots", async (route) => {
      const answer = await route.fetch();
      const jackpots = await answer.json();
      const nova = jackpots.find(({ identifier }: { identifier: string }) => identifier === "mystic-nova");
      Object.assign(nova.levels[0], { amount_cents: amount, cycle });
      answered.push(amount);
      await route.fulfill({ response: answer, json: jackpots });
    });
    await open(page, "/mystic-nova");
    const mini = page.getByRole("main").getByRole("listitem").filter({ hasText: "Mini" }).first();
    /** Until the page has been answered so. */
    const next = async (minor: number, pot = 1) => {
      [amount, cycle] = [minor, pot];
      const asked = async () => {
        await page.clock.runFor(30_000);
        return answered.at(-1);
      };
      await expect.poll(asked).toBe(minor);
    };
    await next(1_234_600);
    await expect(mini).toContainText("€12,346.00");
    const seen = await mini.evaluateHandle((item) => {
      const texts: (string | null)[] = [];
      new MutationObserver(() => texts.push(item.textContent)).observe(item, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      return texts;
    });
    await next(1_200_000);
    await next(1_234_700);
    await expect(mini).toContainText("€12,347.00");
    await next(1_000, 2);
    await expect(mini).toContainText("€10.00");
    expect([...new Set(await seen.jsonValue())]).toEqual(["Mini€12,347.00", "Mini€10.00"]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("JPT-10 without winners the page goes on, and the log knows", async ({ page, quiet }) => {
    quiet.allow.push(/503/);
    const told = page.waitForRequest((request) =>
      /LOAD_JACKPOT_WINNERS_ERROR/.test(request.postData() ?? ""),
    );
    await page.route("**/api/jackpot_wins*", (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, "/mystic-nova");
    await told;
    await expect(winners(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "How it is won" })).toBeVisible();
  });
});
