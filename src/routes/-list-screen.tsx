import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { menuQuery } from "../api/config.ts";
import { categoriesQuery, collectionsQuery, gamesQuery, type ListFilter } from "../api/games.ts";
import { useViewer } from "../api/player.ts";
import { EmptyList, type ListLink, ListPage } from "../features/catalogue/list-page.tsx";
import { CashbackCard, RandomCard } from "../features/game/cards.tsx";
import { GameGrid, type GridCard, GridSkeleton } from "../features/game/game-grid.tsx";
import { useListNames } from "../lib/i18n/use-list-names.ts";
import { randomCardIndex } from "../rules/games/random-pick.ts";
import type { Section } from "./-load-list.ts";

function useSectionLinks(section: Section | undefined): ListLink[] {
  const names = useListNames();
  const menu = useQuery(menuQuery).data;
  const categories = new Map((useQuery(categoriesQuery).data ?? []).map((row) => [row.id, row.title]));
  if (!section) return [];
  const parts = (menu?.sections[section] ?? []).filter((id) => categories.has(id) && id !== section);
  return [
    { to: `/${section}/all`, label: names("all"), exact: true },
    ...parts.map((id) => ({ to: `/${section}/${id}`, label: names(id, categories.get(id)) })),
  ];
}

function cardsOf(slug: string, filter: ListFilter, section: Section | undefined): GridCard[] {
  const random = { index: randomCardIndex(slug), key: "random", card: <RandomCard filter={filter} /> };
  const live = section === "live" || slug === "live";
  return live ? [{ index: 0, key: "cashback", card: <CashbackCard /> }, random] : [random];
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
  return (
    <ListPage title={title} total={total} links={links}>
      {total === 0 ? (
        <EmptyList />
      ) : data ? (
        <GameGrid
          key={`${section}/${slug}`}
          filter={filter}
          viewer={viewer}
          cards={cardsOf(slug, filter, section)}
        />
      ) : (
        <GridSkeleton />
      )}
    </ListPage>
  );
}
