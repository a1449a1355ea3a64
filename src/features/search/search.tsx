import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { CloudOff, RotateCw, Search as SearchIcon, SearchX, X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { collectionsQuery, type Tile } from "../../api/games.ts";
import { debounce } from "../../lib/time/time.ts";
import { isSearchable } from "../../rules/games/search-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./search.module.css";
import { type SearchResult, useFoundGames } from "./use-found-games.ts";

export const SEARCH_DEBOUNCE = 300;

interface ResultProps {
  renderTile: (tile: Tile) => ReactNode;
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
  return { typed: query, debouncedText, type: onInput };
}

function Recommended({ renderTile }: ResultProps) {
  const rows = useQuery(collectionsQuery).data ?? [];
  const row = rows.find(({ id }) => id === "recommended") ?? rows[0];
  if (!row) return null;
  return (
    <>
      <h2 className={styles.sub}>
        <Trans>Recommended</Trans>
      </h2>
      <Results tiles={row.tiles} renderTile={renderTile} />
    </>
  );
}

function Results({ tiles, renderTile }: ResultProps & { tiles: Tile[] }) {
  return <div className={styles.grid}>{tiles.map(renderTile)}</div>;
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
        <Notice icon={<SearchX aria-hidden />} title={<Trans>No games found</Trans>}>
          <Trans>Try a shorter word or a provider's name.</Trans>
        </Notice>
        <Recommended renderTile={renderTile} />
      </>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        <Plural value={found.total} one="# game found" other="# games found" />
        {found.offline ? (
          <>
            {" "}
            <Trans>(from the list saved on this device)</Trans>
          </>
        ) : null}
      </p>
      <Results tiles={found.tiles} renderTile={renderTile} />
    </>
  );
}

/** Search by title or provider over the whole catalogue, online and offline. */
export function Search({ initial, onTextChange, renderTile }: SearchProps) {
  const { t } = useLingui();
  const { typed: query, debouncedText, type: onInput } = useDebouncedInput(initial, onTextChange);
  const result = useFoundGames(debouncedText);
  const input = useRef<HTMLInputElement>(null);
  // Focus without scrolling the page below.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <search className={styles.field}>
        <div className={styles.box}>
          <SearchIcon aria-hidden />
          <input
            ref={input}
            className={styles.input}
            type="search"
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => onInput(event.target.value)}
            placeholder={t`Game or provider`}
            aria-label={t`Search games and providers`}
          />
          {isSearchable(query) ? (
            <span className={styles.clear}>
              <Button size="icon" aria-label={t`Clear search`} onClick={() => onInput("")}>
                <X aria-hidden />
              </Button>
            </span>
          ) : null}
        </div>
      </search>
      {result.status === "idle" ? (
        <>
          <p className={styles.hint}>
            <Trans>Search games and providers. Typos are fine.</Trans>
          </p>
          <Recommended renderTile={renderTile} />
        </>
      ) : (
        <FoundGames found={result} renderTile={renderTile} />
      )}
    </>
  );
}
