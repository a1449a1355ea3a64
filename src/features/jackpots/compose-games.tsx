import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { gamesQuery, type Tile as TileData } from "../../api/games.ts";
import { useViewer } from "../../api/player.ts";
import { Tile } from "../game/tile.tsx";
import lobby from "../lobby/lobby.module.css";
import { TileRow } from "../lobby/tile-row.tsx";

/** The rest is in the list below. */
const MAX_TILES = 12;

/** The row's title says what the games' most important badges say, that they have a jackpot. */
const withoutBadges = (tile: TileData): TileData => ({ ...tile, badges: [] });

interface GamesRowProps {
  jackpot: string;
  /** Id of the heading of all games. */
  listId: string;
}

/** A jackpot's most played games on one line, with a link to all of them further down. */
export function GamesRow({ jackpot, listId }: GamesRowProps) {
  const viewer = useViewer();
  const tiles = useInfiniteQuery(gamesQuery({ collections: [jackpot] })).data?.pages[0]?.tiles;
  if (tiles?.length === 0) return null;
  return (
    <TileRow
      id={jackpot}
      title={<Trans>Games with this jackpot</Trans>}
      link={
        <Link to="." hash={listId} search resetScroll={false} preload={false} className={lobby.seeAll}>
          <Trans>See all</Trans>
          <ChevronRight aria-hidden />
        </Link>
      }
      tiles={tiles?.slice(0, MAX_TILES).map(withoutBadges) ?? []}
      renderTile={(game, index) => <Tile game={game} viewer={viewer} caption={false} eager={index < 3} />}
    />
  );
}
