import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../api/config.ts";
import { useViewer } from "../api/player.ts";
import { Tile } from "../features/game/tile.tsx";
import { Lobby } from "../features/lobby/lobby.tsx";
import { OrganisationData } from "../features/lobby/organisation-data.tsx";

/** The lobby, as the main page and below popups with their own address. */
export function LobbyScreen() {
  const viewer = useViewer();
  const organisation = useQuery(projectQuery).data?.organisation;
  return (
    <Lobby
      structuredData={organisation ? <OrganisationData organisation={organisation} /> : null}
      renderTile={(tile, eager) => <Tile game={tile} viewer={viewer} eager={eager} />}
    />
  );
}
