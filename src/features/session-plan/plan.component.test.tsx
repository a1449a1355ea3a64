import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { address, alterResponse, button, movePointerAway } from "../../../tests/support/component/account.ts";
import {
  appearanceOf,
  expectAccessible,
  expectToFit,
  nextLayout,
} from "../../../tests/support/component/checks.ts";
import { signIn } from "../../../tests/support/component/fake-server.ts";
import {
  EMPTY_FRAMES,
  findGame,
  frame,
  gamePath,
  postFromFrame,
  send,
} from "../../../tests/support/component/play.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import type { PlaySession } from "../../contract/play-sessions.ts";

const makePlan = (budget_cents: number | null, minutes: number | null) =>
  send("PUT", "/api/player/play_session/plan", { currency: "EUR", budget_cents, minutes });
const reachedDialog = page.getByRole("alertdialog", { name: "You've reached the end of your plan" });
const summary = () => document.querySelector("[data-notice='plan']");

it("NEW-18 the plan sheet suggests nothing, marks missing fields, and fits every width", async () => {
  await signIn({ funds: 500 });
  await renderApp(gamePath(await findGame()));
  await button("Set a budget and time").click();
  const sheet = page.getByRole("dialog", { name: "Session plan" });
  const budget = sheet.getByLabelText("Budget (EUR)");
  const minutes = sheet.getByLabelText("Time (minutes)");
  await expect.element(budget).toHaveValue("");
  await expect.element(minutes).toHaveValue("");
  await button("Save plan").click();
  await expect.element(sheet.getByText("Fill this in to continue.")).toBeVisible();
  await budget.fill("20,50");
  await minutes.fill("60");
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  await button("Save plan").click();
  await expect.element(page.getByText("Your plan is saved.")).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

it("NEW-18 a nearly used plan is announced, and a reached one blocks the game until it is answered", async () => {
  await signIn({ funds: 500 });
  const game = await findGame();
  await makePlan(2_000, null);
  let net = -1_650;
  const givenAnswers: string[] = [];
  const alter = (request: Request) =>
    alterResponse<PlaySession>(request, (playSession) => {
      if (!playSession.plan) return;
      playSession.net_cents = playSession.plan.net_cents = String(net) as never;
      const isAnswered = givenAnswers.includes("continue");
      Object.assign(playSession.plan, {
        acknowledged: givenAnswers.includes("acknowledged") ? ["budget"] : [],
        exceeded: isAnswered ? ["budget"] : [],
        exceeded_count: isAnswered ? 1 : 0,
      });
    });
  await renderApp(`${gamePath(game)}?mode=real`, {
    answers: {
      ...EMPTY_FRAMES,
      "GET /api/player/play_session": alter,
      "POST /api/player/play_session/plan/answer": async (request) => {
        givenAnswers.push((await request.clone().json()).answer);
        return alter(request);
      },
    },
  });
  const warningToast = page.getByText("You've used most of your budget: €16.50 of €20.00.");
  await expect.element(warningToast).toBeVisible();
  expect(frame()!.inert).toBe(false);
  await expect.poll(() => givenAnswers).toEqual(["acknowledged"]);

  // The dialog waits for the round's end.
  postFromFrame({ type: "busy", busy: true });
  net = -2_240;
  postFromFrame({ type: "busy", busy: false });
  await expect.element(reachedDialog.getByText("You planned to lose no more than €20.00.")).toBeVisible();
  await expect.element(reachedDialog.getByText("€2.40 over")).toBeVisible();
  await expect.element(warningToast).not.toBeInTheDocument();
  expect(frame()!.inert).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(reachedDialog).toBeVisible();
  await expectAccessible();
  const [stopButton, continueButton] = ["Stop playing", "Continue"].map((name) =>
    reachedDialog.getByRole("button", { name }),
  );
  await movePointerAway();
  await expect.poll(() => appearanceOf(stopButton!)).toEqual(appearanceOf(continueButton!));
  await continueButton!.click();
  await expect.element(reachedDialog).not.toBeInTheDocument();
  expect(frame()!.inert).toBe(false);
  expect(givenAnswers).toEqual(["acknowledged", "continue"]);

  await page.getByRole("button", { name: "Leave game" }).first().click();
  await button("Leave").click();
  await expect.poll(() => summary()?.textContent).toContain("€22.40 of €20.00");
  await page.elementLocator(summary()!).getByText("Your session plan").click();
  await expect.element(page.elementLocator(summary()!).getByText("€2.40", { exact: true })).toBeVisible();
  await expect.element(page.elementLocator(summary()!).getByText("1 time")).toBeVisible();
  await expectAccessible();
  await page.elementLocator(summary()!).getByRole("button", { name: "Close" }).click();
  await expect.poll(summary).toBeNull();
  closeApp();
  // The summary is shown only once.
  const { answeredCalls } = await renderApp("/support");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => answeredCalls).toContain("GET /api/player/play_session");
  await nextLayout();
  expect(summary()).toBeNull();
});

it("NEW-18 a running plan can be lowered on the limits page", async () => {
  await signIn({ funds: 500 });
  await makePlan(2_050, 60);
  await findGame();
  await renderApp("/profile/limits");
  await expect.poll(() => document.querySelector("[data-plan]")).not.toBeNull();
  const card = () => page.elementLocator(document.querySelector("[data-plan]")!);
  await card().getByRole("button", { name: "Lower budget or time" }).click();
  await card().getByLabelText("Time (minutes)").fill("30");
  await card().getByRole("button", { name: "Change plan" }).click();
  await expect.element(card().getByText(/ of 30 min/)).toBeVisible();
  await card().getByText("Past plans").click();
  await expect.element(card().getByText("You haven't planned a session yet.")).toBeVisible();
  await expectAccessible();
});

it("NEW-18 NEW-37 a player who stops at their plan leaves the game, and the server pauses offers", async () => {
  await signIn({ funds: 500 });
  const game = await findGame();
  await makePlan(null, 60);
  const { answeredCalls } = await renderApp(`${gamePath(game)}?mode=real`, {
    answers: {
      ...EMPTY_FRAMES,
      "GET /api/player/play_session": (request) =>
        alterResponse<PlaySession>(request, (playSession) => {
          const startedAt = new Date(Date.parse(playSession.now) - 61 * 60_000).toISOString();
          if (playSession.plan?.started_at) playSession.started_at = playSession.plan.started_at = startedAt;
        }),
    },
  });
  await expect.element(reachedDialog.getByText("You planned to play for 60 minutes.")).toBeVisible();
  await reachedDialog.getByRole("button", { name: "Stop playing" }).click();
  await expect.poll(address).toBe("/");
  await expect.poll(() => summary()?.textContent).toContain("61 of 60 min");
  expect(answeredCalls).toContain("POST /api/player/play_session/stop");
});

it("NEW-18 ANC-10 ANC-12 the plan fits in the game bar with all licence elements, also in German", async () => {
  await signIn({ funds: 50_000, locale: "de" });
  const game = await findGame();
  await makePlan(1_234_567, 1_440);
  await send("POST", "/api/user_limits", { type: "wager", period: "day", amount_cents: 1_000_000 });
  await renderApp(`${gamePath(game)}?mode=real`, { locale: "de", answers: EMPTY_FRAMES });
  const fact = (name: string) =>
    [...document.querySelectorAll("header dl > div")]
      .find((part) => part.textContent?.includes(name))
      ?.querySelector("dd")?.textContent;
  await expect.poll(() => fact("Einsatzlimit")).toMatch(/10\.000,00/);
  await expect.poll(() => fact("Ergebnis")).toMatch(/von 12\.345,67/);
  await expect.poll(() => fact("Spielzeit")).toMatch(/von 1440 Min\.$/);
  const bar = () =>
    [...document.querySelectorAll("header")].find((header) => header.querySelector("[role=timer]"))!;
  /** Parts that are cut off or overlap others. */
  const findMisplaced = () => {
    const parts = [...bar().querySelectorAll("a, button, dd")].filter((part) => part.checkVisibility());
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
  };
  for (const [width, height, share] of [
    [390, 844, 0.3],
    [667, 375, 0.35],
    [768, 1024, 0.2],
    [844, 390, 0.35],
    [1200, 800, 0.2],
    [1440, 900, 0.2],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(findMisplaced, { message: `at ${width}` }).toEqual([]);
    expect(bar().getBoundingClientRect().height / height, `at ${width}`).toBeLessThan(share);
    // The details lie over the game.
    const handle = bar().querySelector<HTMLElement>("[aria-expanded]")!;
    if (!handle.checkVisibility()) continue;
    handle.click();
    await expect.poll(() => handle.ariaExpanded).toBe("true");
    await expect.poll(findMisplaced, { message: `open at ${width}` }).toEqual([]);
    expect(bar().getBoundingClientRect().bottom, `open at ${width}`).toBeLessThan(height * 0.7);
    handle.click();
    await expect.poll(() => handle.ariaExpanded).toBe("false");
  }
});
