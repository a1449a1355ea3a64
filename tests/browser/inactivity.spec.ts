import type { Page, Route } from "@playwright/test";
import type { Activity } from "../../src/contract/activity.ts";
import { REALTIME_PATH } from "../../src/contract/realtime.ts";
import { button, confirmedPlayer, logIn, rejectedCallMessage } from "../support/browser/account-page.ts";
import { answerConsent, expect, installClock, open, test } from "../support/browser/browser.ts";
import { credit, findGame, gamePath } from "../support/browser/play.ts";

const SECOND = 1_000;
const DAY = 86_400_000;

/** Fakes the server's inactivity rule, with a clock that only the test moves; devices have other clocks. */
function fakeActivityServer(rule: { promptAfter: number; end: number; needsAnswer: boolean }) {
  let now = Date.parse("2026-11-22T12:00:00Z");
  let activeAt = now;
  const givenAnswers: boolean[] = [];
  const iso = (time: number) => new Date(time).toISOString();
  async function answer(route: Route): Promise<void> {
    const [asksAt, endsAt] = [activeAt + rule.promptAfter, activeAt + rule.end];
    if (now >= endsAt) {
      const rejection = {
        code: "session_inactive",
        message_key: "",
        errors: {},
        request_id: "",
        retry_after: null,
      };
      return route.fulfill({ status: 401, json: rejection });
    }
    if (route.request().method() === "POST") {
      const { answer: isAnswer } = route.request().postDataJSON() as { answer: boolean };
      givenAnswers.push(isAnswer);
      if (isAnswer || !rule.needsAnswer || now < asksAt) activeAt = now;
    }
    const json: Activity = {
      now: iso(now),
      prompts_at: iso(activeAt + rule.promptAfter),
      ends_at: iso(activeAt + rule.end),
      is_prompting: now >= activeAt + rule.promptAfter,
      needs_answer: rule.needsAnswer,
    };
    return route.fulfill({ json });
  }
  return {
    givenAnswers,
    async serveTo(page: Page): Promise<void> {
      await page.route("**/api/player/activity", answer);
      const inactivity = {
        ask_after_seconds: rule.promptAfter / SECOND,
        end_after_seconds: rule.end / SECOND,
        needs_answer: rule.needsAnswer,
      };
      const json = { realtime: { url: REALTIME_PATH, user: "1" }, inactivity };
      await page.route("**/api/player/settings", (route) => route.fulfill({ json }));
    },
    async advance(milliseconds: number, ...pages: Page[]): Promise<void> {
      now += milliseconds;
      for (const page of pages) await page.clock.fastForward(milliseconds + SECOND);
    },
  };
}

const question = (page: Page) => page.getByRole("alertdialog", { name: "Are you still there?" });
const waitForActivity = (page: Page) => page.waitForResponse("**/api/player/activity");

test("ANC-17 NEW-10 NEW-11 an inactive player's game stops with a prompt in all tabs; without an answer they are logged out", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(rejectedCallMessage);
  const email = await confirmedPlayer(page, { country: "AT" });
  await answerConsent(page);
  await page.request.patch("/api/player/update_locale", { data: { locale: "en" } });
  await credit(page, "50.00");
  const path = gamePath(await findGame(page, ""));
  // Together shorter than the call timeout: moving the clock must not abort pending calls.
  const server = fakeActivityServer({ promptAfter: 12 * SECOND, end: 24 * SECOND, needsAnswer: true });
  const other = await context.newPage();
  for (const one of [page, other]) {
    await server.serveTo(one);
    // One device's clock is a day behind, the other's a day ahead.
    await installClock(one, { time: new Date(Date.now() + (one === page ? -DAY : DAY)) });
  }
  const first = waitForActivity(other);
  await open(other, "/profile");
  await first;
  const activityResponse = waitForActivity(page);
  await open(page, `${path}?mode=real`);
  await activityResponse;
  const frame = page.locator("iframe");
  await expect(frame).not.toHaveAttribute("inert", "");

  await server.advance(12 * SECOND, page, other);
  for (const one of [page, other]) await expect(question(one)).toBeVisible();
  await expect(frame).toHaveAttribute("inert", "");
  const continueButton = button(page, "Continue");
  // Only the button counts as an answer.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(question(page)).toBeVisible();
  expect(server.givenAnswers).not.toContain(true);
  await continueButton.click();
  for (const one of [page, other]) await expect(question(one)).toHaveCount(0);
  await expect(frame).not.toHaveAttribute("inert", "");

  await server.advance(12 * SECOND, page);
  await expect(question(page)).toBeVisible();
  await server.advance(12 * SECOND, page);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole("status").filter({ hasText: "logged out for inactivity" })).toBeVisible();
  await expect(other).toHaveURL(/\/login\?.*profile/);
  for (const one of [page, other]) await one.unroute("**/api/player/activity");
  await logIn(page, email);
  await expect(page).toHaveURL(new RegExp(`${path}\\?mode=real`));
});
