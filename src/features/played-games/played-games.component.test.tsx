import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { postJson, rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../../tests/support/component/setup.ts";
import type { Game, GamePage } from "../../contract/games.ts";
import { PLAYER_ROWS } from "../../contract/session.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { removeForeignData } from "../../lib/session/session-events.ts";

const row = page.getByRole("region", { name: "Recently played" });
const LAUNCH = { mode: "real", device: "mobile", locale: "en", return_url: "/" };

/** Opens a game for real money. */
async function play(fetch: typeof globalThis.fetch): Promise<Game> {
  const answer = await fetch("/api/games_filter", postJson({ page_size: 100 }));
  const { data } = (await answer.json()) as GamePage;
  const game = data.find(({ real }) => real.EUR)!;
  const launched = await fetch(`/api/games/${game.real.EUR!.id}/launch`, postJson(LAUNCH));
  expect(launched.status).toBe(200);
  return game;
}

const listPrivateKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PRIVATE_PREFIX));
const reservedHeight = () => document.documentElement.style.getPropertyValue(PLAYER_ROWS.property);

it("ANC-69 a player's recent games are the first row of the lobby, in reserved space, and go at logout", async () => {
  let game: Game | undefined;
  await renderApp("/", {
    player: { isConfirmed: true },
    followsSession: true,
    prepare: async (fetch) => {
      game = await play(fetch);
      // As an earlier visit of the player left it.
      removeForeignData();
      localStorage.setItem(PLAYER_ROWS.storage, "150px");
    },
  });
  await expect.element(row.getByRole("link", { name: game!.title }).first()).toBeVisible();
  expect(document.querySelector("main section[aria-labelledby^='row-']")).toBe(row.element());
  // The next visit reserves the height of this one.
  const height = document.getElementById("player-rows")!.getBoundingClientRect().height;
  await expect
    .poll(() => [reservedHeight(), localStorage.getItem(PLAYER_ROWS.storage)])
    .toEqual([`${height}px`, `${height}px`]);
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.poll(() => [reservedHeight(), listPrivateKeys()]).toEqual(["", []]);
});

it("ANC-69 on a device that reserves no space, the row shows the next time the lobby opens", async () => {
  await renderApp("/", { player: { isConfirmed: true }, prepare: play });
  await expect.element(page.getByRole("link", { name: "Deposit" }).first()).toBeVisible();
  await expect.poll(() => document.getElementById("player-rows")?.childElementCount).toBe(0);
  await page
    .getByRole("navigation", { name: "Game categories" })
    .getByRole("link", { name: "Pokies" })
    .click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Pokies" })).toBeVisible();
  await page.elementLocator(document.querySelector("header a[href='/']")!).click();
  await expect.element(row).toBeVisible();
});

it("ANC-69 a player without played games has no such row", async () => {
  const { answeredCalls } = await renderApp("/pokies/all", { player: { isConfirmed: true } });
  await expect.element(page.getByRole("heading", { level: 1, name: "Pokies" })).toBeVisible();
  await page.elementLocator(document.querySelector("header a[href='/']")!).click();
  await expect.poll(() => answeredCalls).toContain("GET /api/player/played_games");
  await expect
    .poll(() => document.querySelectorAll("main section[aria-labelledby^='row-']").length)
    .toBeGreaterThan(1);
  await expect.element(row).not.toBeInTheDocument();
});

it("ANC-69 the row of the last visit shows while the server can't be reached", async () => {
  const keepGames = async (fetch: typeof globalThis.fetch) => {
    await play(fetch);
    removeForeignData();
    localStorage.setItem(PLAYER_ROWS.storage, "150px");
  };
  await renderApp("/", { player: { isConfirmed: true }, prepare: keepGames });
  await expect.element(row.getByRole("link").first()).toBeVisible();
  closeApp();
  allowLogs(/503|LOAD_/);
  const unavailable = () => rejectionResponse(503, "unavailable");
  const { answeredCalls } = await renderApp("/", {
    answers: { "GET /api/player": unavailable, "GET /api/player/played_games": unavailable },
  });
  await expect.poll(() => answeredCalls).toContain("GET /api/player/played_games");
  await expect.element(row.getByRole("link").first()).toBeVisible();
});
