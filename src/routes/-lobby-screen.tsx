import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../api/config.ts";
import { useViewer } from "../api/player.ts";
import { impliedBadge } from "../features/game/badge.tsx";
import { Tile } from "../features/game/tile.tsx";
import { JackpotSlab } from "../features/jackpots/jackpot-slab.tsx";
import { Lobby } from "../features/lobby/lobby.tsx";
import { OrganisationData } from "../features/lobby/organisation-data.tsx";
import { ROW_SHAPES } from "../rules/games/row-shapes.ts";
import { LateTableFacts } from "./-late-table-facts.tsx";

/** The lobby, as the main page and below popups with their own address. */
export function LobbyScreen() {
  const viewer = useViewer();
  const organisation = useQuery(projectQuery).data?.organisation;
  return (
    <Lobby
      structuredData={organisation ? <OrganisationData organisation={organisation} /> : null}
      jackpots={<JackpotSlab />}
      renderTile={(tile, { eager, row, index }) => {
        const form = ROW_SHAPES[row];
        const shape = form === "ranked" ? undefined : form;
        return (
          <>
            <Tile
              game={tile}
              viewer={viewer}
              eager={eager}
              caption={shape !== undefined}
              shape={shape}
              rank={form === "ranked" ? index + 1 : undefined}
              impliedBadge={impliedBadge([row])}
            />
            {shape === "wide" ? <LateTableFacts gameId={tile.id} /> : null}
          </>
        );
      }}
    />
  );
}
