import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { address, button, movePointerAway } from "../../../tests/support/component/account.ts";
import {
  appearanceOf,
  expectAccessible,
  expectToFit,
  nextLayout,
} from "../../../tests/support/component/checks.ts";
import type { FakeAnswers } from "../../../tests/support/component/fake-server.ts";
import { EMPTY_FRAMES, findGame, frame, gamePath } from "../../../tests/support/component/play.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";

const question = () => document.querySelector<HTMLElement>("[data-notice='review']");

/** A review that is due until it is answered, and the answers given. */
function dueReview() {
  const givenAnswers: string[] = [];
  const review = () => ({
    months: 6,
    since: "2026-01-31T12:00:00.000Z",
    due_at: "2026-07-31T00:00:00.000Z",
    is_due: givenAnswers.length === 0,
  });
  const answers: FakeAnswers = {
    "GET /api/player/review": review,
    "POST /api/player/review": async (request) => {
      givenAnswers.push((await request.json()).answer);
      return review();
    },
  };
  return { givenAnswers, answers };
}

it("ANC-06 a due account review is the only prompt until it is answered", async () => {
  const { givenAnswers, answers } = dueReview();
  await renderApp("/support", { player: {}, answers });
  await expect.poll(() => question()?.textContent).toContain("Every 6 months");
  expect(document.querySelectorAll("[data-prompt]").length).toBe(1);
  await movePointerAway();
  const prompt = page.elementLocator(question()!);
  const [done, later] = ["Done", "Later"].map((name) => prompt.getByRole("button", { name }));
  await expectToFit([768, 1440, 390], () =>
    expect.poll(() => appearanceOf(done!)).toEqual(appearanceOf(later!)),
  );
  await expectAccessible();
  await expect
    .element(prompt.getByRole("link", { name: "Statement" }))
    .toHaveAttribute("href", "/profile/statement?period=12m");
  await expect
    .element(prompt.getByRole("link", { name: "Limits" }))
    .toHaveAttribute("href", "/profile/limits");
  await prompt.getByRole("link", { name: "Your details" }).click();
  await expect.poll(address).toMatch(/^\/profile\/?$/);
  await expect.element(prompt).toBeVisible();
  await later!.click();
  await expect.poll(question).toBeNull();
  expect(givenAnswers).toEqual(["later"]);
  await expect.element(button("Done")).not.toBeInTheDocument();
});

it("ANC-06 an account review doesn't open over a game", async () => {
  const { answers } = dueReview();
  await renderApp("/support", { player: {}, answers });
  await expect.poll(question).not.toBeNull();
  const path = gamePath(await findGame());
  closeApp();
  const { answeredCalls } = await renderApp(`${path}?mode=demo`, {
    answers: { ...answers, ...EMPTY_FRAMES },
  });
  await expect.poll(frame).not.toBeNull();
  await expect.poll(() => answeredCalls).toContain("GET /api/player/review");
  await nextLayout();
  expect(question()).toBeNull();
});
