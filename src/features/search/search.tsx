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
import { type Found, useFoundGames } from "./use-found-games.ts";

export const SEARCH_DEBOUNCE = 300;

interface ResultProps {
  renderTile: (tile: Tile) => ReactNode;
}

interface SearchProps extends ResultProps {
  initial: string;
  /** Told the text once typing has paused. */
  onSettled: (text: string) => void;
}

/** The typed text, and the same once typing has paused for 300 ms. */
function useTyped(initial: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(initial);
  const [settled, setSettled] = useState(initial);
  const settle = useMemo(() => debounce(SEARCH_DEBOUNCE, setSettled), []);
  useEffect(() => settle.cancel, [settle]);
  const told = useRef(initial);
  useEffect(() => {
    if (told.current === settled) return;
    told.current = settled;
    onSettled(settled);
  });
  const type = (text: string) => {
    setTyped(text);
    settle(text);
  };
  return { typed, settled, type };
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

function FoundGames({ found, renderTile }: ResultProps & { found: Found }) {
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
        title={<Trans>The search could not be done</Trans>}
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
          <Trans>Try fewer letters, another word of the title, or the name of the provider.</Trans>
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
            <Trans>(from the list on this device)</Trans>
          </>
        ) : null}
      </p>
      <Results tiles={found.tiles} renderTile={renderTile} />
    </>
  );
}

/** Search by title or provider over the whole catalogue, with and without network. */
export function Search({ initial, onSettled, renderTile }: SearchProps) {
  const { t } = useLingui();
  const { typed, settled, type } = useTyped(initial, onSettled);
  const found = useFoundGames(settled);
  const input = useRef<HTMLInputElement>(null);
  // The popup was opened to type here; the page below must not move for it.
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
            value={typed}
            onChange={(event) => type(event.target.value)}
            placeholder={t`Game or provider`}
            aria-label={t`Search games and providers`}
          />
          {isSearchable(typed) ? (
            <span className={styles.clear}>
              <Button size="icon" aria-label={t`Clear`} onClick={() => type("")}>
                <X aria-hidden />
              </Button>
            </span>
          ) : null}
        </div>
      </search>
      {found.status === "idle" ? (
        <>
          <p className={styles.hint}>
            <Trans>Type at least three characters. Typing errors are forgiven.</Trans>
          </p>
          <Recommended renderTile={renderTile} />
        </>
      ) : (
        <FoundGames found={found} renderTile={renderTile} />
      )}
    </>
  );
}
