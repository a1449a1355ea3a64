import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../api/config.ts";
import { useViewer } from "../api/player.ts";
import { Tile } from "../features/game/tile.tsx";
import { JackpotSlab } from "../features/jackpots/jackpot-slab.tsx";
import { Lobby } from "../features/lobby/lobby.tsx";
import { OrganisationData } from "../features/lobby/organisation-data.tsx";

/** Badges that a row's title says already. */
const IMPLIED_BADGES: Record<string, string> = {
  top: "top",
  new: "new",
  jackpots: "jackpot",
  mystic: "mystic_jackpots",
};

/** The lobby, as the main page and below popups with their own address. */
export function LobbyScreen() {
  const viewer = useViewer();
  const organisation = useQuery(projectQuery).data?.organisation;
  return (
    <Lobby
      structuredData={organisation ? <OrganisationData organisation={organisation} /> : null}
      jackpots={<JackpotSlab />}
      renderTile={(tile, { eager, row }) => (
        <Tile game={tile} viewer={viewer} eager={eager} caption={false} impliedBadge={IMPLIED_BADGES[row]} />
      )}
    />
  );
}
