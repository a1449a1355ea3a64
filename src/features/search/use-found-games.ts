import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Tile } from "../../api/games.ts";
import { namesQuery, searchQuery } from "../../api/search.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { indexNames, searchNames } from "../../rules/games/name-search.ts";
import { isSearchable } from "../../rules/games/search-text.ts";
import { hash } from "../../rules/web/hash.ts";

const OFFLINE_RESULTS = 40;

export interface SearchResult {
  status: "idle" | "loading" | "done" | "failed";
  tiles: Tile[];
  total: number;
  /** Results come from the cached names. */
  offline: boolean;
  retry: () => void;
}

/** Games for a title: from the server, offline from the names that the worker caches. */
export function useFoundGames(title: string): SearchResult {
  const canSearch = isSearchable(title);
  const { unreachable } = useConnection();
  const serverSearch = useQuery({ ...searchQuery(title.trim()), enabled: canSearch && !unreachable });
  const offline = canSearch && (unreachable || serverSearch.isError);
  const names = useQuery({ ...namesQuery, enabled: offline });
  // Names of another version may be incompatible; then offline search is unavailable.
  const validNames = typeof names.data?.titles === "string" ? names.data : null;
  const index = useMemo(() => (validNames ? indexNames(validNames) : null), [validNames]);
  const results = useMemo(
    () => (index && offline ? searchNames(index, title, OFFLINE_RESULTS) : null),
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
  const version = names.data?.art_version ?? "";
  const tiles = (results?.games ?? []).map((game) => ({
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
  const status = validNames ? "done" : names.isError || names.data ? "failed" : "loading";
  return { status, tiles, total: results?.total ?? 0, offline: true, retry };
}
