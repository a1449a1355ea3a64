import * as v from "valibot";
import { BannerSchema, FileSchema, PageSchema, PageSummarySchema, SnippetSchema } from "../cms.ts";
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
} from "../config.ts";
import { CryptoRatesSchema, KnownCurrencySchema } from "../exchange-rates.ts";
import { ManagerSchema } from "../player.ts";
import { PlayerFieldsSchema } from "../player-fields.ts";
import { CountrySchema, CurrentIpSchema, LocaleSchema, ProjectSchema } from "../site-info.ts";
import { TimeSchema } from "../time.ts";
import { VipLevelSchema } from "../vip-levels.ts";
import type { Endpoint } from "./endpoint.ts";

const cmsQuery = v.object({ l: v.optional(v.pipe(v.string(), v.maxLength(10)), "en") });
const text = v.pipe(v.string(), v.maxLength(200));

/** Content, configuration and visitor context. */
export const contentEndpoints = {
  "GET /api/cms/pages": {
    summary: "Content pages without content",
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
    summary: "Live content files",
    query: cmsQuery,
    response: v.array(FileSchema),
  },
  "GET /api/info/project": { summary: "Licence, host settings and feature flags", response: ProjectSchema },
  "GET /api/info/locales": {
    summary: "Offered locales; records the affiliate parameters",
    query: v.object({ stag: v.optional(text), affb_id: v.optional(text) }),
    rejections: ["too_many_requests"],
    response: v.array(LocaleSchema),
  },
  "GET /api/info/countries": { summary: "Countries", response: v.array(CountrySchema) },
  "GET /api/info/currencies": {
    summary: "Currencies: the enabled ones in the picker's order, then the other known ones",
    response: v.array(KnownCurrencySchema),
  },
  "GET /api/info/crypto_exchange_rates": {
    summary: "Exchange rates of crypto currencies",
    response: CryptoRatesSchema,
  },
  "GET /api/info/statuses": {
    summary: "VIP levels, lowest first",
    query: cmsQuery,
    response: v.array(VipLevelSchema),
  },
  "GET /api/time": { summary: "The server's time", response: TimeSchema },
  "GET /api/current_ip": {
    summary: "The caller's IP address, country and market",
    response: CurrentIpSchema,
  },
  "GET /api/fe/config/banners-config": {
    summary: "Banners in the language of the locale header",
    response: v.object({ banners: v.array(BannerSchema) }),
  },
  "GET /api/fe/config/stag-by-referrer-name": {
    summary: "Affiliate stag by referrer",
    rejections: ["not_found"],
    response: StagByReferrerNameSchema,
  },
  "GET /api/fe/config/survey-config": {
    summary: "Survey widget settings",
    rejections: ["not_found"],
    response: SurveyConfigSchema,
  },
  "GET /api/fe/config/betting-config": {
    summary: "Betting site link",
    rejections: ["not_found"],
    response: BettingConfigSchema,
  },
  "GET /api/fe/config/vip-adventures": {
    summary: "Adventure calendar",
    rejections: ["not_found"],
    response: VipAdventuresSchema,
  },
  "GET /api/fe/config/disabled-bonuses": {
    summary: "Disabled bonus groups",
    rejections: ["not_found"],
    response: DisabledBonusesSchema,
  },
  "GET /api/fe/config/modify-gifts-config": {
    summary: "Display overrides of gifts",
    rejections: ["not_found"],
    response: ModifyGiftsConfigSchema,
  },
  "GET /api/fe/config/excluded-promo-stags": {
    summary: "Affiliate stags without promotions",
    rejections: ["not_found"],
    response: ExcludedPromoStagsSchema,
  },
  "GET /api/fe/config/currency-config": {
    summary: "Currencies and their display format",
    rejections: ["not_found"],
    response: CurrencyConfigSchema,
  },
  "GET /api/fe/config/logo-config": {
    summary: "Logo addresses",
    rejections: ["not_found"],
    response: LogoConfigSchema,
  },
  "GET /api/fe/config/menu-categories-games": {
    summary: "Menu of game lists",
    rejections: ["not_found"],
    response: MenuCategoriesGamesSchema,
  },
  "GET /api/fe/config/additional-gifts": {
    summary: "Additional gifts",
    rejections: ["not_found"],
    response: AdditionalGiftsSchema,
  },
  "GET /api/fe/config/manage-promotion-pages": {
    summary: "Promotion pages by slug: on or off",
    rejections: ["not_found"],
    response: ManagePromotionPagesSchema,
  },
  "GET /api/fe/config/wheel-config": {
    summary: "Wheel settings",
    rejections: ["not_found"],
    response: WheelConfigSchema,
  },
  "GET /api/fe/config/wheel-config-segments": {
    summary: "Wheel segments",
    rejections: ["not_found"],
    response: WheelConfigSegmentsSchema,
  },
  "POST /api/fe/config/managers": {
    summary: "The player's VIP manager, by the player's groups on the server; null without one",
    body: v.object({ userGroups: v.optional(v.pipe(v.array(v.number()), v.maxLength(1_000))) }),
    response: v.nullable(ManagerSchema),
    safe: true,
  },
  "GET /api/info/player_fields": {
    summary: "Fields of each player form, by country of residence",
    query: v.object({ country: v.optional(text) }),
    response: PlayerFieldsSchema,
  },
} as const satisfies Record<string, Endpoint>;
