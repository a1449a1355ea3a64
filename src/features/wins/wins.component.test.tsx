import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import {
  type FakeAnswer,
  type FakeServer,
  rejectionResponse,
} from "../../../tests/support/component/fake-server.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../../tests/support/component/setup.ts";
import { recentWin } from "../../../tests/support/data/recent-win.ts";

/** Opens the lobby from another page; the wins row is placed after the page is rendered. */
async function openLobby(answer: FakeAnswer): Promise<FakeServer> {
  const server = await renderApp("/support", { answers: { "GET /api/wins": answer } });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.elementLocator(document.querySelector("header a[href='/']")!).click();
  return server;
}

it("PLT-14 CAT-34 wins are below the first rows, and don't change while a visitor points at them", async () => {
  let wins = Array.from({ length: 20 }, (_, i) => recentWin(20 - i));
  const { answeredCalls } = await openLobby(() => wins);
  const section = page.getByRole("region", { name: "Live wins" });
  await expect.element(section).toBeInTheDocument();
  expect(section.element().getBoundingClientRect().top).toBeGreaterThan(844);
  section.element().scrollIntoView();
  expect(section.getByRole("listitem").elements().length).toBe(20);
  const first = section.getByRole("link").first();
  await expect.element(first).toHaveTextContent("€200.00");
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  // Pointing at the list pauses it; then it catches up.
  await userEvent.hover(first);
  wins = [recentWin(21), ...wins.slice(0, 19)];
  const countAnswers = () => answeredCalls.filter((call) => call === "GET /api/wins").length;
  const before = countAnswers();
  // One of the two responses may belong to an earlier request.
  await expect
    .poll(() => {
      dispatchEvent(new Event("visibilitychange"));
      return countAnswers();
    })
    .toBeGreaterThanOrEqual(before + 2);
  await nextLayout();
  expect(first).toHaveTextContent("Game 20");
  await userEvent.unhover(first);
  await expect.element(first).toHaveTextContent("Game 21");
});

it.for([
  ["without wins", () => []],
  ["without an answer", () => rejectionResponse(500, "internal_error")],
] as const)("PLT-14 %s the lobby has no wins row", async ([, answer]) => {
  allowLogs(/500|WINS/i);
  const { answeredCalls } = await openLobby(answer);
  await expect.poll(() => document.querySelector("#wins")).not.toBeNull();
  await expect.poll(() => answeredCalls).toContain("GET /api/wins");
  await nextLayout();
  expect(document.querySelector("#wins")!.clientHeight).toBe(0);
});
