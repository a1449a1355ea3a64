import { useNavigate, useSearch } from "@tanstack/react-router";
import { useViewer } from "../../api/player.ts";
import { impliedBadge } from "../game/badge.tsx";
import { Tile } from "../game/tile.tsx";
import { Search } from "./search.tsx";

/** Search with the query in the address, so that Back and reload restore the results. */
export function SearchPopup() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { popup, q = "" } = useSearch({ strict: false });
  const storeQuery = (text: string) => {
    const mask = popup
      ? { to: "/$", params: { _splat: "search" }, search: { q: text || undefined }, unmaskOnReload: true }
      : undefined;
    const search = (previous: object) => ({ ...previous, q: text || undefined });
    void navigate({ to: ".", search, mask, replace: true, resetScroll: false });
  };
  return (
    <Search
      initial={q}
      onTextChange={storeQuery}
      renderTile={(tile, list) => (
        <Tile key={tile.id} game={tile} viewer={viewer} impliedBadge={list && impliedBadge([list])} />
      )}
    />
  );
}
