import { notFound } from "@tanstack/react-router";
import { ensure, isNotFound } from "../api/client.ts";
import { categoriesQuery, gamesQuery, type ListFilter, providersQuery } from "../api/games.ts";
import type { AppContext } from "../lib/page/context.ts";

export type Section = "pokies" | "live" | "table";

/** Loads the first page of a list. Pages past the end, and empty lists with `mustExist`, are not found. */
export async function loadList(
  { queryClient }: AppContext,
  filter: ListFilter,
  page = 1,
  mustExist = false,
): Promise<void> {
  try {
    const data = await queryClient.ensureInfiniteQueryData({
      ...gamesQuery(filter, page),
      revalidateIfStale: true,
    });
    if ((page > 1 || mustExist) && data.pages[0]?.tiles.length === 0) throw notFound();
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    throw error;
  }
}

/** Filter of a category or collection by slug, within a section or all games. */
export async function listFilter(context: AppContext, slug: string, section?: Section): Promise<ListFilter> {
  const inSection = section ? [section] : [];
  if (slug === "all") return { categories: inSection };
  const categories = await ensure(context.queryClient, categoriesQuery);
  if (categories?.some(({ id }) => id === slug)) return { categories: [...new Set([...inSection, slug])] };
  return { categories: inSection, collections: [slug] };
}

export async function loadProvider(context: AppContext, slug: string, page: number): Promise<void> {
  const providers = await ensure(context.queryClient, providersQuery);
  if (providers && !providers.some((provider) => provider.slug === slug)) throw notFound();
  await loadList(context, { providers: [slug] }, page, true);
}
