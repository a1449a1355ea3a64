import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { forward } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import {
  type FakeAnswers,
  postJson,
  rejectionResponse,
  signIn,
} from "../../../tests/support/component/fake-server.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../../tests/support/component/setup.ts";
import type { Game, GamePage } from "../../contract/games.ts";
import { PLAYER_ROWS } from "../../contract/session.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { removeForeignData } from "../../lib/session/session-events.ts";
import { now } from "../../lib/time/time.ts";

const row = page.getByRole("region", { name: "Recently played" });
const CALL = "GET /api/player/played_games";
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

const reservedHeight = () => document.documentElement.style.getPropertyValue(PLAYER_ROWS.property);
const storedHeight = () => localStorage.getItem(PLAYER_ROWS.storage);

/** The page as an earlier visit of the lobby leaves it: with stored data and reserved space. */
function reserveSpace(): void {
  removeForeignData();
  localStorage.setItem(PLAYER_ROWS.storage, "150px");
  document.documentElement.style.setProperty(PLAYER_ROWS.property, "150px");
}

/** Opens the lobby of a player who has played a game and has seen the row before. */
async function openLobby(answers: FakeAnswers = {}) {
  let game: Game | undefined;
  const server = await renderApp("/", {
    answers,
    player: { isConfirmed: true },
    followsSession: true,
    prepare: async (fetch) => {
      game = await play(fetch);
      reserveSpace();
    },
  });
  await expect.element(row.getByRole("link", { name: game!.title }).first()).toBeVisible();
  return server;
}

async function leaveLobby(): Promise<void> {
  const categories = page.getByRole("navigation", { name: "Game categories" });
  await categories.getByRole("link", { name: "Pokies" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Pokies" })).toBeVisible();
}

const returnToLobby = () => page.elementLocator(document.querySelector("header a[href='/']")!).click();

it("ANC-69 a player's recent games are the first row of the lobby, in reserved space, and go at logout", async () => {
  await openLobby();
  expect(document.querySelector("main section[aria-labelledby^='row-']")).toBe(row.element());
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  const height = `${document.getElementById("player-rows")!.getBoundingClientRect().height}px`;
  await expect.poll(() => [reservedHeight(), storedHeight()]).toEqual([height, height]);
  // The space stays reserved while another page shows.
  await leaveLobby();
  await nextLayout();
  expect([reservedHeight(), storedHeight()]).toEqual([height, height]);
  await returnToLobby();
  await expect.element(row).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.element(row).not.toBeInTheDocument();
  await nextLayout();
  const privateKeys = Object.keys(localStorage).filter((key) => key.startsWith(PRIVATE_PREFIX));
  expect([reservedHeight(), privateKeys]).toEqual(["", []]);
});

it("ANC-69 the row shows if the lobby loads after the services", async () => {
  const services = Promise.withResolvers<void>();
  await openLobby({
    "GET /api/player/notifications": (request) => {
      services.resolve();
      return forward(request);
    },
    "GET /api/games/collections": async (request) => {
      await services.promise;
      await nextLayout();
      return forward(request);
    },
  });
});

it("ANC-69 AUTH-16 another player in the same tab doesn't see the games of the one before", async () => {
  const { answeredCalls } = await openLobby();
  const before = answeredCalls.filter((call) => call === CALL).length;
  // Another tab logged out and in again while this one was frozen.
  await signIn({ isConfirmed: true });
  localStorage.setItem("session-epoch", `${now() + 1_000}-1`);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => answeredCalls.filter((call) => call === CALL).length).toBeGreaterThan(before);
  await expect.element(row).not.toBeInTheDocument();
});

it("ANC-69 no space stays reserved without a session", async () => {
  reserveSpace();
  await renderApp("/");
  await expect.poll(() => document.getElementById("player-rows")?.getBoundingClientRect().height).toBe(0);
  document.documentElement.style.removeProperty(PLAYER_ROWS.property);
});

it("ANC-69 on a device that reserves no space, the row shows the next time the lobby opens", async () => {
  const { answeredCalls } = await renderApp("/", { player: { isConfirmed: true }, prepare: play });
  await expect.poll(() => answeredCalls).toContain(CALL);
  await nextLayout();
  expect(document.getElementById("player-rows")!.childElementCount).toBe(0);
  await leaveLobby();
  await returnToLobby();
  await expect.element(row).toBeVisible();
});

it("ANC-69 a player without played games has no such row", async () => {
  const { answeredCalls } = await renderApp("/pokies/all", { player: { isConfirmed: true } });
  await expect.element(page.getByRole("heading", { level: 1, name: "Pokies" })).toBeVisible();
  await returnToLobby();
  await expect.poll(() => answeredCalls).toContain(CALL);
  await expect
    .poll(() => document.querySelectorAll("main section[aria-labelledby^='row-']").length)
    .toBeGreaterThan(1);
  await nextLayout();
  await expect.element(row).not.toBeInTheDocument();
});

it("ANC-69 the row of the last visit shows while the server can't be reached", async () => {
  await openLobby();
  closeApp();
  allowLogs(/503|LOAD_/);
  const unavailable = () => rejectionResponse(503, "unavailable");
  const { answeredCalls } = await renderApp("/", {
    answers: { "GET /api/player": unavailable, [CALL]: unavailable },
  });
  await expect.poll(() => answeredCalls).toContain(CALL);
  await nextLayout();
  await expect.element(row.getByRole("link").first()).toBeVisible();
});
