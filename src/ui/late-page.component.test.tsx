import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../tests/support/component/checks.ts";
import { goOnline } from "../../tests/support/component/device.ts";
import type { FakeAnswers } from "../../tests/support/component/fake-server.ts";
import { holdSlowTimers } from "../../tests/support/component/hold-patience.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { reportUnreachable } from "../lib/offline/connection.ts";
import { START_DELAY } from "./late-page.tsx";
import { SLOW_AFTER } from "./use-is-late.ts";

const slowNotice = page.getByRole("status").getByText("Your connection is slow. We're still trying.");
const noConnection = page.getByRole("heading", { level: 1, name: "No connection" });
const tryAgain = page.getByRole("button", { name: "Try again" });
/** Visible games, without those of a page that is hidden behind another one. */
const gameCount = () =>
  [...document.querySelectorAll<HTMLElement>("main article[data-game]")].filter((tile) => tile.offsetParent)
    .length;
const skeletonCount = () =>
  [...document.querySelectorAll<HTMLElement>("main .boot-grid")].filter((grid) => grid.offsetParent).length;

const LIST = "POST /api/games_filter";
/** Lists hang while these answers are installed. */
const makeHangingAnswers = (): FakeAnswers => ({ [LIST]: () => new Promise(() => {}) });

it("PLT-54 PLT-46 a slow first page says so four seconds after its document started, and loads on retry", async () => {
  expect(START_DELAY).toBe(4_000);
  const now = performance.now.bind(performance);
  const spy = vi.spyOn(performance, "now").mockImplementation(() => now() + START_DELAY);
  onTestFinished(() => spy.mockRestore());
  const answers = makeHangingAnswers();
  const { calls } = await renderApp("/table/poker", { answers });
  await expect.poll(skeletonCount).toBe(1);
  await expect.poll(() => calls).toContain(LIST);
  await expect.element(slowNotice).toBeVisible();
  expect(skeletonCount()).toBe(1);
  await expectToFit();
  await expectAccessible();
  delete answers[LIST];
  await tryAgain.click();
  await expect.poll(gameCount).toBeGreaterThan(0);
  await expect.element(slowNotice).not.toBeInTheDocument();
});

it("PLT-54 PLT-46 a slow navigation keeps the previous page for three seconds, then the next page says that it is slow", async () => {
  expect(SLOW_AFTER).toBe(3_000);
  const fireSlowTimers = holdSlowTimers();
  const answers: FakeAnswers = {};
  const { calls } = await renderApp("/", { answers, width: 1440 });
  await expect.poll(gameCount).toBeGreaterThan(0);
  Object.assign(answers, makeHangingAnswers());
  const before = calls.length;
  await page.getByRole("complementary").first().getByRole("link", { name: "Live", exact: true }).click();
  await expect.poll(() => calls.slice(before)).toContain(LIST);
  expect(gameCount()).toBeGreaterThan(0);
  await expect.element(slowNotice).not.toBeInTheDocument();
  await fireSlowTimers();
  await expect.element(slowNotice).toBeVisible();
  expect(gameCount()).toBe(0);
  delete answers[LIST];
  await tryAgain.click();
  await expect.poll(gameCount).toBeGreaterThan(0);
});

it("PLT-54 PLT-46 a loading page says immediately when the server is unreachable, and opens later", async () => {
  const gate = Promise.withResolvers<object>();
  const { calls } = await renderApp("/table/poker", { answers: { [LIST]: () => gate.promise } });
  await expect.poll(() => calls).toContain(LIST);
  reportUnreachable();
  await expect.element(noConnection).toBeVisible();
  await expect.element(page.getByText("This page isn't saved offline.")).toBeVisible();
  expect(skeletonCount()).toBe(0);
  goOnline();
  await expect.element(noConnection).not.toBeInTheDocument();
  expect(skeletonCount()).toBe(1);
  gate.resolve({ data: [], pagination: { current_page: 1, next_page: null, total_count: 0 } });
  await expect.poll(skeletonCount).toBe(0);
});
