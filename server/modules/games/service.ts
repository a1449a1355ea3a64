import type {
  Category,
  Collections,
  Game,
  GameDetails,
  GamePage,
  GamesFilter,
} from "../../../src/contract/games.ts";
import { packNames } from "../../../src/rules/games/game-names.ts";
import { findIndexes, indexTitles } from "../../../src/rules/games/name-search.ts";
import { packFacts } from "../../../src/rules/games/packed-facts.ts";
import { isSearchable, MAX_SEARCH_RESULTS } from "../../../src/rules/games/search-text.ts";
import { similarGames } from "../../../src/rules/games/similar-games.ts";
import type { WageredGame } from "../../../src/rules/wagering/contributions.ts";
import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import { RequestError } from "../../http/errors.ts";
import { type Bytes, ResponseCache } from "../../http/responses.ts";
import type { Exclusions } from "../../http/visitor.ts";
import { readLobbyRows } from "./lobby-rows.ts";
import { paginate, presentDetails, presentGame } from "./present.ts";
import { createGamesStore, isRefined, type ListFilter } from "./store.ts";

/**
 * Brotli levels of responses that each device fetches once, in few variants; the highest takes a third of a second.
 */
const HIGH_QUALITY = 9;
const BEST_QUALITY = 11;

/** A row of similar games; pages leave some of them out, for example those that stand in another row. */
const MAX_SIMILAR = 30;

export interface GamesServiceDeps {
  db: Db;
  content: ContentVersion;
  artVersion: string;
}

export async function createGamesService({ db, content, artVersion }: GamesServiceDeps) {
  const store = createGamesStore(db);
  const answers = new ResponseCache(content.current);
  const searchResults = new Map<string, number[]>();
  /** Totals of lists that were asked for a page beyond the catalogue; such pages aren't cached. */
  const totals = new Map<string, number>();
  let titles = indexTitles([]);
  /** In order of popularity, like `titles`. */
  let rankedGames: Awaited<ReturnType<typeof store.index>> = [];
  let indexById = new Map<number, Awaited<ReturnType<typeof store.index>>[number]>();
  let indexByIdentifier = new Map<string, Awaited<ReturnType<typeof store.index>>[number]>();
  /** Loaded when first needed: most requests don't look up variants. */
  let variants: ReturnType<typeof store.variants> | undefined;
  let known = { providers: new Set<string>(), categories: new Set<string>(), collections: new Set<string>() };

  async function reload(): Promise<void> {
    const [rows, categories, collections, providers] = await Promise.all([
      store.index(),
      store.categories(),
      store.collections(),
      store.providers(),
    ]);
    const providerTitles = new Map(providers.map(({ slug, title }) => [slug, title]));
    titles = indexTitles(
      rows.map(({ title, provider }) => ({ title, providerTitle: providerTitles.get(provider) ?? "" })),
    );
    rankedGames = rows;
    indexById = new Map(rows.map((row) => [row.id, row]));
    indexByIdentifier = new Map(rows.map((row) => [row.identifier, row]));
    known = {
      providers: new Set(rows.map((row) => row.provider)),
      categories: new Set(categories.map((row) => row.id)),
      collections: new Set(collections.map((row) => row.id)),
    };
    searchResults.clear();
    totals.clear();
    variants = undefined;
  }
  await reload();
  content.onChange(reload);

  const present = (row: Parameters<typeof presentGame>[0]) => presentGame(row, artVersion);

  async function listPage(filter: ListFilter, page: number, size: number): Promise<GamePage> {
    const [rows, total] = await Promise.all([store.page(filter, page, size), store.count(filter)]);
    return { data: rows.map(present), pagination: paginate(page, size, total) };
  }

  /** Ids of the games that match a title. `countSearch` throws above the rate limit. */
  function search(title: string, without: string[], countSearch: () => void): number[] {
    const key = JSON.stringify([title.trim().toLowerCase(), without]);
    const cachedIds = searchResults.get(key);
    if (cachedIds) return cachedIds;
    countSearch();
    const games = findIndexes(titles, title).map((position) => rankedGames[position]!);
    const ids = games
      .filter(({ provider }) => !without.includes(provider))
      .slice(0, MAX_SEARCH_RESULTS)
      .map(({ id }) => id);
    searchResults.set(key, ids);
    if (searchResults.size > 500) searchResults.delete(searchResults.keys().next().value!);
    return ids;
  }

  async function searchPage(
    title: string,
    filter: GamesFilter,
    exclusions: Exclusions,
    countSearch: () => void,
  ): Promise<GamePage> {
    const ids = isSearchable(title) ? search(title, exclusions.providers, countSearch) : [];
    const narrowed = ids.length > 0 ? await store.matching(ids, filter.filter) : ids;
    const from = (filter.page - 1) * filter.page_size;
    const rows = await store.byIds(narrowed.slice(from, from + filter.page_size));
    return { data: rows.map(present), pagination: paginate(filter.page, filter.page_size, narrowed.length) };
  }

  async function collections(limit: number, exclusions: Exclusions): Promise<Collections> {
    const rows = await readLobbyRows(store, exclusions);
    return Promise.all(
      rows.map(async ({ id, title, filter, data }) => ({
        id,
        title,
        data: data.slice(0, limit).map(present),
        pagination: paginate(1, limit, await store.count(filter)),
      })),
    );
  }

  /** Categories that have games in the market, with the totals of their lists. */
  function countedCategories(
    rows: Awaited<ReturnType<typeof store.categories>>,
    exclusions: Exclusions,
  ): Category[] {
    const counts = new Map<string, number>();
    for (const { provider, categories } of indexById.values())
      if (!exclusions.providers.includes(provider))
        for (const id of categories) counts.set(id, (counts.get(id) ?? 0) + 1);
    return rows
      .filter(({ id }) => counts.has(id) && !exclusions.categories.includes(id))
      .map(({ id, title }) => ({ id, title, games_count: counts.get(id)! }));
  }

  /** A list's number of games; `key` identifies its filter. */
  async function totalOf(key: string, readFirstPage: () => Promise<GamePage>): Promise<number> {
    const cached = totals.get(key);
    if (cached !== undefined) return cached;
    const version = content.current();
    const { total_count } = (await readFirstPage()).pagination;
    if (version === content.current()) totals.set(key, total_count);
    if (totals.size > 500) totals.delete(totals.keys().next().value!);
    return total_count;
  }

  /** Normalizes names, so that equal filters share a cache entry. */
  const normalizedNames = (names: string[] | undefined) => names && [...new Set(names)].sort();

  /** True if no game can match; such filters are neither queried nor cached. */
  function isImpossible({ filter }: GamesFilter, exclusions: Exclusions): boolean {
    const { providers = [], categories = [], collections = [] } = filter;
    return (
      (providers.length > 0 && !providers.some((slug) => known.providers.has(slug))) ||
      categories.some((tag) => !known.categories.has(tag) || exclusions.categories.includes(tag)) ||
      collections.some((tag) => !known.collections.has(tag))
    );
  }

  return {
    /** A game's data for art, launches and lists; from memory. */
    find: (id: number) => indexById.get(id),
    index: () => [...indexById.values()],

    /** Title of a game, from memory; its identifier if it left the catalogue. */
    titleOf: (identifier: string): string => indexByIdentifier.get(identifier)?.title ?? identifier,

    /** The facts of a game that its share in wagering depends on; a game that left the catalogue has no categories. */
    wageredGame(identifier: string, provider: string): WageredGame {
      const game = indexByIdentifier.get(identifier);
      return {
        identifier,
        provider: game?.provider ?? provider,
        categories: game?.categories ?? [],
        savesState: game?.savesState ?? false,
      };
    },

    /** A page of a list or search; `countSearch` throws above the rate limit for searches and refined lists. */
    async filter(
      { filter, page, page_size }: GamesFilter,
      exclusions: Exclusions,
      countSearch: () => void = () => {},
    ): Promise<GamePage | Bytes> {
      const { title, ...names } = filter;
      const providers = normalizedNames(names.providers?.filter((slug) => known.providers.has(slug)));
      const lists = {
        ...(names.providers?.length ? { providers } : {}),
        ...(names.categories?.length ? { categories: normalizedNames(names.categories) } : {}),
        ...(names.collections?.length ? { collections: normalizedNames(names.collections) } : {}),
        ...(names.volatility?.length ? { volatility: [...new Set(names.volatility)].sort() } : {}),
        ...(names.min_rtp ? { min_rtp: names.min_rtp } : {}),
        ...(names.bet ? { bet: names.bet } : {}),
        ...(names.sort && names.sort !== "popular" ? { sort: names.sort } : {}),
      };
      const normalized = { device: "mobile", filter: { title, ...lists }, page, page_size } as const;
      if (isImpossible({ ...normalized, filter: names }, exclusions))
        return { data: [], pagination: paginate(page, page_size, 0) };
      const readPage = (number: number, size: number): Promise<GamePage> => {
        if (title !== undefined)
          return searchPage(title, { ...normalized, page: number, page_size: size }, exclusions, countSearch);
        // Refined lists aren't stored, and there are as many as there are searches.
        if (isRefined(lists)) countSearch();
        return listPage({ ...lists, withoutProviders: exclusions.providers }, number, size);
      };
      if ((page - 1) * page_size > indexById.size) {
        const total = await totalOf(JSON.stringify([normalized.filter, exclusions]), () => readPage(1, 1));
        return { data: [], pagination: paginate(page, page_size, total) };
      }
      return answers.get(`filter ${JSON.stringify([normalized, exclusions])}`, () =>
        readPage(page, page_size),
      );
    },

    async select(ids: number[], exclusions: Exclusions): Promise<Game[]> {
      const rows = await store.byIds(ids);
      return rows.filter((row) => !exclusions.providers.includes(row.provider)).map(present);
    },

    /** The game of a variant. */
    async byVariant(id: number): Promise<Game | undefined> {
      variants ??= store.variants().catch((error: unknown) => {
        variants = undefined;
        throw error;
      });
      const gameId = (await variants).get(id);
      const [row] = gameId === undefined ? [] : await store.byIds([gameId]);
      return row && present(row);
    },

    /** Profile fields that a provider needs before the first bet. */
    requiredFields: (provider: string) => store.requiredFields(provider),

    /** Known games in the given order. */
    byIdentifiers: async (identifiers: string[]): Promise<Game[]> =>
      (await store.byIdentifiers(identifiers)).map(present),

    async byAddress(provider: string, seoTitle: string, exclusions: Exclusions): Promise<GameDetails> {
      const row = exclusions.providers.includes(provider)
        ? undefined
        : await store.byAddress(provider, seoTitle);
      if (!row) throw new RequestError("not_found");
      return presentDetails(row, artVersion);
    },

    /** Games like the one at an address, the most alike first. Throws `not_found`. */
    async similarTo(provider: string, seoTitle: string, exclusions: Exclusions): Promise<Game[] | Bytes> {
      const game = rankedGames.find((other) => other.provider === provider && other.seoTitle === seoTitle);
      if (!game || exclusions.providers.includes(provider)) throw new RequestError("not_found");
      return answers.get(`similar ${game.id} ${JSON.stringify(exclusions)}`, async () => {
        const games = rankedGames.filter((other) => !exclusions.providers.includes(other.provider));
        const ids = similarGames(game, games, MAX_SIMILAR).map(({ id }) => id);
        return (await store.byIds(ids)).map(present);
      });
    },

    collections: (limit: number, exclusions: Exclusions) =>
      answers.get(
        `collections ${limit} ${JSON.stringify(exclusions)}`,
        () => collections(limit, exclusions),
        HIGH_QUALITY,
      ),

    categories: (exclusions: Exclusions) =>
      answers.get(`categories ${JSON.stringify(exclusions)}`, async () =>
        countedCategories(await store.categories(), exclusions),
      ),

    providers: (exclusions: Exclusions) =>
      answers.get(`providers ${JSON.stringify(exclusions)}`, async () =>
        (await store.providers())
          .filter((row) => !exclusions.providers.includes(row.slug))
          .map(({ id, slug, title, count }) => ({ id, slug, title, name: title, games_count: count })),
      ),

    facts: (exclusions: Exclusions) =>
      answers.get(
        `facts ${JSON.stringify(exclusions)}`,
        async () => {
          const rows = (await store.facts()).filter((row) => !exclusions.providers.includes(row.provider));
          return { version: content.current(), ...packFacts(rows) };
        },
        BEST_QUALITY,
      ),

    names: (exclusions: Exclusions) =>
      answers.get(
        `names ${JSON.stringify(exclusions)}`,
        async () => {
          const providers = (await store.providers()).filter(
            (row) => !exclusions.providers.includes(row.slug),
          );
          const providerSlugs = new Set(providers.map((row) => row.slug));
          const packed = packNames(
            [...indexById.values()].filter((game) => providerSlugs.has(game.provider)),
            providers.map((row) => [row.slug, row.title]),
          );
          return { version: content.current(), art_version: artVersion, ...packed };
        },
        BEST_QUALITY,
      ),
  };
}

export type GamesService = Awaited<ReturnType<typeof createGamesService>>;
