import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { gamesQuery, type Tile } from "../../api/games.ts";
import type { Game } from "../../contract/games.ts";
import { kindFilter } from "../../rules/games/next-game.ts";
import styles from "./play.module.css";

const MAX_TILES = 3;

interface RecommendedProps {
  game: Game;
  renderTile: (tile: Tile) => ReactNode;
}

/** A few games of the same category; hidden if they cannot be loaded. */
export function Recommended({ game, renderTile }: RecommendedProps) {
  const { data } = useInfiniteQuery(gamesQuery(kindFilter(game)));
  const tiles = (data?.pages[0]?.tiles ?? []).filter(({ id }) => id !== game.id).slice(0, MAX_TILES);
  if (tiles.length === 0) return null;
  return (
    <section className={styles.others}>
      <h3>
        <Trans>More games like this</Trans>
      </h3>
      <div className={styles.grid}>{tiles.map(renderTile)}</div>
    </section>
  );
}
