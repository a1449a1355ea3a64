import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useViewer } from "../../api/player.ts";
import { Tile } from "../game/tile.tsx";
import { TileRow } from "../lobby/tile-row.tsx";
import { playedGamesQuery, storedGames } from "./queries.ts";

/** The player's recent games, as a row of the lobby; without the last one, if there are others. */
export function RecentlyPlayed({ isReserved }: { isReserved: boolean }) {
  const viewer = useViewer();
  const [stored] = useState(storedGames);
  const { data: games = stored, isPending } = useQuery(playedGamesQuery);
  // The banner continues the last game.
  const tiles = games.length > 1 ? games.slice(1) : games;
  if (games.length === 0 && !(isReserved && isPending)) return null;
  return (
    <TileRow
      id="played"
      title={<Trans>Recently played</Trans>}
      tiles={tiles}
      renderTile={(game) => <Tile game={game} viewer={viewer} caption={false} />}
    />
  );
}
