import { createFileRoute } from "@tanstack/react-router";
import { useViewer } from "../api/player.ts";
import { FavoritesPage, type FavoritesPageProps } from "../features/catalogue/favorites-page.tsx";
import { GridSkeleton } from "../features/game/game-grid.tsx";
import { GridChunk } from "../features/game/grid-chunk.tsx";
import { Tile } from "../features/game/tile.tsx";

/** Eagerly loaded images: those of a phone's first screen. */
const EAGER_TILES = 6;

// Without a loader, whose imports would be part of every first visit's script.
export const Route = createFileRoute("/favorite-games")({
  component: function Favorites() {
    const viewer = useViewer();
    const renderGames: FavoritesPageProps["renderGames"] = (games, impliedBadge) => (
      <GridChunk first full windowed={false}>
        {games.map((game, i) => (
          <Tile
            key={game.id}
            game={game}
            viewer={viewer}
            eager={i < EAGER_TILES}
            impliedBadge={impliedBadge}
          />
        ))}
      </GridChunk>
    );
    return (
      <FavoritesPage
        currency={viewer.player?.currency ?? ""}
        renderSkeleton={(count) => <GridSkeleton count={count} />}
        renderGames={renderGames}
      />
    );
  },
});
