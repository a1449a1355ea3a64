import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { forward } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import {
  createFakeServer,
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
  // The second of the player's rows arrives late.
  await expect.element(page.getByRole("region", { name: /^More like / })).toBeVisible();
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

it("NEW-02 ANC-69 a player's rows keep their place while the second loads, and a lower one is stored for the next page", async () => {
  const similar = Promise.withResolvers<void>();
  await renderApp("/", {
    answers: {
      "GET /api/games/*": async (request) => {
        if (request.url.endsWith("/similar")) await similar.promise;
        return forward(request);
      },
    },
    player: { isConfirmed: true },
    prepare: async (fetch) => {
      await play(fetch);
      reserveSpace();
      localStorage.setItem(PLAYER_ROWS.storage, "900px");
      document.documentElement.style.setProperty(PLAYER_ROWS.property, "900px");
    },
  });
  await expect.element(row).toBeVisible();
  await expect.poll(() => Number.parseFloat(storedHeight()!)).toBeLessThan(900);
  await nextLayout();
  expect(document.getElementById("player-rows")!.getBoundingClientRect().height).toBe(900);
  similar.resolve();
  await expect.element(page.getByRole("region", { name: /^More like / })).toBeVisible();
  await nextLayout();
  expect(document.getElementById("player-rows")!.getBoundingClientRect().height).toBe(900);
  expect(Number.parseFloat(storedHeight()!)).toBeLessThan(900);
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

it("ANC-69 on a device that reserves no space, the row shows the next time the lobby opens or loads", async () => {
  localStorage.removeItem(PLAYER_ROWS.storage);
  await renderApp("/", { player: { isConfirmed: true }, prepare: play });
  // Its height is stored for the next page, but moves nothing on this one.
  await expect.poll(() => Number.parseFloat(storedHeight() ?? "0")).toBeGreaterThan(100);
  expect(document.getElementById("player-rows")!.getBoundingClientRect().height).toBe(0);
  expect(reservedHeight()).toBe("");
  await expect.element(row).not.toBeInTheDocument();
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

const hero = page.getByRole("region", { name: "Highlights" });

it("ANC-69 the banner begins with the last game, at the same height, until logout", async () => {
  const { fetch } = await openLobby();
  const [last] = (await (await fetch("/api/player/played_games")).json()) as Game[];
  const slides = () => hero.getByRole("listitem").elements();
  await expect.element(hero.getByRole("heading", { name: last!.title })).toBeVisible();
  expect(slides()[0]!.textContent).toContain(last!.title);
  const link = hero.getByRole("link", { name: "Play", exact: true });
  await expect.element(link).toHaveAttribute("href", `/play/${last!.provider}/${last!.seo_title}?mode=real`);
  expect(slides()[0]!.querySelector("source")!.srcset).toMatch(/\/wide\/480\.avif 480w,.*\/wide\/1200\.avif/);
  hero
    .element()
    .querySelector("ul")!
    .dispatchEvent(new Event("touchstart", { bubbles: true }));
  await expect.poll(() => slides().length).toBeGreaterThan(2);
  expect(slides().length).toBe(3);
  expect(new Set(slides().map((slide) => slide.getBoundingClientRect().height)).size).toBe(1);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.element(link).not.toBeInTheDocument();
});

it("ANC-69 the row leaves out the banner's game, if there are others", async () => {
  const played = async () => {
    const answer = await createFakeServer({}).fetch("/api/games_filter", postJson({ page_size: 3 }));
    return ((await answer.json()) as GamePage).data;
  };
  await renderApp("/", {
    player: { isConfirmed: true },
    prepare: reserveSpace,
    answers: { [CALL]: played },
  });
  await expect.element(hero.getByRole("link", { name: "Play", exact: true })).toBeInTheDocument();
  await expect.poll(() => row.getByRole("article").elements().length).toBe(2);
  const title = hero.getByRole("heading").first().element().textContent;
  expect(title).toBeTruthy();
  expect(row.element().textContent).not.toContain(title);
});

it("ANC-69 games like the last one are the second row, without those just played and the top ones", async () => {
  await openLobby();
  const similar = page.getByRole("region", { name: /^More like / });
  await expect.poll(() => similar.elements().length).toBe(1);
  const rows = () => [...document.querySelectorAll("main section[aria-labelledby^='row-']")];
  expect(rows().indexOf(similar.element() as HTMLElement)).toBe(1);
  const playedIds = [...row.element().querySelectorAll("article")].map(({ dataset }) => dataset.game);
  const ids = () => [...similar.element().querySelectorAll("article")].map(({ dataset }) => dataset.game);
  await expect.poll(() => ids().length).toBeGreaterThan(2);
  expect(ids().filter((id) => playedIds.includes(id))).toEqual([]);
  expect(similar.getByText("Top", { exact: true }).elements()).toEqual([]);
  await expectToFit();
});

it("ANC-69 the last game doesn't push away the last slide while it's being read", async () => {
  const played = Promise.withResolvers<void>();
  await renderApp("/", {
    player: { isConfirmed: true },
    prepare: async (fetch) => {
      await play(fetch);
      reserveSpace();
    },
    answers: {
      [CALL]: async (request) => {
        await played.promise;
        return forward(request);
      },
    },
  });
  await expect.element(hero).toBeVisible();
  const track = hero.element().querySelector("ul")!;
  track.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await expect.poll(() => track.children.length).toBe(3);
  track.scrollTo({ left: 2 * track.clientWidth, behavior: "instant" });
  // A banner for the player's group may come before it, whenever the groups are loaded.
  const current = () => hero.element().querySelector("button[aria-current=true]")?.getAttribute("aria-label");
  await expect.poll(current).toMatch(/^Highlight [34] of/);
  const visible = () =>
    [...track.children].find(
      (slide) => Math.abs(slide.getBoundingClientRect().left - track.getBoundingClientRect().left) < 40,
    )?.textContent;
  const before = visible();
  expect(before).toBeTruthy();
  played.resolve();
  await expect.element(hero.getByRole("link", { name: "Play", exact: true })).toBeInTheDocument();
  await nextLayout();
  expect(visible()).toBe(before);
});
