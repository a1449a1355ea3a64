import { createFileRoute } from "@tanstack/react-router";
import type { Tile as TileData } from "../api/games.ts";
import { useViewer } from "../api/player.ts";
import { FavoritesPage } from "../features/catalogue/favorites-page.tsx";
import { WallSkeleton } from "../features/game/game-grid.tsx";
import { Block } from "../features/game/grid-chunk.tsx";
import { Tile } from "../features/game/tile.tsx";

/** Pictures asked for at once: those of a phone's first screen. */
const EAGER = 6;

// Without a loader: what it needs would be part of the script of every first visit.
export const Route = createFileRoute("/favorite-games")({
  component: function Favorites() {
    const viewer = useViewer();
    const renderGames = (games: TileData[]) => (
      <Block first full windowed={false}>
        {games.map((game, i) => (
          <Tile key={game.id} game={game} viewer={viewer} eager={i < EAGER} />
        ))}
      </Block>
    );
    return <FavoritesPage skeleton={<WallSkeleton />} renderGames={renderGames} />;
  },
});
