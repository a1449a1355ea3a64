import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Tile } from "../../api/games.ts";
import { namesQuery, searchQuery } from "../../api/search.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { indexNames, searchNames } from "../../rules/games/name-search.ts";
import { isSearchable } from "../../rules/games/search-text.ts";
import { hash } from "../../rules/web/hash.ts";

/** As many as a page of the server's has. */
const OFFLINE_RESULTS = 40;

export interface Found {
  status: "idle" | "loading" | "done" | "failed";
  tiles: Tile[];
  total: number;
  /** The results come from the names kept on the device. */
  offline: boolean;
  retry: () => void;
}

/** Games for a title: from the server, and without network from the names that the worker keeps. */
export function useFoundGames(title: string): Found {
  const searchable = isSearchable(title);
  const { unreachable } = useConnection();
  const online = useQuery({ ...searchQuery(title.trim()), enabled: searchable && !unreachable });
  const offline = searchable && (unreachable || online.isError);
  const names = useQuery({ ...namesQuery, enabled: offline });
  // A server or a copy of another version may write them in another way: then there is nothing to search in.
  const readable = typeof names.data?.titles === "string" ? names.data : null;
  const index = useMemo(() => (readable ? indexNames(readable) : null), [readable]);
  const named = useMemo(
    () => (index && offline ? searchNames(index, title, OFFLINE_RESULTS) : null),
    [index, offline, title],
  );
  const retry = () => void (unreachable ? names.refetch() : online.refetch());
  if (!searchable) return { status: "idle", tiles: [], total: 0, offline: false, retry };
  if (!offline) {
    const { data } = online;
    return {
      status: data ? "done" : "loading",
      tiles: data?.tiles ?? [],
      total: data?.total ?? 0,
      offline: false,
      retry,
    };
  }
  const version = names.data?.art_version ?? "";
  const tiles = (named?.games ?? []).map((game) => ({
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
  const status = readable ? "done" : names.isError || names.data ? "failed" : "loading";
  return { status, tiles, total: named?.total ?? 0, offline: true, retry };
}
