import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import type { Endpoint } from "./endpoint.ts";
import { LIST_SORTS, VOLATILITIES } from "./list-options.ts";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_TITLE_LENGTH } from "./pagination.ts";

export const BadgeSchema = v.object({
  type: v.picklist(["new", "top", "jackpot", "bonus_wagering", "mystic_jackpots"]),
  theme: v.picklist(["cyan", "magenta", "gold", "violet", "orange"]),
});
export type Badge = v.InferOutput<typeof BadgeSchema>;

/** Variants of a game by currency code; `FUN` is the demo. */
export const VariantsSchema = v.record(v.string(), v.object({ id: v.number() }));

export const GameSchema = v.object({
  id: v.number(),
  /** `provider-slug/game-slug`; never changes. */
  identifier: v.string(),
  name: v.string(),
  title: v.string(),
  slug: v.string(),
  seo_title: v.string(),
  /** Slug of the provider. */
  provider: v.string(),
  provider_title: v.string(),
  categories: v.array(v.string()),
  collections: v.array(v.string()),
  /** Address of the image without width and extension: `/art/games/{id}/{version}`. */
  preview: v.string(),
  /** Placeholder colour of the image: its hue in 36 steps. */
  tone: v.number(),
  has_demo_mode: v.boolean(),
  currencies: VariantsSchema,
  /** `currencies` without FUN. */
  real: VariantsSchema,
  badges: v.array(BadgeSchema),
  last_activity_at: v.nullable(v.string()),
});
export type Game = v.InferOutput<typeof GameSchema>;

export const VolatilitySchema = v.picklist(VOLATILITIES);

/** The smallest and largest bet by currency, minor units. */
export const BetRangesSchema = v.record(v.string(), v.tuple([AmountSchema, AmountSchema]));
export type BetRanges = v.InferOutput<typeof BetRangesSchema>;

/** Facts that a player can weigh before the first bet; null if the provider doesn't state one. */
export const GameFactsSchema = v.object({
  /** Return to player in hundredths of a percent; the lowest if it depends on the bet. */
  rtp: v.nullable(v.number()),
  /** Null also if the player chooses it. */
  volatility: v.nullable(VolatilitySchema),
  /** The largest prize as a multiple of the stake. */
  top_prize: v.nullable(v.number()),
  /** Paylines. */
  lines: v.nullable(v.number()),
  bets: v.nullable(BetRangesSchema),
  /** ISO date. */
  released_at: v.string(),
});
export type GameFacts = v.InferOutput<typeof GameFactsSchema>;

export const GameDetailsSchema = v.object({
  ...GameSchema.entries,
  /** Missing in responses that a device cached from an earlier release. */
  facts: v.optional(GameFactsSchema),
});
export type GameDetails = v.InferOutput<typeof GameDetailsSchema>;

export const PaginationSchema = v.object({
  current_page: v.number(),
  /** Null on the last page. */
  next_page: v.nullable(v.number()),
  total_pages: v.number(),
  total_count: v.number(),
});
export type Pagination = v.InferOutput<typeof PaginationSchema>;

export const GamePageSchema = v.object({ data: v.array(GameSchema), pagination: PaginationSchema });
export type GamePage = v.InferOutput<typeof GamePageSchema>;

export const DeviceSchema = v.picklist(["mobile", "desktop"]);
export type Device = v.InferOutput<typeof DeviceSchema>;

const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/^[a-z0-9-]+$/));

const MAX_BET = 1_000_000_000_000_000;

export const GamesFilterSchema = v.object({
  device: v.optional(DeviceSchema, "mobile"),
  filter: v.optional(
    v.object({
      providers: v.optional(v.pipe(v.array(slug), v.maxLength(100))),
      title: v.optional(v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH))),
      categories: v.optional(v.pipe(v.array(slug), v.maxLength(20))),
      collections: v.optional(v.pipe(v.array(slug), v.maxLength(20))),
      volatility: v.optional(v.pipe(v.array(VolatilitySchema), v.maxLength(VOLATILITIES.length))),
      /** Hundredths of a percent. */
      min_rtp: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
      /** A bet that the games accept, minor units of a currency. */
      bet: v.optional(
        v.object({
          currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
          amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_BET)),
        }),
      ),
      /** By popularity unless given; a search is always ordered by its matches. */
      sort: v.optional(v.picklist(LIST_SORTS)),
    }),
    {},
  ),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  page_size: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
    DEFAULT_PAGE_SIZE,
  ),
});
export type GamesFilter = v.InferOutput<typeof GamesFilterSchema>;
export type GamesFilterInput = v.InferInput<typeof GamesFilterSchema>;

export const GamesSelectSchema = v.object({
  game_ids: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MAX_PAGE_SIZE)),
  device: v.optional(DeviceSchema, "mobile"),
});

export const ProviderSchema = v.object({
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  name: v.string(),
  games_count: v.number(),
});
export type Provider = v.InferOutput<typeof ProviderSchema>;

export const CategorySchema = v.object({ id: v.string(), title: v.string(), games_count: v.number() });
export type Category = v.InferOutput<typeof CategorySchema>;

/** Collections in lobby order, each with the games of its row. */
export const CollectionsSchema = v.array(
  v.object({ id: v.string(), title: v.string(), ...GamePageSchema.entries }),
);
export type Collections = v.InferOutput<typeof CollectionsSchema>;

/**
 * Names of the whole catalogue for offline search, as columns in order of id: a fifth smaller on the wire
 * than rows. Written and read by `rules/games/game-names.ts`.
 */
export const GameNamesSchema = v.object({
  version: v.string(),
  /** Part of the image addresses. */
  art_version: v.string(),
  /** Slug and title. */
  providers: v.array(v.tuple([v.string(), v.string()])),
  /** Runs of consecutive ids: first id and count. */
  ids: v.array(v.tuple([v.number(), v.number()])),
  /** One title per line. */
  titles: v.string(),
  /** One character per game: the provider's index in `providers`, counted up from `#`. */
  provider_indexes: v.string(),
  /** One character per game: its popularity rank, counted up from `#` (the most popular). */
  popularity: v.string(),
  /** By id, only where it differs from the slug of the title. */
  seo_titles: v.record(v.string(), v.string()),
});
export type GameNames = v.InferOutput<typeof GameNamesSchema>;

/**
 * Facts of the whole catalogue for filtering offline, as columns in order of id. Written and read by
 * `rules/games/packed-facts.ts`.
 */
export const PackedFactsSchema = v.object({
  version: v.string(),
  /** Runs of consecutive ids: first id and count. */
  ids: v.array(v.tuple([v.number(), v.number()])),
  /** Bet ranges that games share. */
  bets: v.array(BetRangesSchema),
  /** Facts that games share; `bets` is an index, or null. */
  profiles: v.array(
    v.object({
      categories: v.array(v.string()),
      rtp: v.nullable(v.number()),
      volatility: v.nullable(VolatilitySchema),
      bets: v.nullable(v.number()),
    }),
  ),
  /** One character per game: its index in `profiles`, counted up from `#`. */
  profile_indexes: v.string(),
  /** One character per game: months between its release and the newest one's, counted up from `#`. */
  ages: v.string(),
});
export type PackedFacts = v.InferOutput<typeof PackedFactsSchema>;

const GameAddressSchema = v.object({
  provider: v.pipe(v.string(), v.maxLength(200)),
  slug: v.pipe(v.string(), v.maxLength(200)),
});

export const gamesEndpoints = {
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
  "GET /api/games/names": {
    summary: "Names of the whole catalogue, for offline search",
    response: GameNamesSchema,
  },
  "GET /api/games/facts": {
    summary: "Facts of the whole catalogue, for filtering offline",
    response: PackedFactsSchema,
  },
  "GET /api/games/:provider/:slug": {
    summary: "One game by provider and SEO title",
    params: GameAddressSchema,
    response: GameDetailsSchema,
  },
  "GET /api/games/:provider/:slug/similar": {
    summary: "Games like another one, the most alike first",
    params: GameAddressSchema,
    response: v.array(GameSchema),
  },
  "POST /api/games_filter": {
    summary: "One page of games by provider, title, category, collection or facts",
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
} as const satisfies Record<string, Endpoint>;
