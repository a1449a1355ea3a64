import * as v from "valibot";
import {
  CheckEmailSchema,
  CheckedEmailSchema,
  ConfirmationQuerySchema,
  CredentialsSchema,
  DoneSchema,
  NewPasswordSchema,
  RegistrationSchema,
  ResendConfirmationSchema,
  ResetRequestSchema,
  SignedInSchema,
} from "./auth.ts";
import { BannerSchema, FileSchema, PageSchema, PageSummarySchema, SnippetSchema } from "./cms.ts";
import {
  AdditionalGiftsSchema,
  BettingConfigSchema,
  CurrencyConfigSchema,
  DisabledBonusesSchema,
  ExcludedPromoStagsSchema,
  LogoConfigSchema,
  ManagePromotionPagesSchema,
  MenuCategoriesGamesSchema,
  ModifyGiftsConfigSchema,
  StagByReferrerNameSchema,
  SurveyConfigSchema,
  VipAdventuresSchema,
  WheelConfigSchema,
  WheelConfigSegmentsSchema,
} from "./config.ts";
import {
  CategorySchema,
  CollectionsSchema,
  GameJackpotsSchema,
  GameNamesSchema,
  GamePageSchema,
  GameSchema,
  GamesFilterSchema,
  GamesSelectSchema,
  ProviderSchema,
} from "./games.ts";
import { CountrySchema, CurrentIpSchema, LocaleSchema, ProjectSchema } from "./info.ts";
import { JackpotSchema } from "./jackpot.ts";
import { PlayerSchema } from "./player.ts";
import { AcceptedSchema, LogSchema, NetworkPerformanceSchema, PerformanceSchema } from "./report.ts";

export interface Endpoint {
  summary: string;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  response: v.GenericSchema;
  /** A POST that changes nothing: it may be retried and kept like a GET. */
  safe?: boolean;
}

const cmsQuery = v.object({ l: v.optional(v.pipe(v.string(), v.maxLength(10)), "en") });
const text = v.pipe(v.string(), v.maxLength(200));

/** Every call by method and path: the one table that server, client types and the API description are made from. */
export const endpoints = {
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
    summary: "The whole catalogue as names, for search without network",
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
    response: GamePageSchema,
    safe: true,
  },
  "POST /api/games_filter/select": {
    summary: "Games by id: order kept, unknown ids dropped",
    body: GamesSelectSchema,
    response: v.array(GameSchema),
    safe: true,
  },
  "GET /api/player/played_games": {
    summary: "The player's recent games, newest first",
    response: v.array(GameSchema),
  },
  "GET /api/jackpots": { summary: "System jackpots with their levels", response: v.array(JackpotSchema) },
  "GET /api/cms/pages": {
    summary: "Content pages without their content",
    query: cmsQuery,
    response: v.array(PageSummarySchema),
  },
  "GET /api/cms/pages/:slug{.+}": {
    summary: "One content page",
    params: v.object({ slug: text }),
    query: cmsQuery,
    response: PageSchema,
  },
  "GET /api/cms/snippets": { summary: "Content snippets", query: cmsQuery, response: v.array(SnippetSchema) },
  "GET /api/cms/files": {
    summary: "Content files that are live",
    query: cmsQuery,
    response: v.array(FileSchema),
  },
  "GET /api/info/project": { summary: "Licence, host settings and feature flags", response: ProjectSchema },
  "GET /api/info/locales": {
    summary: "Locales on offer; records the affiliate marks",
    query: v.object({ stag: v.optional(text), affb_id: v.optional(text) }),
    response: v.array(LocaleSchema),
  },
  "GET /api/info/countries": { summary: "Countries", response: v.array(CountrySchema) },
  "GET /api/current_ip": {
    summary: "The caller's address, country and what follows from it",
    response: CurrentIpSchema,
  },
  "GET /api/fe/config/banners-config": {
    summary: "Banners in the language of the locale header",
    response: v.object({ banners: v.array(BannerSchema) }),
  },
  "GET /api/fe/config/stag-by-referrer-name": {
    summary: "Affiliate mark by referrer",
    response: StagByReferrerNameSchema,
  },
  "GET /api/fe/config/survey-config": { summary: "Survey widget settings", response: SurveyConfigSchema },
  "GET /api/fe/config/betting-config": { summary: "Betting site link", response: BettingConfigSchema },
  "GET /api/fe/config/vip-adventures": { summary: "Adventure calendar", response: VipAdventuresSchema },
  "GET /api/fe/config/disabled-bonuses": {
    summary: "Bonus groups that are off",
    response: DisabledBonusesSchema,
  },
  "GET /api/fe/config/modify-gifts-config": {
    summary: "Changes to gifts",
    response: ModifyGiftsConfigSchema,
  },
  "GET /api/fe/config/excluded-promo-stags": {
    summary: "Affiliate marks without promotions",
    response: ExcludedPromoStagsSchema,
  },
  "GET /api/fe/config/currency-config": {
    summary: "Currencies and how they are shown",
    response: CurrencyConfigSchema,
  },
  "GET /api/fe/config/logo-config": { summary: "Logo addresses", response: LogoConfigSchema },
  "GET /api/fe/config/menu-categories-games": {
    summary: "Menu of game lists",
    response: MenuCategoriesGamesSchema,
  },
  "GET /api/fe/config/additional-gifts": { summary: "Additional gifts", response: AdditionalGiftsSchema },
  "GET /api/fe/config/manage-promotion-pages": {
    summary: "Promotion pages by slug: on or off",
    response: ManagePromotionPagesSchema,
  },
  "GET /api/fe/config/wheel-config": { summary: "Wheel settings", response: WheelConfigSchema },
  "GET /api/fe/config/wheel-config-segments": {
    summary: "Wheel segments",
    response: WheelConfigSegmentsSchema,
  },
  "POST /check-email": {
    summary: "What can be said of an address: its form, and what was probably meant",
    body: CheckEmailSchema,
    response: CheckedEmailSchema,
  },
  "POST /api/users": { summary: "Register and sign in", body: RegistrationSchema, response: SignedInSchema },
  "POST /api/users/sign_in": {
    summary: "Sign in",
    body: CredentialsSchema,
    response: SignedInSchema,
  },
  "DELETE /api/users/sign_out": { summary: "End this session", response: DoneSchema },
  "POST /api/users/password": {
    summary: "Ask for a link to set a new password",
    body: ResetRequestSchema,
    response: DoneSchema,
  },
  "PUT /api/users/password": {
    summary: "Set a new password with the token of a link; ends all sessions",
    body: NewPasswordSchema,
    response: DoneSchema,
  },
  "GET /api/users/confirmation": {
    summary: "Confirm the e-mail address with the token of a link",
    query: ConfirmationQuerySchema,
    response: DoneSchema,
  },
  "POST /api/users/confirmation": {
    summary: "Send the confirmation again",
    body: ResendConfirmationSchema,
    response: DoneSchema,
  },
  "GET /api/player": { summary: "The signed-in player", response: PlayerSchema },
  "PUT /log": {
    summary: "Report a failed call or a caught error",
    body: LogSchema,
    response: AcceptedSchema,
  },
  "PUT /performance": { summary: "Report page timings", body: PerformanceSchema, response: AcceptedSchema },
  "PUT /network-performance": {
    summary: "Report the connection's quality",
    body: NetworkPerformanceSchema,
    response: AcceptedSchema,
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
/** What a call answers with. */
export type Answer<K extends EndpointKey> = v.InferOutput<Endpoints[K]["response"]>;
