import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { INITIAL_ROW_TILES, type Tile as TileData } from "../../api/games.ts";
import { ROW_SHAPES } from "../../rules/games/row-shapes.ts";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./lobby.module.css";
import type { RowArrowsProps } from "./row-arrows.tsx";
import { useExpanded } from "./use-expanded.ts";
import { useNear } from "./use-near.ts";

/** Screens wider than the initial tiles of a row. */
const EXPANDED_SCREEN = "(min-width: 1360px)";

/** Screens whose rows have arrows; their heads reserve the space. */
const ARROWS_SCREEN = "(min-width: 1024px) and (pointer: fine)";

const loadControls = () => import("./row-arrows.tsx");

interface TileRowProps {
  id: string;
  title: ReactNode;
  /** Link to the whole list. */
  link?: ReactNode;
  /** Empty while they load. */
  tiles: readonly TileData[];
  /** Loads missing tiles. */
  onTilesNeeded?: () => void;
  renderTile: (tile: TileData, index: number) => ReactNode;
}

/** Tiles on one line. */
export function TileRow({ id, title, link, tiles, onTilesNeeded, renderTile }: TileRowProps) {
  const shape = ROW_SHAPES[id];
  const List = shape === "ranked" ? "ol" : "ul";
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const isNear = useNear(list);
  // Rendering all tiles would add a thousand elements that most visits never see.
  const { isExpanded, expand, handlers: expandHandlers } = useExpanded();
  const needsRest = isExpanded || (isNear && tiles.length === 0);
  useEffect(() => {
    if (needsRest) onTilesNeeded?.();
  }, [needsRest, onTilesNeeded]);
  useEffect(() => {
    if (isNear && !isExpanded && matchMedia(EXPANDED_SCREEN).matches) expand();
  });
  const [Arrows, setArrows] = useState<ComponentType<RowArrowsProps>>();
  useEffect(() => {
    if (isNear && matchMedia(ARROWS_SCREEN).matches)
      void loadControls().then(({ RowArrows }) => setArrows(() => RowArrows));
  }, [isNear]);
  const displayed = isExpanded ? tiles : tiles.slice(0, INITIAL_ROW_TILES);
  return (
    <section className={styles.row} data-shape={shape} aria-labelledby={`row-${id}`}>
      <div className={`${styles.rowHead} ${styles.tilesHead}`}>
        <h2 id={`row-${id}`}>{title}</h2>
        {link}
        {Arrows ? <Arrows list={list} heading={`row-${id}`} onExpand={expand} /> : null}
      </div>
      <List
        ref={list}
        className={isExpanded ? `${styles.tiles} ${styles.expanded}` : styles.tiles}
        {...expandHandlers}
        onFocus={() => {
          expand();
          void loadControls().then(({ roveFocus }) => list.current && roveFocus(list.current));
        }}
      >
        {displayed.length > 0
          ? displayed.map((tile, i) => <li key={tile.id}>{renderTile(tile, i)}</li>)
          : Array.from({ length: isNear ? 4 : 1 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
              <li key={i}>
                <TileSkeleton caption={shape === "wide" || shape === "square"} />
              </li>
            ))}
      </List>
    </section>
  );
}
