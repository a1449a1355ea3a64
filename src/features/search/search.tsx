import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { CloudOff, RotateCw, Search as SearchIcon, SearchX } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { collectionsQuery, type Tile } from "../../api/games.ts";
import { debounce } from "../../lib/time/time.ts";
import { isSearchable, MAX_SEARCH_RESULTS } from "../../rules/games/search-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TitleLine } from "../../ui/popup-frame.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import { addSearch, eraseSearches, recentSearches } from "./recent-searches.ts";
import styles from "./search.module.css";
import { Browse, RecentSearches, Shortcuts } from "./shortcuts.tsx";
import { type SearchResult, useFoundGames, useLocalGames } from "./use-found-games.ts";

export const SEARCH_DEBOUNCE = 300;

interface ResultProps {
  /** `list` is the collection that the tile stands in; undefined for search results. */
  renderTile: (tile: Tile, list?: string) => ReactNode;
}

interface SearchProps extends ResultProps {
  initial: string;
  /** Called with the text once typing has paused. */
  onTextChange: (text: string) => void;
}

/** The input, and its value once typing has paused for 300 ms. */
function useDebouncedInput(initial: string, onSettled: (text: string) => void) {
  const [query, setInput] = useState(initial);
  const [debouncedText, setDebouncedText] = useState(initial);
  const debounceText = useMemo(() => debounce(SEARCH_DEBOUNCE, setDebouncedText), []);
  useEffect(() => debounceText.cancel, [debounceText]);
  const lastReported = useRef(initial);
  useEffect(() => {
    if (lastReported.current === debouncedText) return;
    lastReported.current = debouncedText;
    onSettled(debouncedText);
  });
  const onInput = (text: string) => {
    setInput(text);
    debounceText(text);
  };
  const choose = (text: string) => {
    debounceText.cancel();
    setInput(text);
    setDebouncedText(text);
  };
  return { typed: query, debouncedText, type: onInput, choose };
}

interface CollectionProps extends ResultProps {
  id: "recommended" | "top";
  title: ReactNode;
}

function Collection({ id, title, renderTile }: CollectionProps) {
  const rows = useQuery(collectionsQuery).data ?? [];
  const row = rows.find((collection) => collection.id === id) ?? rows[0];
  if (!row) return null;
  return (
    <>
      <h2 className={styles.sub}>{title}</h2>
      <div className={`${styles.grid} ${styles.twoRows}`}>
        {row.tiles.map((tile) => renderTile(tile, id))}
      </div>
    </>
  );
}

function FoundGames({ found, renderTile }: ResultProps & { found: SearchResult }) {
  if (found.status === "loading") {
    return (
      <div className={styles.grid}>
        {Array.from({ length: 9 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <TileSkeleton key={i} />
        ))}
      </div>
    );
  }
  if (found.status === "failed") {
    return (
      <Notice
        icon={<CloudOff aria-hidden />}
        title={<Trans>Search didn't work</Trans>}
        actions={
          <Button onClick={found.retry}>
            <RotateCw aria-hidden size={18} /> <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (found.tiles.length === 0) {
    return (
      <>
        <div role="status">
          <Notice icon={<SearchX aria-hidden />} title={<Trans>No games found</Trans>}>
            <Trans>Try a shorter word or a provider's name.</Trans>
          </Notice>
        </div>
        <Collection id="recommended" title={<Trans>Recommended</Trans>} renderTile={renderTile} />
      </>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {/* The server counts no further; the device says the same. */}
        {found.total < MAX_SEARCH_RESULTS ? (
          <Plural value={found.total} one="# game found" other="# games found" />
        ) : (
          <Trans>{MAX_SEARCH_RESULTS}+ games found</Trans>
        )}
        {found.offline ? (
          <>
            {" "}
            <Trans>(from the list saved on this device)</Trans>
          </>
        ) : null}
      </p>
      <div className={styles.grid}>{found.tiles.map((tile) => renderTile(tile))}</div>
    </>
  );
}

/** What the device knows of the text, from its first character, until the server has answered the settled text. */
function useResult(query: string, debouncedText: string): SearchResult {
  const found = useFoundGames(debouncedText);
  const local = useLocalGames(query);
  const isSettled = query.trim() === debouncedText.trim();
  if (isSettled && (found.status === "done" || found.status === "failed")) return found;
  if (local && local.total > 0) return local;
  return isSearchable(query) ? { ...found, status: "loading" } : { ...found, status: "idle" };
}

/** Search by title or provider over the whole catalogue, online and offline. */
export function Search({ initial, onTextChange, renderTile }: SearchProps) {
  const { t } = useLingui();
  const input = useDebouncedInput(initial, onTextChange);
  const { typed: query, debouncedText, type: onInput } = input;
  const result = useResult(query, debouncedText);
  const hasGames = !useQuery(collectionsQuery).isPending;
  const [searches, setSearches] = useState(recentSearches);
  const erase = () => {
    eraseSearches();
    setSearches([]);
    field.current?.focus();
  };
  const onResultClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) addSearch(query);
  };
  const field = useRef<HTMLInputElement>(null);
  // Focus without scrolling the page below.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <TitleLine>
        <search className={styles.field}>
          <div className={styles.box}>
            <SearchIcon aria-hidden />
            <input
              ref={field}
              className={styles.input}
              type="search"
              enterKeyHint="search"
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => onInput(event.target.value)}
              onKeyDown={(event) => event.key === "Enter" && addSearch(query)}
              placeholder={t`Game or provider`}
              aria-label={t`Search games and providers`}
            />
            {isSearchable(query) ? (
              <button
                type="button"
                className={styles.clear}
                aria-label={t`Clear search`}
                onClick={() => {
                  onInput("");
                  // The button goes with the text.
                  field.current?.focus();
                }}
              >
                <Trans>Clear</Trans>
              </button>
            ) : null}
          </div>
        </search>
      </TitleLine>
      {query.trim() === "" ? (
        <>
          <RecentSearches searches={searches} onChoose={input.choose} onErase={erase} />
          <Collection id="top" title={<Trans>Trending now</Trans>} renderTile={renderTile} />
          {/* The games above come first: they'd push these down. */}
          {hasGames ? <Browse /> : null}
        </>
      ) : (
        <div onClickCapture={onResultClick}>
          <Shortcuts text={query} />
          {result.status === "idle" ? (
            <p className={styles.hint}>
              <Trans>Search games and providers. Typos are fine.</Trans>
            </p>
          ) : (
            <FoundGames found={result} renderTile={renderTile} />
          )}
        </div>
      )}
    </>
  );
}
