import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useViewer } from "../../api/player.ts";
import { Tile } from "../game/tile.tsx";
import { TileRow } from "../lobby/tile-row.tsx";
import { playedGamesQuery, storedGames } from "./queries.ts";

/** The player's recent games, as a row of the lobby. */
export function RecentlyPlayed({ isReserved }: { isReserved: boolean }) {
  const viewer = useViewer();
  const [stored] = useState(storedGames);
  const { data: games = stored, isPending } = useQuery(playedGamesQuery);
  if (games.length === 0 && !(isReserved && isPending)) return null;
  return (
    <TileRow
      id="played"
      title={<Trans>Recently played</Trans>}
      tiles={games}
      renderTile={(game) => <Tile game={game} viewer={viewer} caption={false} />}
    />
  );
}
