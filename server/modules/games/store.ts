import { and, arrayContains, asc, eq, gt, gte, inArray, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { ListSort, Volatility } from "../../../src/contract/list-options.ts";
import type { Db } from "../../db/client.ts";
import { categories, collections, gameLists, games, providers } from "./tables.ts";

/** Filter of a game list; all given parts must match. */
export interface ListFilter {
  providers?: string[];
  categories?: string[];
  collections?: string[];
  volatility?: Volatility[];
  /** Hundredths of a percent. */
  min_rtp?: number;
  /** A bet that the games accept, minor units. */
  bet?: { currency: string; amount: number };
  /** By popularity unless given. */
  sort?: ListSort;
  /** Providers excluded in the visitor's market. */
  withoutProviders?: string[];
}

/** True for a list that isn't stored: it is filtered by facts, or in another order. */
export const isRefined = ({ volatility, min_rtp, bet, sort }: ListFilter): boolean =>
  Boolean(volatility?.length || min_rtp || bet || (sort && sort !== "popular"));

/** Largest value of the id column. */
const MAX_ID = 2_147_483_647;

const SECTIONS = ["pokies", "live", "table"];

/** Name of the prebuilt list for a filter; undefined if there is none. See `rebuild_game_lists` in the migrations. */
export function listName(filter: ListFilter): string | undefined {
  if (filter.withoutProviders?.length || isRefined(filter)) return undefined;
  const tagNames = [
    ...(filter.categories ?? []).map((tag) => `c:${tag}`),
    ...(filter.collections ?? []).map((tag) => `k:${tag}`),
  ];
  const tags = [...new Set(tagNames)];
  const slugs = filter.providers ?? [];
  if (tags.length === 0) return slugs.length === 0 ? "*" : slugs.length === 1 ? `p:${slugs[0]}` : undefined;
  if (slugs.length > 0 || tags.length > 2) return undefined;
  if (tags.length === 1) return tags[0];
  const section = tags.find((tag) => SECTIONS.includes(tag.slice(2)) && tag.startsWith("c:"));
  return section ? `${section}+${tags.find((tag) => tag !== section)}` : undefined;
}

/** The orders of lists; each has an index. */
const ORDERS: Record<ListSort, SQL[]> = {
  popular: [asc(games.popularity)],
  new: [sql`${games.releasedAt} desc nulls last`, asc(games.popularity)],
  title: [sql`lower(${games.title})`, asc(games.id)],
  rtp: [sql`${games.rtp} desc nulls last`, asc(games.popularity)],
};

/** Condition for games that accept a bet; games without known bets don't match. */
function acceptsBet({ currency, amount }: NonNullable<ListFilter["bet"]>): SQL {
  const limit = (index: number) =>
    sql`(${games.bets} -> ${currency}::text ->> ${sql.raw(String(index))})::bigint`;
  return sql`${amount}::bigint between ${limit(0)} and ${limit(1)}`;
}

/** Columns that a game is presented from. */
const gameColumns = {
  id: games.id,
  identifier: games.identifier,
  provider: games.provider,
  slug: games.slug,
  seoTitle: games.seoTitle,
  name: games.name,
  title: games.title,
  tone: games.tone,
  categories: games.categories,
  collections: games.collections,
  hasDemoMode: games.hasDemoMode,
  currencies: games.currencies,
  badges: games.badges,
  providerTitle: providers.title,
};

export type GameRow = Pick<typeof games.$inferSelect, Exclude<keyof typeof gameColumns, "providerTitle">> & {
  providerTitle: string;
};

/** Columns of a game's own page, besides those of a list. */
const factColumns = {
  rtp: games.rtp,
  volatility: games.volatility,
  topPrize: games.topPrize,
  lines: games.lines,
  bets: games.bets,
  releasedAt: games.releasedAt,
};

export type GameDetailsRow = GameRow & Pick<typeof games.$inferSelect, keyof typeof factColumns>;

export function createGamesStore(db: Db) {
  const selectGames = () =>
    db.select(gameColumns).from(games).innerJoin(providers, eq(providers.slug, games.provider));

  const gamesById = selectGames()
    .where(sql`${games.id} = any(${sql.placeholder("ids")})`)
    .prepare("games_by_id");

  // Prepared, because building the SQL text took longer than running the query.
  const listPage = db
    .select(gameColumns)
    .from(gameLists)
    .innerJoin(games, eq(games.id, gameLists.gameId))
    .innerJoin(providers, eq(providers.slug, games.provider))
    .where(
      and(
        eq(gameLists.list, sql.placeholder("list")),
        gt(gameLists.rank, sql.placeholder("from")),
        lte(gameLists.rank, sql.placeholder("to")),
      ),
    )
    .orderBy(asc(gameLists.rank))
    .prepare("games_list_page");

  function conditions(filter: ListFilter): SQL | undefined {
    return and(
      filter.providers?.length ? inArray(games.provider, filter.providers) : undefined,
      filter.categories?.length ? arrayContains(games.categories, filter.categories) : undefined,
      filter.collections?.length ? arrayContains(games.collections, filter.collections) : undefined,
      filter.withoutProviders?.length ? notInArray(games.provider, filter.withoutProviders) : undefined,
      filter.volatility?.length ? inArray(games.volatility, filter.volatility) : undefined,
      filter.min_rtp ? gte(games.rtp, filter.min_rtp) : undefined,
      filter.bet && acceptsBet(filter.bet),
    );
  }

  return {
    async page(filter: ListFilter, page: number, size: number): Promise<GameRow[]> {
      const from = (page - 1) * size;
      const list = listName(filter);
      if (list === undefined) {
        return selectGames()
          .where(conditions(filter))
          .orderBy(...ORDERS[filter.sort ?? "popular"])
          .limit(size)
          .offset(from);
      }
      return listPage.execute({ list, from, to: from + size });
    },

    async count(filter: ListFilter): Promise<number> {
      const list = listName(filter);
      const query =
        list === undefined
          ? db.select({ total: sql<number>`count(*)::int` }).from(games).where(conditions(filter))
          : db
              .select({ total: sql<number>`coalesce(max(rank), 0)::int` })
              .from(gameLists)
              .where(eq(gameLists.list, list));
      const [row] = await query;
      return row?.total ?? 0;
    },

    async byIds(requestedIds: number[]): Promise<GameRow[]> {
      const ids = requestedIds.filter((id) => id > 0 && id <= MAX_ID);
      if (ids.length === 0) return [];
      const rows = await gamesById.execute({ ids });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Those of the ids whose games match a filter, in the given order. */
    async matching(ids: number[], filter: ListFilter): Promise<number[]> {
      const condition = and(sql`${games.id} = any(${sql.param(ids)}::int[])`, conditions(filter));
      const rows = await db.select({ id: games.id }).from(games).where(condition);
      const matches = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => matches.has(id));
    },

    /** Known games in the given order. */
    async byIdentifiers(identifiers: string[]): Promise<GameRow[]> {
      if (identifiers.length === 0) return [];
      const rows = await selectGames().where(inArray(games.identifier, identifiers));
      const byIdentifier = new Map(rows.map((row) => [row.identifier, row]));
      return identifiers.flatMap((identifier) => byIdentifier.get(identifier) ?? []);
    },

    /** Game ids by variant id. */
    async variants(): Promise<Map<number, number>> {
      const rows = await db.select({ id: games.id, currencies: games.currencies }).from(games);
      return new Map(
        rows.flatMap((row) => Object.values(row.currencies).map(({ id }): [number, number] => [id, row.id])),
      );
    },

    async byAddress(provider: string, seoTitle: string): Promise<GameDetailsRow | undefined> {
      const [row] = await db
        .select({ ...gameColumns, ...factColumns })
        .from(games)
        .innerJoin(providers, eq(providers.slug, games.provider))
        .where(and(eq(games.provider, provider), eq(games.seoTitle, seoTitle)));
      return row;
    },

    /** All games as art and name lists need them, by popularity. */
    async index() {
      return db
        .select({
          id: games.id,
          identifier: games.identifier,
          title: games.title,
          seoTitle: games.seoTitle,
          provider: games.provider,
          kind: games.kind,
          theme: games.theme,
          categories: games.categories,
          savesState: games.savesState,
        })
        .from(games)
        .orderBy(asc(games.popularity));
    },

    /** What lists are filtered by, for all games. */
    async facts() {
      const { id, provider, categories, rtp, volatility, bets, releasedAt } = games;
      return db.select({ id, provider, categories, rtp, volatility, bets, releasedAt }).from(games);
    },

    async providers() {
      const rows = await db
        .select({
          id: providers.id,
          slug: providers.slug,
          title: providers.title,
          count: sql<number>`count(*)::int`,
        })
        .from(providers)
        .innerJoin(games, eq(games.provider, providers.slug))
        .groupBy(providers.id)
        .orderBy(asc(providers.title));
      return rows;
    },

    /** Profile fields that a provider needs before the first bet. */
    async requiredFields(provider: string) {
      const [row] = await db
        .select({ fields: providers.requiredFields })
        .from(providers)
        .where(eq(providers.slug, provider));
      return row?.fields ?? [];
    },

    async categories() {
      return db
        .select({ id: categories.id, title: categories.title })
        .from(categories)
        .orderBy(asc(categories.id));
    },

    async collections() {
      return db.select().from(collections).orderBy(asc(collections.position));
    },
  };
}

export type GamesStore = ReturnType<typeof createGamesStore>;
