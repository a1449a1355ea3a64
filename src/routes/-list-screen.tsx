import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { menuQuery, projectQuery } from "../api/config.ts";
import { categoriesQuery, collectionsQuery, gamesQuery, type ListFilter } from "../api/games.ts";
import { useSignedIn, useViewer } from "../api/player.ts";
import { EmptyList, type ListLink, ListPage } from "../features/catalogue/list-page.tsx";
import type { RefinableList } from "../features/catalogue/refinable-list.ts";
import { artVersionOf } from "../features/game/art-version.ts";
import { CashbackCard, PlayerSlot, RandomCard } from "../features/game/cards.tsx";
import { GameGrid, type GridCard, GridSkeleton, type WideTiles } from "../features/game/game-grid.tsx";
import { useHydrated } from "../lib/hydration/hydration.ts";
import { useListNames } from "../lib/i18n/use-list-names.ts";
import { randomCardIndex } from "../rules/games/random-pick.ts";
import { LateTableFacts } from "./-late-table-facts.tsx";
import type { Section } from "./-load-list.ts";

/** Categories of a section; without one, of all. */
function useSectionParts(section: Section | undefined): { id: string; title: string }[] {
  const sections = useQuery(menuQuery).data?.sections ?? { pokies: [], live: [], table: [] };
  const ids = section ? sections[section] : Object.values(sections).flat();
  const categories = new Map((useQuery(categoriesQuery).data ?? []).map((row) => [row.id, row.title]));
  return [...new Set(ids)].flatMap((id) => {
    const title = categories.get(id);
    return title !== undefined && !(id in sections) ? { id, title } : [];
  });
}

function useSectionLinks(section: Section | undefined): ListLink[] {
  const { t } = useLingui();
  const names = useListNames();
  const parts = useSectionParts(section);
  if (!section) return [];
  return [
    { to: `/${section}/all`, label: t`All`, exact: true },
    ...parts.map(({ id, title }) => ({ to: `/${section}/${id}`, label: names(id, title) })),
  ];
}

const LIVE_TABLES: WideTiles = { renderBelow: (gameId) => <LateTableFacts gameId={gameId} /> };

/** Live tables show what happens at them. */
const wideTilesOf = (filter: ListFilter) => (filter.categories?.includes("live") ? LIVE_TABLES : undefined);

/** A list that can be filtered and sorted. */
export function useRefinable(filter: ListFilter, section?: Section): RefinableList {
  const viewer = useViewer();
  return {
    filter,
    features: useSectionParts(section).map(({ id }) => id),
    renderGames: (refined) => (
      <GameGrid key={JSON.stringify(refined)} filter={refined} viewer={viewer} wide={wideTilesOf(refined)} />
    ),
    skeleton: <GridSkeleton isWide={wideTilesOf(filter) !== undefined} />,
  };
}

function useCards(
  slug: string,
  filter: ListFilter,
  section: Section | undefined,
  artVersion: string | undefined,
): GridCard[] {
  const { player } = useViewer();
  const hasPublicOffers = useQuery(projectQuery).data?.public_offers === true;
  const isSignedIn = useSignedIn();
  const isGuest = useHydrated() && !isSignedIn;
  const randomCard = <RandomCard filter={filter} artVersion={artVersion} />;
  const random = { index: randomCardIndex(slug), key: "random", card: randomCard };
  if (section !== "live" && slug !== "live") return [random];
  const cashbackCard = <CashbackCard artVersion={artVersion} />;
  const cashback = { index: 0, key: "cashback", card: cashbackCard };
  if (hasPublicOffers) return [cashback, random];
  // The slot comes after the random card, whose place is the same with and without it.
  return isGuest
    ? [random]
    : [random, { ...cashback, card: <PlayerSlot>{player && cashbackCard}</PlayerSlot> }];
}

interface ListScreenProps {
  slug: string;
  filter: ListFilter;
  section?: Section;
}

/** The list of a category or collection. */
export function ListScreen({ slug, filter, section }: ListScreenProps) {
  const viewer = useViewer();
  const names = useListNames();
  const links = useSectionLinks(section);
  const list = useRefinable(filter, section);
  const { data } = useInfiniteQuery(gamesQuery(filter));
  const titles = [
    ...(useQuery(categoriesQuery).data ?? []),
    ...(useQuery({ ...collectionsQuery, enabled: false }).data ?? []),
  ];
  const title = names(
    slug === "all" ? (section ?? "all") : slug,
    titles.find(({ id }) => id === slug)?.title,
  );
  const total = data?.pages[0]?.total;
  const cards = useCards(slug, filter, section, artVersionOf(data?.pages[0]?.tiles[0]));
  return (
    <ListPage title={title} total={total} links={links} list={list}>
      {total === 0 ? (
        <EmptyList />
      ) : data ? (
        <GameGrid
          key={`${section}/${slug}`}
          filter={filter}
          viewer={viewer}
          cards={cards}
          wide={wideTilesOf(filter)}
        />
      ) : (
        <GridSkeleton isWide={wideTilesOf(filter) !== undefined} />
      )}
    </ListPage>
  );
}
