import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Row as RowData, Tile as TileData } from "../../api/games.ts";
import { useListNames } from "../../lib/i18n/use-list-names.ts";
import styles from "./lobby.module.css";
import { TileRow } from "./tile-row.tsx";

interface RowProps {
  row: RowData;
  /** Loads missing tiles of the rows. */
  onTilesNeeded?: () => void;
  renderTile: (tile: TileData, index: number) => ReactNode;
}

/** First games of a collection on one line, with a link to all. */
export function Row({ row: { id, title: ownTitle, tiles }, onTilesNeeded, renderTile }: RowProps) {
  const names = useListNames();
  const title = names(id, ownTitle);
  const link = (
    <Link to="/categories/$slug" params={{ slug: id }} className={styles.seeAll} preload={false}>
      <span aria-hidden="true">
        <Trans>See all</Trans>
      </span>
      <span className="visually-hidden">
        <Trans>See all: {title}</Trans>
      </span>
      <ChevronRight aria-hidden />
    </Link>
  );
  return (
    <TileRow
      id={id}
      title={title}
      link={link}
      tiles={tiles}
      onTilesNeeded={onTilesNeeded}
      renderTile={renderTile}
    />
  );
}
