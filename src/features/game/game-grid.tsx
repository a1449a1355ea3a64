import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Fragment, type ReactNode, useMemo, useRef } from "react";
import { gamesQuery, type ListFilter, type Tile as TileData } from "../../api/games.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import type { Viewer } from "../../rules/games/availability.ts";
import { Button } from "../../ui/button.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./game-grid.module.css";
import { Block } from "./grid-chunk.tsx";
import { Tile } from "./tile.tsx";
import { usePlaceWhenTurned } from "./use-anchor-on-rotation.ts";
import { useBlockHeight, useColumns } from "./use-columns.ts";
import { useNearEnd } from "./use-near-end.ts";

/** Up to this many tiles the browser skips what is off screen by itself; beyond it, far blocks are taken out. */
const WINDOW_FROM = 1_200;
/** Pictures asked for at once: those of a phone's first screen. */
const EAGER = 6;
const BLOCK = 40;

export interface WallCard {
  /** Place in the wall, counted from 0; past the end means last. */
  at: number;
  key: string;
  card: ReactNode;
}

type Item = { key: string; render: (eager: boolean) => ReactNode };

function arrange(tiles: TileData[], cards: WallCard[], viewer: Viewer, ended: boolean): Item[] {
  const items: Item[] = tiles.map((game) => ({
    key: String(game.id),
    render: (eager) => <Tile game={game} viewer={viewer} eager={eager} />,
  }));
  for (const { at, key, card } of cards) {
    if (at > items.length && !ended) continue;
    items.splice(Math.min(at, items.length), 0, { key, render: () => card });
  }
  return items;
}

/** Rows of one block, so that no row is left open in the middle of the wall. */
const rowsOf = (columns: number) => Math.max(1, Math.floor(BLOCK / columns));

/** The items of each block. Until the columns are known there is one, of what the first screens show. */
function toBlocks(items: Item[], columns: number | null): Item[][] {
  if (items.length <= BLOCK + 2) return [items];
  const size = columns === null ? BLOCK : rowsOf(columns) * columns;
  const blocks = Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
  return columns === null ? blocks.slice(0, 1) : blocks;
}

interface WallProps {
  filter: ListFilter;
  viewer: Viewer;
  firstPage?: number;
  cards?: WallCard[];
  /** Identifier of a game that stands above the list and is not repeated in it. */
  except?: number;
  /** Whether the list begins on the first screen, so that its pictures are asked for at once. */
  first?: boolean;
}

/** A list of games that loads its next page 500 px before the end, to the last game. */
export function Wall({ filter, viewer, firstPage = 1, cards = [], except, first = true }: WallProps) {
  "use memo";
  const query = gamesQuery(filter, firstPage);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(query);
  const client = useQueryClient();
  const grid = useRef<HTMLDivElement>(null);
  usePlaceWhenTurned();
  const columns = useColumns(grid);
  const tiles = useMemo(
    () => (data?.pages.flatMap((page) => page.tiles) ?? []).filter(({ id }) => id !== except),
    [data, except],
  );
  const total = data?.pages.at(-1)?.total ?? 0;
  const blocks = toBlocks(arrange(tiles, cards, viewer, !hasNextPage), columns);
  useBlockHeight(grid, blocks.length > 1 ? columns : null, rowsOf(columns ?? 1));
  const { unreachable } = useConnection();
  // The request layer tries for a minute: nobody has to look at boxes for so long.
  const isStuck = isFetchNextPageError || (isFetchingNextPage && unreachable);
  const end = useNearEnd(() => {
    const state = client.getQueryState(query.queryKey);
    const isOnItsWay = state?.fetchStatus === "fetching" && state.fetchMeta?.fetchMore !== undefined;
    // A page that somebody waits for goes before a list that is being refreshed, which may take all its pages anew.
    if (hasNextPage && !isOnItsWay && !isFetchNextPageError) void fetchNextPage();
  });
  return (
    <div ref={grid} aria-busy={isFetchingNextPage}>
      {blocks.map((items, index) => {
        const full = index < blocks.length - 1;
        const windowed = full && tiles.length > WINDOW_FROM;
        return (
          <Block key={items[0]?.key ?? index} first={index === 0} full={full} windowed={windowed}>
            {items.map(({ key, render }, i) => (
              <Fragment key={key}>{render(first && index === 0 && i < EAGER)}</Fragment>
            ))}
          </Block>
        );
      })}
      <div ref={end} />
      {hasNextPage && !isStuck ? (
        // Another element each time: one that goes down with the list would count as moved.
        <Placeholders key={tiles.length} count={Math.min(BLOCK, total - tiles.length)} />
      ) : null}
      {isStuck ? (
        <div className={styles.more}>
          <Button onClick={() => void fetchNextPage()}>
            <RotateCw aria-hidden /> <Trans>Could not load more games. Try again</Trans>
          </Button>
        </div>
      ) : null}
      {data && !hasNextPage && tiles.length > BLOCK ? (
        <p className={styles.end}>
          <Trans>That was the last game of this list.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** The room of the next page, so that what stands below the list does not move when it comes. */
function Placeholders({ count }: { count: number }) {
  return (
    <div className={styles.block}>
      <div className={styles.grid}>
        {Array.from({ length: Math.max(0, count) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <TileSkeleton key={i} />
        ))}
      </div>
    </div>
  );
}

export function WallSkeleton() {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: 18 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <TileSkeleton key={i} />
      ))}
    </div>
  );
}
