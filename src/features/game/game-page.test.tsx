import { expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { gamesQuery, toTile } from "../../api/games.ts";
import type { Game } from "../../contract/games.ts";
import { GamePage } from "./game-page.tsx";

const game = (id: number, title: string) =>
  ({
    id,
    identifier: `luna/${id}`,
    title,
    provider: "luna",
    provider_title: "Luna",
    seo_title: `game-${id}`,
    preview: `/art/games/${id}/a`,
    tone: 3,
    badges: [],
    categories: [],
    has_demo_mode: true,
    real: { EUR: { id } },
    currencies: { EUR: { id } },
  }) as unknown as Game;
const moon = game(1, "Moon");

/** The page of Moon, whose provider has these games. */
function pageOf(games: Game[], next: number | null = null) {
  const pages = [{ tiles: games.map(toTile), next, total: games.length }];
  const list = { pages, pageParams: [0] };
  return renderPart(
    <GamePage game={moon} />,
    clientWith([[gamesQuery({ providers: ["luna"] }).queryKey, list]]),
  );
}

it("PLAY-01 a game's page lists its provider's other games, and has no heading without any", async () => {
  const html = await pageOf([moon, game(2, "Tide")]);
  expect(html).toContain("More from Luna");
  expect(html).toContain("Tide");
  expect(await pageOf([moon])).not.toContain("More from Luna");
  // More games may follow on the next page.
  expect(await pageOf([moon], 60)).toContain("More from Luna");
});
