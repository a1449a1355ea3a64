import * as v from "valibot";
import {
  CategorySchema,
  CollectionsSchema,
  GameNamesSchema,
  GamePageSchema,
  GameSchema,
  GamesFilterSchema,
  GamesSelectSchema,
  ProviderSchema,
} from "../games.ts";
import {
  GameJackpotsSchema,
  JackpotSchema,
  JackpotWinnersQuerySchema,
  PublicJackpotWinSchema,
} from "../jackpot.ts";
import { WinsSchema } from "../public-wins.ts";
import type { Endpoint } from "./endpoint.ts";

const text = v.pipe(v.string(), v.maxLength(200));

/** Games, game lists and jackpots. */
export const catalogueEndpoints = {
  "GET /api/wins": {
    summary: "Recent wins, newest first; player names are masked",
    response: WinsSchema,
  },
  "GET /api/games/collections": {
    summary: "Collections in lobby order, each with its first games",
    query: v.object({ limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/))) }),
    response: CollectionsSchema,
  },
  "GET /api/games/categories": {
    summary: "Game categories with their counts",
    response: v.array(CategorySchema),
  },
  "GET /api/games/providers": { summary: "Game providers", response: v.array(ProviderSchema) },
  "GET /api/games/jackpots": {
    summary: "Jackpot amounts by game and currency, in minor units",
    response: GameJackpotsSchema,
  },
  "GET /api/games/names": {
    summary: "Names of the whole catalogue, for offline search",
    response: GameNamesSchema,
  },
  "GET /api/games/:provider/:slug": {
    summary: "One game by provider and SEO title",
    params: v.object({ provider: text, slug: text }),
    response: GameSchema,
  },
  "POST /api/games_filter": {
    summary: "One page of games by provider, title, category or collection",
    body: GamesFilterSchema,
    rejections: ["too_many_requests"],
    response: GamePageSchema,
    safe: true,
  },
  "POST /api/games_filter/select": {
    summary: "Games by id: keeps the order, drops unknown ids",
    body: GamesSelectSchema,
    response: v.array(GameSchema),
    safe: true,
  },
  "GET /api/player/played_games": {
    summary: "The player's recent games, newest first",
    rejections: ["unauthorized"],
    response: v.array(GameSchema),
  },
  "GET /api/jackpots": {
    summary: "System jackpots with their amounts and terms",
    response: v.array(JackpotSchema),
  },
  "GET /api/jackpot_wins": {
    summary: "Jackpot wins, latest or biggest first; winners are masked",
    query: JackpotWinnersQuerySchema,
    response: v.array(PublicJackpotWinSchema),
  },
} as const satisfies Record<string, Endpoint>;
