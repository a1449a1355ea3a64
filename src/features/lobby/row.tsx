import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { INITIAL_ROW_TILES, type Row as RowData, type Tile as TileData } from "../../api/games.ts";
import { useListNames } from "../../lib/i18n/use-list-names.ts";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./lobby.module.css";
import { useNear } from "./use-near.ts";
import { useExpanded } from "./use-unfolded.ts";

/** Screens wider than the initial tiles of a row. */
const EXPANDED_SCREEN = "(min-width: 1500px)";

interface RowProps {
  row: RowData;
  /** Loads missing tiles of the rows. */
  onTilesNeeded?: () => void;
  renderTile: (tile: TileData, index: number) => ReactNode;
}

/** First games of a collection on one line, with a link to all. */
export function Row({ row, onTilesNeeded, renderTile }: RowProps) {
  const names = useListNames();
  const title = names(row.id, row.title);
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list);
  // Rendering all tiles would add a thousand elements that most visits never see.
  const { isExpanded, unfold: expand, handlers: expandHandlers } = useExpanded();
  const needsRest = isExpanded || (isNear && row.tiles.length === 0);
  useEffect(() => {
    if (needsRest) onTilesNeeded?.();
  }, [needsRest, onTilesNeeded]);
  useEffect(() => {
    if (isNear && !isExpanded && matchMedia(EXPANDED_SCREEN).matches) expand();
  });
  const tiles = isExpanded ? row.tiles : row.tiles.slice(0, INITIAL_ROW_TILES);
  return (
    <section className={styles.row} aria-labelledby={`row-${row.id}`}>
      <div className={styles.rowHead}>
        <h2 id={`row-${row.id}`}>{title}</h2>
        <Link to="/categories/$slug" params={{ slug: row.id }} className={styles.seeAll} preload={false}>
          <span aria-hidden="true">
            <Trans>See all</Trans>
          </span>
          <span className="visually-hidden">
            <Trans>See all: {title}</Trans>
          </span>
          <ChevronRight aria-hidden />
        </Link>
      </div>
      <ul
        ref={list}
        className={isExpanded ? `${styles.tiles} ${styles.unfolded}` : styles.tiles}
        {...expandHandlers}
      >
        {tiles.length > 0
          ? tiles.map((tile, i) => <li key={tile.id}>{renderTile(tile, i)}</li>)
          : Array.from({ length: isNear ? 4 : 1 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
              <li key={i}>
                <TileSkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
