import type { Game, GameDetails, Pagination } from "../../../src/contract/games.ts";
import type { GameDetailsRow, GameRow } from "./store.ts";

/** Presents a game; `artVersion` makes the art's address immutable. */
export function presentGame(row: GameRow, artVersion: string): Game {
  const { FUN: _demo, ...real } = row.currencies;
  return {
    id: row.id,
    identifier: row.identifier,
    name: row.name,
    title: row.title,
    slug: row.slug,
    seo_title: row.seoTitle,
    provider: row.provider,
    provider_title: row.providerTitle,
    categories: row.categories,
    collections: row.collections,
    preview: `/art/games/${row.id}/${artVersion}`,
    tone: row.tone,
    has_demo_mode: row.hasDemoMode,
    currencies: row.currencies,
    real,
    badges: row.badges,
    last_activity_at: null,
  };
}

/** Presents a game with its facts. */
export function presentDetails(row: GameDetailsRow, artVersion: string): GameDetails {
  const { rtp, volatility, topPrize, lines, bets, releasedAt } = row;
  return {
    ...presentGame(row, artVersion),
    facts: { rtp, volatility, top_prize: topPrize, lines, bets, released_at: releasedAt },
  };
}

export function paginate(page: number, size: number, total: number): Pagination {
  const pages = Math.ceil(total / size);
  return {
    current_page: page,
    next_page: page < pages ? page + 1 : null,
    total_pages: pages,
    total_count: total,
  };
}
