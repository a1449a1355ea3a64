import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { type FakeAnswers, rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const question = page.getByRole("alertdialog", { name: "Are you still there?" });

/** A server that prompts an inactive player, and the answers it has received. */
function promptingServer({ needsAnswer }: { needsAnswer: boolean }) {
  const givenAnswers: boolean[] = [];
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 12) + seconds * 1_000).toISOString();
  const activity = () => {
    const isPrompting = needsAnswer ? !givenAnswers.includes(true) : givenAnswers.length === 0;
    const seenAt = isPrompting ? -120 : 0;
    return {
      now: at(0),
      prompts_at: at(seenAt + 120),
      ends_at: at(seenAt + 240),
      is_prompting: isPrompting,
      needs_answer: needsAnswer,
    };
  };
  const inactivity = { ask_after_seconds: 120, end_after_seconds: 240, needs_answer: needsAnswer };
  const answers: FakeAnswers = {
    "GET /api/player/settings": { realtime: { url: "/connection/websocket", user: "1" }, inactivity },
    "GET /api/player/activity": activity,
    "POST /api/player/activity": async (request) => {
      givenAnswers.push((await request.json()).answer);
      return activity();
    },
  };
  return { givenAnswers, answers };
}

it("ANC-17 NEW-10 the inactivity prompt fits, has equal buttons, and stays until one is pressed", async () => {
  const { givenAnswers, answers } = promptingServer({ needsAnswer: true });
  await renderApp("/profile", { player: {}, answers });
  await expect.element(question).toBeVisible();
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  const continueButton = question.getByRole("button", { name: "Continue" });
  const logOutButton = question.getByRole("button", { name: "Log out" });
  expect(continueButton.element().getBoundingClientRect().width).toBe(
    logOutButton.element().getBoundingClientRect().width,
  );
  expect(continueButton.element().className).toBe(logOutButton.element().className);
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  expect(givenAnswers).not.toContain(true);
  await continueButton.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(givenAnswers).toContain(true);
});

it("ANC-17 a pointer movement answers the prompt where the licence needs no explicit answer", async () => {
  const { givenAnswers, answers } = promptingServer({ needsAnswer: false });
  await renderApp("/profile", { player: {}, answers });
  await expect.element(question).toBeVisible();
  await userEvent.hover(question);
  await expect.element(question).not.toBeInTheDocument();
  expect(givenAnswers).toEqual([false]);
});

it("ANC-17 NEW-11 a session ended for inactivity redirects to login, which says why and leads back", async () => {
  const { answers } = promptingServer({ needsAnswer: true });
  await renderApp("/profile", {
    player: {},
    followsSession: true,
    answers: { ...answers, "GET /api/player/activity": rejectionResponse(401, "session_inactive") },
  });
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(/^\/login\?redirect=%2Fprofile&reason=inactive$/);
  await expect
    .element(page.getByRole("status").filter({ hasText: "logged out for inactivity" }))
    .toBeVisible();
  await expectAccessible();
  await expect.element(button("Log in")).toBeVisible();
});
