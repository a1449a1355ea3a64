import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { gamesQuery, type ListFilter, providersQuery, type Tile } from "../api/games.ts";
import { useViewer } from "../api/player.ts";
import { ListPage } from "../features/catalogue/list-page.tsx";
import { artVersionOf } from "../features/game/art-version.ts";
import { RandomCard } from "../features/game/cards.tsx";
import { GameGrid, type GridCard, GridSkeleton } from "../features/game/game-grid.tsx";
import { RANDOM_CARD_POSITION } from "../rules/games/random-pick.ts";
import { useRefinable } from "./-list-screen.tsx";

const randomCard = (filter: ListFilter, tile: Tile | undefined): GridCard[] => [
  {
    index: RANDOM_CARD_POSITION - 1,
    key: "random",
    card: <RandomCard filter={filter} artVersion={artVersionOf(tile)} />,
  },
];

/** All games, starting at a page. */
export function GamesByPage({ page }: { page: number }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { data } = useInfiniteQuery(gamesQuery({}, page));
  const list = useRefinable({});
  return (
    <ListPage title={t`All games`} total={data?.pages[0]?.total} list={list}>
      {data ? (
        <GameGrid
          key={page}
          filter={{}}
          firstPage={page}
          viewer={viewer}
          cards={randomCard({}, data.pages[0]?.tiles[0])}
        />
      ) : (
        <GridSkeleton />
      )}
    </ListPage>
  );
}

/** Games of a provider, starting at a page; page 1 is the canonical one. */
export function ProviderScreen({ slug, page }: { slug: string; page: number }) {
  const filter = { providers: [slug] };
  const viewer = useViewer();
  const { data } = useInfiniteQuery(gamesQuery(filter, page));
  const provider = useQuery(providersQuery).data?.find((candidate) => candidate.slug === slug);
  const title = provider?.title ?? data?.pages[0]?.tiles[0]?.providerTitle ?? slug;
  const list = useRefinable(filter);
  const canonical = page === 1 ? `/producers/${slug}` : undefined;
  return (
    <ListPage title={title} total={data?.pages[0]?.total} canonical={canonical} list={list}>
      {data ? (
        <GameGrid
          key={`${slug}/${page}`}
          filter={filter}
          firstPage={page}
          viewer={viewer}
          cards={randomCard(filter, data.pages[0]?.tiles[0])}
        />
      ) : (
        <GridSkeleton />
      )}
    </ListPage>
  );
}
