import { notFound } from "@tanstack/react-router";
import { ensure, isNotFound } from "../api/client.ts";
import { categoriesQuery, gamesQuery, type ListFilter, providersQuery } from "../api/games.ts";
import type { AppContext } from "../lib/page/context.ts";

export type Section = "pokies" | "live" | "table";

/** Loads the first page of a list; a page past the end, and with `mustExist` an empty list, is not found. */
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

/** The filter of a category or collection by its slug, in a section or in all; not found for a slug that is neither. */
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
