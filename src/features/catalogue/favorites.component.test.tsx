import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import {
  createFakeServer,
  postJson,
  rejectionResponse,
} from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import type { Game, GamePage } from "../../contract/games.ts";

const tiles = () => [...document.querySelectorAll<HTMLElement>("main article[data-game]")];
const heartOf = (tile: Locator) => tile.getByRole("button", { name: /^Favourite: / });
const tileOf = (game: string) => find(`main article[data-game="${game}"]`);

/** Presses a heart, and waits for the server's response. */
async function press(heart: Locator, isOn: boolean): Promise<void> {
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", String(isOn));
  await expect.element(heart).not.toHaveAttribute("aria-disabled");
}

it("CAT-06 CAT-28 CAT-29 CAT-31 a player marks a game, sees it marked after a reload and in favourites, and unmarks it", async () => {
  await renderApp("/pokies/all", { player: {} });
  const game = (await find("main article[data-game]")).element().getAttribute("data-game")!;
  const heart = heartOf(await tileOf(game));
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  // A label that changed too would say the opposite of the pressed state.
  await expect.element(heart).toHaveAccessibleName(/^Favourite: ./);
  await press(heart, true);
  await expect.element(heart).toHaveAccessibleName(/^Favourite: ./);
  await press(heart, false);
  await press(heart, true);
  closeApp();

  await renderApp("/pokies/all");
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Favourites", exact: true }).click();
  await expect.poll(() => location.pathname).toBe("/favorite-games");
  await expect.element(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
  await expect.poll(() => tiles().length).toBe(1);
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByText("1 game", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expectAccessible();
  // The game stays until the page is left, so that a slip can be undone.
  const favoriteHeart = heartOf(await tileOf(game));
  await press(favoriteHeart, false);
  expect(tiles()).toHaveLength(1);
  await press(favoriteHeart, true);
  await press(favoriteHeart, false);
  closeApp();

  await renderApp("/favorite-games");
  await expect.element(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  await expectToFit();
  await page.viewport(390, 844);
  await expectAccessible();
  await expect.poll(() => tiles().length).toBe(6);
  const popular = heartOf(await find("main article[data-game]"));
  await press(popular, true);
  await expect.element(page.getByRole("heading", { name: "1 game saved" })).toBeVisible();
  await press(popular, false);
  await expect.element(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  await (await find("main")).getByRole("link", { name: "All games" }).click();
  await expect.poll(() => location.pathname).toBe("/games/page/1");
});

it("CAT-28 a game's page has the heart and the play link too", async () => {
  const server = createFakeServer({});
  const answer = await server.fetch("/api/games_filter", postJson({ page_size: 60 }));
  const games = ((await answer.json()) as GamePage).data;
  const { provider, seo_title } = games.find(({ real }: Game) => real.EUR)!;
  await renderApp(`/play/${provider}/${seo_title}`, { player: {} });
  const aside = page.getBySelector("main h1 ~ div");
  await press(heartOf(aside), true);
  await expect
    .element(aside.getByRole("link", { name: "Play", exact: true }))
    .toHaveAttribute("href", expect.stringMatching(/^\/play\/.*\?mode=real$/));
});

it("CAT-21 CAT-28 a game locked in the player's currency shows the reason and no heart", async () => {
  const server = createFakeServer({});
  const answer = await server.fetch("/api/games_filter", postJson({ page_size: 100 }));
  const locked = ((await answer.json()) as GamePage).data.find(({ real }: Game) => !real.JPY)!;
  await renderApp(`/play/${locked.provider}/${locked.seo_title}`, {
    player: {},
    prepare: (fetch) => fetch("/api/player/accounts", postJson({ currency: "JPY" })),
  });
  const reason = "This game doesn't support your currency";
  await expect.element(page.getByText(reason).first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sign up to play" })).not.toBeInTheDocument();
  await expect.element(heartOf(page.getBySelector("main h1 ~ div"))).not.toBeInTheDocument();
  closeApp();

  await renderApp(`/producers/${locked.provider}`);
  const tile = await tileOf(String(locked.id));
  await expect.element(tile).toHaveTextContent(reason);
  await expect.element(tile.getByRole("button")).not.toBeInTheDocument();
  await expect.element(tile.getByRole("link", { name: /favourites$/ })).not.toBeInTheDocument();
});

it("CAT-06 CAT-29 a heart is disabled during its request, and a failure rolls it back with a message", async () => {
  const gate = Promise.withResolvers<void>();
  const pass = createFakeServer({});
  let isFailing = true;
  const server = await renderApp("/pokies/all", {
    player: {},
    answers: {
      "PUT /api/player/favorite_games/*": async (request) => {
        if (!isFailing) return pass.fetch(request);
        await gate.promise;
        return rejectionResponse(500, "internal_error", { errors: {} });
      },
    },
  });
  const heart = heartOf(await find("main article[data-game]"));
  await expect.element(heart).toBeVisible();
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.element(heart).toHaveAttribute("aria-disabled", "true");
  // aria-disabled doesn't block taps.
  await heart.click({ force: true });
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.element(heartOf(page.elementLocator(tiles()[1]!))).not.toHaveAttribute("aria-disabled");
  gate.resolve();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  await expect.element(page.getByRole("alert")).toHaveTextContent("to your favourites.");
  expect(
    server.calls.filter((call) => call.includes("/favorite_games/")).map((call) => call.split(" ")[0]),
  ).toEqual(["PUT"]);
  await expect.element(heart).not.toHaveAttribute("aria-disabled");
  isFailing = false;
  await press(heart, true);
});

it("CAT-06 favourites that fail to load show an error, and load on retry", async () => {
  const pass = createFakeServer({});
  let isFailing = true;
  await renderApp("/favorite-games", {
    player: {},
    answers: {
      "GET /api/player/favorite_games": (request) =>
        isFailing ? rejectionResponse(500, "internal_error") : pass.fetch(request),
    },
  });
  await expect.element(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expectAccessible();
  isFailing = false;
  await (await find("main")).getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
});
