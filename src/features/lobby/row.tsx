import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Row as RowData, Tile as TileData } from "../../api/games.ts";
import { useListNames } from "../../lib/list-names.ts";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./lobby.module.css";

interface RowProps {
  row: RowData;
  renderTile: (tile: TileData, index: number) => ReactNode;
}

/** A collection's first games on one line, and the way to all of them. */
export function Row({ row, renderTile }: RowProps) {
  const names = useListNames();
  const title = names(row.id, row.title);
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
      <ul className={styles.tiles}>
        {row.tiles.length > 0
          ? row.tiles.map((tile, i) => <li key={tile.id}>{renderTile(tile, i)}</li>)
          : Array.from({ length: 4 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
              <li key={i}>
                <TileSkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
