import * as v from "valibot";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_TITLE_LENGTH } from "./pagination.ts";

export const BadgeSchema = v.object({
  type: v.picklist(["new", "top", "jackpot", "bonus_wagering", "mystic_jackpots"]),
  theme: v.picklist(["cyan", "magenta", "gold", "violet", "orange"]),
});
export type Badge = v.InferOutput<typeof BadgeSchema>;

/** Variants of one game by currency code; `FUN` is the demo. */
export const VariantsSchema = v.record(v.string(), v.object({ id: v.number() }));

export const GameSchema = v.object({
  id: v.number(),
  /** `provider-slug/game-slug`, stable for ever. */
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
  /** Address of the art without width and ending: `/art/games/{id}/{version}`. */
  preview: v.string(),
  /** Placeholder colour of the art: its hue in 36 steps. */
  tone: v.number(),
  has_demo_mode: v.boolean(),
  currencies: VariantsSchema,
  /** `currencies` without FUN. */
  real: VariantsSchema,
  badges: v.array(BadgeSchema),
  last_activity_at: v.nullable(v.string()),
});
export type Game = v.InferOutput<typeof GameSchema>;

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

export const GamesFilterSchema = v.object({
  device: v.optional(DeviceSchema, "mobile"),
  filter: v.optional(
    v.object({
      providers: v.optional(v.pipe(v.array(slug), v.maxLength(100))),
      title: v.optional(v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH))),
      categories: v.optional(v.pipe(v.array(slug), v.maxLength(20))),
      collections: v.optional(v.pipe(v.array(slug), v.maxLength(20))),
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

/** Collections in their order on the lobby, each with the opening of its list. */
export const CollectionsSchema = v.array(
  v.object({ id: v.string(), title: v.string(), ...GamePageSchema.entries }),
);
export type Collections = v.InferOutput<typeof CollectionsSchema>;

/**
 * The whole catalogue as names, for search without network: columns in order of id, which on the wire are a fifth
 * smaller than a line a game. Written and read by `rules/games/game-names.ts`.
 */
export const GameNamesSchema = v.object({
  version: v.string(),
  /** Part of the pictures' addresses. */
  art_version: v.string(),
  /** Slug and title. */
  providers: v.array(v.tuple([v.string(), v.string()])),
  /** Runs of ids: the first one, and how many there are one after the other. */
  ids: v.array(v.tuple([v.number(), v.number()])),
  /** One a line. */
  titles: v.string(),
  /** A character a game: its provider's place in `providers`, counted up from `#`. */
  provider_places: v.string(),
  /** A character a game: its popularity, counted up from `#`, the most popular. */
  popularity: v.string(),
  /** By id, where it is not what the title gives. */
  seo_titles: v.record(v.string(), v.string()),
});
export type GameNames = v.InferOutput<typeof GameNamesSchema>;
