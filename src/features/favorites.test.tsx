import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../tests/support/component/render.tsx";
import { favoriteGamesQuery, favoriteIdsQuery } from "../api/favorites.ts";
import { collectionsQuery, type Tile as TileData } from "../api/games.ts";
import { useViewer, ViewerContext, type ViewerWithFavorites } from "../api/player.ts";
import { ApiError } from "../lib/http/http.ts";
import { GUEST } from "../rules/games/availability.ts";
import { FavoritesPage } from "./catalogue/favorites-page.tsx";
import { FavoriteButton } from "./game/favorite-button.tsx";
import { Tile } from "./game/tile.tsx";

let client: ReturnType<typeof clientWith>;
beforeEach(() => {
  client = clientWith();
});
afterEach(() => {
  client.clear();
});
const render = (part: ReactElement) => renderPart(part, client);

const game: TileData = {
  id: 7,
  title: "Deep Sea",
  provider: "luna",
  providerTitle: "Luna Works",
  seo: "deep-sea",
  tone: 3,
  preview: "/art/games/7/1",
  demo: true,
  badges: [],
  currencies: "EUR USD",
  variants: [702, 1],
};
const player = (currency: string, crypto = false): ViewerWithFavorites => ({
  player: { currency, crypto, groups: [] },
  FavoriteButton,
});
const LOCKED = "This game doesn't support your currency";

describe("a tile's heart", () => {
  const tile = (viewer: ViewerWithFavorites, tileGame = game) =>
    render(<Tile game={tileGame} viewer={viewer} />);

  it("CAT-28 CAT-33 is a link to registration for guests, which returns to the game", async () => {
    const html = await tile(GUEST);
    expect(html).toContain('href="/registration?redirect=%2Fplay%2Fluna%2Fdeep-sea"');
    expect(html).not.toContain("<button");
  });

  it("CAT-28 is a button for players, whose label tells its action and state", async () => {
    const off = await tile(player("EUR"));
    expect(off).toMatch(/<button[^>]* aria-pressed="false" aria-label="Favourite: Deep Sea"/);
    expect(off).not.toContain("/registration");
    // Any variant identifies the game.
    for (const id of [702, 703]) {
      client.setQueryData(favoriteIdsQuery("EUR").queryKey, new Set([id]));
      const on = await tile(player("EUR"));
      expect(on).toMatch(/<button[^>]* aria-pressed="true" aria-label="Favourite: Deep Sea"/);
    }
    client.setQueryData(favoriteIdsQuery("EUR").queryKey, new Set([704]));
    expect(await tile(player("EUR"))).toContain('aria-pressed="false"');
  });

  it("NEW-01 CAT-28 is an unlocked button while the player can't be loaded, and shows queued changes", async () => {
    const html = await tile(player(""));
    expect(html).toMatch(/<button[^>]* aria-pressed="false"/);
    expect(html).not.toContain(LOCKED);
    expect(html).not.toContain("/registration");
    client.setQueryData(favoriteIdsQuery("").queryKey, new Set([702]));
    expect(await tile(player(""))).toContain('aria-pressed="true"');
  });

  it("CAT-21 CAT-28 is absent when the game has no variant in the player's currency, and the lock says why", async () => {
    const html = await tile(player("JPY"));
    expect(html).toContain(LOCKED);
    expect(html).not.toContain("<button");
    expect(html).not.toContain("/registration");
    expect(await tile(player("BTC", true))).toContain('aria-pressed="false"');
  });

  it("CAT-21 CAT-28 is absent, as is the lock, when only the game's name is known", async () => {
    const html = await tile(player("EUR"), { ...game, currencies: "", variants: undefined });
    expect(html).not.toContain(LOCKED);
    expect(html).not.toContain("<button");
  });
});

function ViewerName() {
  return <b>{useViewer().player?.currency ?? "guest"}</b>;
}

it("CAT-28 CAT-33 the viewer is a guest until a player is provided", async () => {
  expect(await render(<ViewerName />)).toContain("<b>guest</b>");
  const withPlayer = (
    <ViewerContext value={player("EUR")}>
      <ViewerName />
    </ViewerContext>
  );
  expect(await render(withPlayer)).toContain("<b>EUR</b>");
});

describe("the favourites page", () => {
  const page = () =>
    render(
      <FavoritesPage
        currency="EUR"
        renderSkeleton={(count = 18) => <i>{count} boxes</i>}
        renderGames={(games) => games.map(({ id, title }) => <b key={id}>{title}</b>)}
      />,
    );
  const set = (games: TileData[]) => client.setQueryData(favoriteGamesQuery.queryKey, games);
  const fail = async (error: Error) => {
    await client.prefetchQuery({ ...favoriteGamesQuery, queryFn: () => Promise.reject(error) });
  };

  it("CAT-06 lists games in the server's order, and isn't indexed", async () => {
    set([{ ...game, id: 9, title: "Newest" }, game]);
    const html = await page();
    expect(html).toContain("<b>Newest</b><b>Deep Sea</b>");
    expect(html).toContain("2 games");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(/<h1>Favourites<\/h1>/);
  });

  it("CAT-06 shows a skeleton until the list is loaded", async () => {
    expect(await page()).toContain("<i>18 boxes</i>");
  });

  it("CAT-06 when empty, explains how to add games and links to all games", async () => {
    set([]);
    const html = await page();
    expect(html).toContain("No favourites yet");
    expect(html).toContain('href="/games/page/1"');
    expect(html).toContain("<i>6 boxes</i>");
  });

  it("CAT-06 when empty, offers six popular games, and counts those that are saved", async () => {
    set([]);
    const tiles = Array.from({ length: 7 }, (_, i) => ({ ...game, id: i, title: `Game ${i}` }));
    const row = { id: "top", title: "Top", tiles, total: 7, isPartial: false };
    client.setQueryData(collectionsQuery.queryKey, [{ ...row, id: "new", tiles: [game] }, row]);
    const html = await page();
    expect(html).toContain("Popular games");
    expect(html.match(/<b>Game \d<\/b>/g)).toHaveLength(6);
    client.setQueryData(favoriteIdsQuery("EUR").queryKey, new Set([1, 2]));
    expect(await page()).toContain("2 games saved");
    client.setQueryData(collectionsQuery.queryKey, [row].slice(1));
    expect(await page()).not.toContain("Popular games");
  });

  it.each([
    [new ApiError("network", 0, null, "Failed to fetch"), "No connection"],
    [new ApiError("http", 500, null, "HTTP 500"), "Something went wrong"],
  ])("CAT-06 on a failure (%s), offers a retry and a link to the lobby", async (error, title) => {
    await fail(error);
    const html = await page();
    expect(html).toContain(title);
    expect(html).toContain("Try again");
    expect(html).toContain("Go to lobby");
  });
});
