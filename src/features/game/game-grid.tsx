import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Fragment, type ReactNode, useMemo, useRef } from "react";
import { gamesQuery, type ListFilter, type Tile as TileData } from "../../api/games.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import type { Viewer } from "../../rules/games/availability.ts";
import { Button } from "../../ui/button.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import { impliedBadge } from "./badge.tsx";
import styles from "./game-grid.module.css";
import { GridChunk } from "./grid-chunk.tsx";
import { Tile } from "./tile.tsx";
import { useAnchorOnRotation } from "./use-anchor-on-rotation.ts";
import { useBlockHeight, useColumns } from "./use-columns.ts";
import { useNearEnd } from "./use-near-end.ts";

/**
 * Above this number of tiles far chunks are removed from the DOM; below it `content-visibility` is
 * sufficient.
 */
const WINDOWING_THRESHOLD = 1_200;
/** Eagerly loaded images: those of a phone's first screen. */
const EAGER_TILES = 6;
const CHUNK_TILES = 40;

export interface GridCard {
  /** Index in the grid; an index past the end puts the card last. */
  index: number;
  key: string;
  card: ReactNode;
}

type Item = { key: string; render: (eager: boolean) => ReactNode };

/** Wide pictures with something below each tile, for example a live table's facts; the space is reserved. */
export interface WideTiles {
  renderBelow: (gameId: number) => ReactNode;
}

interface Arrangement {
  cards: GridCard[];
  viewer: Viewer;
  impliedBadge: string | undefined;
  wide: WideTiles | undefined;
  isComplete: boolean;
}

function arrange(tiles: TileData[], arrangement: Arrangement): Item[] {
  const { cards, viewer, impliedBadge, wide, isComplete } = arrangement;
  const items: Item[] = tiles.map((game) => ({
    key: String(game.id),
    render: (eager) => {
      const shape = wide ? "wide" : undefined;
      const tile = (
        <Tile game={game} viewer={viewer} eager={eager} impliedBadge={impliedBadge} shape={shape} />
      );
      if (!wide) return tile;
      return (
        <div className={styles.wide}>
          {tile}
          <div className={styles.below}>{wide.renderBelow(game.id)}</div>
        </div>
      );
    },
  }));
  for (const { index, key, card } of cards) {
    if (index > items.length && !isComplete) continue;
    items.splice(Math.min(index, items.length), 0, { key, render: () => card });
  }
  return items;
}

/** Rows per chunk; chunks have full rows, so that no gap appears in the grid. */
const rowsOf = (columns: number) => Math.max(1, Math.floor(CHUNK_TILES / columns));

/** Items by chunk. Until the columns are known there is a single chunk with the first screens. */
function toChunks(items: Item[], columns: number | null): Item[][] {
  if (items.length <= CHUNK_TILES + 2) return [items];
  const size = columns === null ? CHUNK_TILES : rowsOf(columns) * columns;
  const chunks = Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
  return columns === null ? chunks.slice(0, 1) : chunks;
}

interface GameGridProps {
  filter: ListFilter;
  viewer: Viewer;
  firstPage?: number;
  cards?: GridCard[];
  /** Id of a game that is shown above the list and omitted from it. */
  excludedId?: number;
  wide?: WideTiles | undefined;
  /** True if the list starts on the first screen and loads its images eagerly. */
  isFirstScreen?: boolean;
}

/** An infinite game list that loads the next page 500 px before the end. */
export function GameGrid({
  filter,
  viewer,
  firstPage = 1,
  cards = [],
  excludedId,
  wide,
  isFirstScreen = true,
}: GameGridProps) {
  "use memo";
  const query = gamesQuery(filter, firstPage);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(query);
  const client = useQueryClient();
  const grid = useRef<HTMLDivElement>(null);
  useAnchorOnRotation();
  const columns = useColumns(grid);
  const tiles = useMemo(
    () => (data?.pages.flatMap((page) => page.tiles) ?? []).filter(({ id }) => id !== excludedId),
    [data, excludedId],
  );
  const total = data?.pages.at(-1)?.total ?? 0;
  const { categories = [], collections = [], providers = [] } = filter;
  const lists = [...categories, ...collections];
  const items = arrange(tiles, {
    cards,
    viewer,
    impliedBadge: impliedBadge(lists.length + providers.length > 0 ? lists : ["all"]),
    wide,
    isComplete: !hasNextPage,
  });
  const chunks = toChunks(items, columns);
  useBlockHeight(grid, chunks.length > 1 ? columns : null, rowsOf(columns ?? 1));
  const { unreachable } = useConnection();
  // The HTTP layer retries for a minute, which is too long to show skeletons.
  const isStuck = isFetchNextPageError || (isFetchingNextPage && unreachable);
  const endRef = useNearEnd(() => {
    const state = client.getQueryState(query.queryKey);
    const isLoadingMore = state?.fetchStatus === "fetching" && state.fetchMeta?.fetchMore !== undefined;
    // The next page takes precedence over a background refetch, which may reload all pages.
    if (hasNextPage && !isLoadingMore && !isFetchNextPageError) void fetchNextPage();
  });
  return (
    <div ref={grid} aria-busy={isFetchingNextPage} className={wide ? styles.wideTiles : undefined}>
      {chunks.map((items, index) => {
        const isFull = index < chunks.length - 1;
        const isWindowed = isFull && tiles.length > WINDOWING_THRESHOLD;
        return (
          // The first chunk stays, whatever card comes before its tiles.
          <GridChunk
            key={index === 0 ? "first" : items[0]?.key}
            first={index === 0}
            full={isFull}
            windowed={isWindowed}
          >
            {items.map(({ key, render }, i) => (
              <Fragment key={key}>{render(isFirstScreen && index === 0 && i < EAGER_TILES)}</Fragment>
            ))}
          </GridChunk>
        );
      })}
      <div ref={endRef} />
      {hasNextPage && !isStuck ? (
        // A new key for each page, because moving the same element would count as layout shift.
        <Placeholders key={tiles.length} count={Math.min(CHUNK_TILES, total - tiles.length)} />
      ) : null}
      {isStuck ? (
        <div className={styles.more}>
          <Button onClick={() => void fetchNextPage()}>
            <RotateCw aria-hidden /> <Trans>Couldn't load more games. Try again</Trans>
          </Button>
        </div>
      ) : null}
      {data && !hasNextPage && tiles.length > CHUNK_TILES ? (
        <p className={styles.end}>
          <Trans>That's everything.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** Reserves the next page's space, to prevent layout shift below the list. */
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

export function GridSkeleton({ isWide = false, count = 18 }: { isWide?: boolean; count?: number }) {
  return (
    <div className={isWide ? styles.wideTiles : undefined} aria-hidden>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <TileSkeleton key={i} />
        ))}
      </div>
    </div>
  );
}
