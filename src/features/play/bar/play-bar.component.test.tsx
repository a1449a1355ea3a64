import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alterResponse } from "../../../../tests/support/component/account.ts";
import { findUnreadableTexts, nextLayout } from "../../../../tests/support/component/checks.ts";
import { type FakeAnswers, signIn } from "../../../../tests/support/component/fake-server.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { expectFocus, tabTo } from "../../../../tests/support/component/keyboard.ts";
import {
  EMPTY_FRAMES,
  findGame,
  frame,
  gamePath,
  postFromFrame,
} from "../../../../tests/support/component/play.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";
import type { Account } from "../../../contract/accounts.ts";
import type { PlaySession } from "../../../contract/play-sessions.ts";

const height = () => document.querySelector<HTMLElement>("header:has([role=timer])")!.offsetHeight;
const isShown = (name: string) => {
  const facts = [...document.querySelectorAll<HTMLElement>("header dl > div")];
  return facts.some((fact) => fact.querySelector("dt")?.textContent === name && fact.checkVisibility());
};
const details = () => page.getByRole("button", { name: "Game details" });

async function startGame(options: Parameters<typeof renderApp>[1] = {}, country = "AT") {
  await signIn({ country, funds: 500, ...(options.locale && { locale: options.locale }) });
  const game = await findGame(true, country === "CA" ? "CAD" : "EUR");
  await renderApp(`${gamePath(game)}?mode=real`, { answers: EMPTY_FRAMES, ...options });
  await expect.poll(frame).not.toBeNull();
  await find("header [role=timer]");
  return game;
}

it("PLAY-08 ANC-12 the bar has one row, which a round makes small on a phone: net position and time stay", async () => {
  await startGame();
  expect(height()).toBeLessThanOrEqual(56);
  expect(["Balance", "Net position", "Time played"].map(isShown)).toEqual([true, true, true]);
  await expect.element(page.getByRole("link", { name: "Deposit" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Demo" })).not.toBeInTheDocument();

  postFromFrame({ type: "busy", busy: true });
  await expect.poll(height).toBeLessThanOrEqual(36);
  expect(["Balance", "Net position", "Time played"].map(isShown)).toEqual([false, true, true]);
  await expect.element(page.getByRole("button", { name: "Leave game" })).toBeVisible();
  postFromFrame({ type: "busy", busy: false });
  await page.getByRole("button", { name: "Show game bar" }).click();
  await expect.poll(() => isShown("Balance")).toBe(true);
});

it.each([
  ["CA", "en-CA", "12,345.67", "Show game bar"],
  ["AT", "de", "12.345,67", "Spielleiste anzeigen"],
] as const)(
  "PLAY-08 at 360 px, amounts of five digits leave the bar of a player in %s one row",
  async (country, locale, amount, showBar) => {
    const answers: FakeAnswers = {
      ...EMPTY_FRAMES,
      "GET /api/player/accounts": (request) =>
        alterResponse<Account[]>(request, (accounts) =>
          accounts.map((account) => ({ ...account, amount_cents: 1_234_567 })),
        ),
      "GET /api/player/play_session": (request) =>
        alterResponse<PlaySession>(request, (session) => ({ ...session, net_cents: "-1234567" })),
    };
    await startGame({ width: 360, locale, answers }, country);
    const facts = () => [...document.querySelectorAll<HTMLElement>("header dl > div")];
    const shown = () => facts().filter((fact) => fact.checkVisibility());
    const amounts = () => shown().filter((fact) => fact.textContent.includes(amount)).length;
    const topOf = (fact: Element) => Math.round(fact.querySelector("dd")!.getBoundingClientRect().top);
    const rows = () => new Set(shown().map(topOf)).size;
    await expect.poll(amounts).toBe(2);
    for (const width of [360, 390]) {
      await page.viewport(width, 844);
      await nextLayout();
      expect(findUnreadableTexts(document.querySelector("header:has([role=timer])")!)).toEqual([]);
      expect({ width, rows: rows() }).toEqual({ width, rows: 1 });
      expect(document.documentElement.scrollWidth).toBe(width);
    }
    await page.viewport(360, 844);
    postFromFrame({ type: "busy", busy: true });
    await expect.element(page.getByRole("button", { name: showBar })).toBeVisible();
    expect(rows()).toBe(1);
    postFromFrame({ type: "busy", busy: false });
  },
);

it("PLAY-08 the bar's details lie over the game, and close when a round starts", async () => {
  await startGame();
  const top = () => frame()!.getBoundingClientRect().top;
  const before = top();
  await details().click();
  await expect.element(page.getByRole("link", { name: "Demo" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Next game" })).toBeVisible();
  await expect.element(details()).toHaveAttribute("aria-expanded", "true");
  expect(top()).toBe(before);
  postFromFrame({ type: "busy", busy: true });
  await expect.element(page.getByRole("link", { name: "Demo" })).not.toBeInTheDocument();
  postFromFrame({ type: "busy", busy: false });
});

it.each([
  [390, "Show game bar"],
  [768, "Game details"],
])(
  "NEW-12 PLAY-08 at %i px a round that closes the details moves their focus to what opens them",
  async (width, opener) => {
    await startGame({ width });
    await details().click();
    await tabTo(page.getByRole("button", { name: "Next game" }));
    postFromFrame({ type: "busy", busy: true });
    await expectFocus(page.getByRole("button", { name: opener }));
    await expect.element(page.getByRole("link", { name: "Demo" })).not.toBeInTheDocument();
    postFromFrame({ type: "busy", busy: false });
  },
);

it("NEW-12 PLAY-08 a round that begins while the game has the focus leaves it there", async () => {
  await startGame();
  await details().click();
  frame()!.focus();
  postFromFrame({ type: "busy", busy: true });
  await expect.element(page.getByRole("button", { name: "Show game bar" })).toBeVisible();
  expect(document.activeElement).toBe(frame());
  postFromFrame({ type: "busy", busy: false });
});

it("PLAY-08 deposits and goes to the next game without leaving play", async () => {
  const game = await startGame();
  const source = frame()!.src;
  await page.getByRole("link", { name: "Deposit" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(frame()!.src).toBe(source);
  history.back();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await details().click();
  await page.getByRole("button", { name: "Next game" }).click();
  await expect.poll(() => location.pathname).not.toBe(gamePath(game));
  expect(location.pathname).toMatch(/^\/play\//);
  expect(new URLSearchParams(location.search).get("mode")).toBe("real");
});

it("PLAY-08 on a large screen the bar is one row with everything, also in a round", async () => {
  await startGame({ width: 1440, height: 900 });
  expect(height()).toBeLessThanOrEqual(56);
  await expect.element(page.getByRole("link", { name: "Demo" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Next game" })).toBeVisible();
  postFromFrame({ type: "busy", busy: true });
  expect(isShown("Balance")).toBe(true);
  postFromFrame({ type: "busy", busy: false });
});

it("ANC-10 PLAY-08 with a panic button the bar doesn't get smaller, and the button stays", async () => {
  await startGame({}, "DE");
  const panic = page.getByRole("button", { name: "Stop for 24 hours" });
  await expect.element(panic).toBeVisible();
  postFromFrame({ type: "busy", busy: true });
  await expect.element(panic).toBeVisible();
  expect(isShown("Balance")).toBe(true);
  postFromFrame({ type: "busy", busy: false });
});
