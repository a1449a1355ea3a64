import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Tile } from "../../api/games.ts";
import { namesQuery, searchQuery } from "../../api/search.ts";
import { DEFAULT_PAGE_SIZE } from "../../contract/pagination.ts";
import { isLowData } from "../../lib/device/low-data.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { type FoundGame, indexNames, searchNames } from "../../rules/games/name-search.ts";
import { isSearchable } from "../../rules/games/search-text.ts";
import { hash } from "../../rules/web/hash.ts";

export interface SearchResult {
  status: "idle" | "loading" | "done" | "failed";
  tiles: Tile[];
  total: number;
  /** Results come from the cached names. */
  offline: boolean;
  retry: () => void;
}

/** Games whose names are known, as tiles. */
const toTiles = (games: FoundGame[], version: string): Tile[] =>
  games.map((game) => ({
    id: game.id,
    title: game.title,
    provider: game.provider,
    providerTitle: game.providerTitle,
    seo: game.seo,
    tone: hash(game.title) % 36,
    preview: `/art/games/${game.id}/${version}`,
    demo: false,
    badges: [],
    currencies: "",
  }));

function useNameIndex(isNeeded: boolean) {
  const names = useQuery({ ...namesQuery, enabled: isNeeded });
  // Names of another version may be incompatible; then search on the device is unavailable.
  const validNames = typeof names.data?.titles === "string" ? names.data : null;
  const index = useMemo(() => (validNames ? indexNames(validNames) : null), [validNames]);
  return { names, index, version: names.data?.art_version ?? "" };
}

/**
 * Games for a text of any length, immediately, from the list of names on the device; null while that is unavailable. The
 * list is loaded with the screen, or with the first character to save data.
 */
export function useLocalGames(text: string): SearchResult | null {
  const isEmpty = text.trim() === "";
  const { index, version } = useNameIndex(!isEmpty || !isLowData());
  return useMemo(() => {
    if (!index || isEmpty) return null;
    const { games, total } = searchNames(index, text, DEFAULT_PAGE_SIZE);
    return { status: "done", tiles: toTiles(games, version), total, offline: false, retry: () => {} };
  }, [index, isEmpty, text, version]);
}

/** Games for a title: from the server, offline from the names that the worker caches. */
export function useFoundGames(title: string): SearchResult {
  const canSearch = isSearchable(title);
  const { unreachable } = useConnection();
  const serverSearch = useQuery({ ...searchQuery(title.trim()), enabled: canSearch && !unreachable });
  const offline = canSearch && (unreachable || serverSearch.isError);
  const { names, index, version } = useNameIndex(offline);
  const results = useMemo(
    () => (index && offline ? searchNames(index, title, DEFAULT_PAGE_SIZE) : null),
    [index, offline, title],
  );
  const retry = () => void (unreachable ? names.refetch() : serverSearch.refetch());
  if (!canSearch) return { status: "idle", tiles: [], total: 0, offline: false, retry };
  if (!offline) {
    const { data } = serverSearch;
    return {
      status: data ? "done" : "loading",
      tiles: data?.tiles ?? [],
      total: data?.total ?? 0,
      offline: false,
      retry,
    };
  }
  const tiles = toTiles(results?.games ?? [], version);
  const status = index ? "done" : names.isError || names.data ? "failed" : "loading";
  return { status, tiles, total: results?.total ?? 0, offline: true, retry };
}
