import type { Page, Route } from "@playwright/test";
import type { Activity } from "../../src/contract/activity.ts";
import { REALTIME_PATH } from "../../src/contract/realtime.ts";
import { button, confirmedPlayer, logIn, refused } from "../support/browser/account-page.ts";
import { answerConsent, expect, installClock, open, test } from "../support/browser/browser.ts";
import { credit, findGame, gamePath } from "../support/browser/play.ts";

const SECOND = 1_000;
const DAY = 86_400_000;

/** A fake server's inactivity rule, by a clock that only the test moves; devices have other clocks. */
function activityOf(rule: { ask: number; end: number; needsAnswer: boolean }) {
  let now = Date.parse("2026-11-22T12:00:00Z");
  let activeAt = now;
  const told: boolean[] = [];
  const iso = (time: number) => new Date(time).toISOString();
  async function answer(route: Route): Promise<void> {
    const [asksAt, endsAt] = [activeAt + rule.ask, activeAt + rule.end];
    if (now >= endsAt) {
      const refusal = {
        code: "session_inactive",
        message_key: "",
        errors: {},
        request_id: "",
        retry_after: null,
      };
      return route.fulfill({ status: 401, json: refusal });
    }
    if (route.request().method() === "POST") {
      const { answer: isAnswer } = route.request().postDataJSON() as { answer: boolean };
      told.push(isAnswer);
      if (isAnswer || !rule.needsAnswer || now < asksAt) activeAt = now;
    }
    const json: Activity = {
      now: iso(now),
      asks_at: iso(activeAt + rule.ask),
      ends_at: iso(activeAt + rule.end),
      asked: now >= activeAt + rule.ask,
      needs_answer: rule.needsAnswer,
    };
    return route.fulfill({ json });
  }
  return {
    told,
    async follow(page: Page): Promise<void> {
      await page.route("**/api/player/activity", answer);
      const inactivity = {
        ask_after_seconds: rule.ask / SECOND,
        end_after_seconds: rule.end / SECOND,
        needs_answer: rule.needsAnswer,
      };
      const json = { realtime: { url: REALTIME_PATH, user: "1" }, inactivity };
      await page.route("**/api/player/settings", (route) => route.fulfill({ json }));
    },
    async pass(milliseconds: number, ...pages: Page[]): Promise<void> {
      now += milliseconds;
      for (const page of pages) await page.clock.fastForward(milliseconds + SECOND);
    },
  };
}

const question = (page: Page) => page.getByRole("alertdialog", { name: "Are you still there?" });
const heard = (page: Page) => page.waitForResponse("**/api/player/activity");

test("ANC-17 NEW-10 NEW-11 an inactive player's game stops with a prompt in all tabs; without an answer they are logged out", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(refused);
  const email = await confirmedPlayer(page, { country: "AT" });
  await answerConsent(page);
  await page.request.patch("/api/player/update_locale", { data: { locale: "en" } });
  await credit(page, "50.00");
  const path = gamePath(await findGame(page, ""));
  // Together shorter than the call timeout: moving the clock must not abort pending calls.
  const server = activityOf({ ask: 12 * SECOND, end: 24 * SECOND, needsAnswer: true });
  const other = await context.newPage();
  for (const one of [page, other]) {
    await server.follow(one);
    // One device's clock is a day behind, the other's a day ahead.
    await installClock(one, { time: new Date(Date.now() + (one === page ? -DAY : DAY)) });
  }
  const first = heard(other);
  await open(other, "/profile");
  await first;
  const begun = heard(page);
  await open(page, `${path}?mode=real`);
  await begun;
  const frame = page.locator("iframe");
  await expect(frame).not.toHaveAttribute("inert", "");

  await server.pass(12 * SECOND, page, other);
  for (const one of [page, other]) await expect(question(one)).toBeVisible();
  await expect(frame).toHaveAttribute("inert", "");
  const goOn = button(page, "Continue");
  // Only the button counts as an answer.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(question(page)).toBeVisible();
  expect(server.told).not.toContain(true);
  await goOn.click();
  for (const one of [page, other]) await expect(question(one)).toHaveCount(0);
  await expect(frame).not.toHaveAttribute("inert", "");

  await server.pass(12 * SECOND, page);
  await expect(question(page)).toBeVisible();
  await server.pass(12 * SECOND, page);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole("status").filter({ hasText: "logged out for inactivity" })).toBeVisible();
  await expect(other).toHaveURL(/\/login\?.*profile/);
  for (const one of [page, other]) await one.unroute("**/api/player/activity");
  await logIn(page, email);
  await expect(page).toHaveURL(new RegExp(`${path}\\?mode=real`));
});
