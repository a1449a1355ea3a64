import type * as v from "valibot";
import { accountReviewsEndpoints } from "./account-reviews.ts";
import { accountsEndpoints } from "./accounts.ts";
import { activityEndpoints } from "./activity.ts";
import { attributionEndpoints } from "./attribution.ts";
import { authEndpoints } from "./auth.ts";
import { awardsEndpoints } from "./awards.ts";
import { bonusesEndpoints } from "./bonuses.ts";
import { campaignsEndpoints } from "./campaigns.ts";
import { captchaEndpoints } from "./captcha.ts";
import { cardsEndpoints } from "./cards.ts";
import { chatEndpoints } from "./chat.ts";
import { clientLogsEndpoints } from "./client-logs.ts";
import { cmsEndpoints } from "./cms.ts";
import { compPointsEndpoints } from "./comp-points.ts";
import { configEndpoints } from "./config.ts";
import { contactEndpoints } from "./contact.ts";
import { demoToolsEndpoints } from "./demo-tools.ts";
import type { Endpoint } from "./endpoint.ts";
import { exchangeRatesEndpoints } from "./exchange-rates.ts";
import { favoritesEndpoints } from "./favorites.ts";
import { freeSpinsEndpoints } from "./free-spins.ts";
import { gamesEndpoints } from "./games.ts";
import { jackpotsEndpoints } from "./jackpots.ts";
import { launchEndpoints } from "./launch.ts";
import { limitsEndpoints } from "./limits.ts";
import { liveTablesEndpoints } from "./live-tables.ts";
import { notificationsEndpoints } from "./notifications.ts";
import { passkeysEndpoints } from "./passkeys.ts";
import { paymentMethodsEndpoints } from "./payment-methods.ts";
import { paymentsEndpoints } from "./payments.ts";
import { playSessionsEndpoints } from "./play-sessions.ts";
import { playedGamesEndpoints } from "./played-games.ts";
import { playerEndpoints } from "./player.ts";
import { playerFieldsEndpoints } from "./player-fields.ts";
import { playerStatsEndpoints } from "./player-stats.ts";
import { promoCodesEndpoints } from "./promo-codes.ts";
import { provablyFairEndpoints } from "./provably-fair.ts";
import { publicWinsEndpoints } from "./public-wins.ts";
import { pushEndpoints } from "./push.ts";
import { realtimeEndpoints } from "./realtime.ts";
import type { ErrorCode } from "./rejections.ts";
import { roundsEndpoints } from "./rounds.ts";
import { securityEndpoints } from "./security.ts";
import { siteInfoEndpoints } from "./site-info.ts";
import { statementEndpoints } from "./statement.ts";
import { timeEndpoints } from "./time.ts";
import { verificationEndpoints } from "./verification.ts";
import { vipLevelsEndpoints } from "./vip-levels.ts";
import { vipManagersEndpoints } from "./vip-managers.ts";

/** All endpoints by method and path: the source of server routes, client types and the API description. */
export const endpoints = {
  ...accountReviewsEndpoints,
  ...accountsEndpoints,
  ...activityEndpoints,
  ...attributionEndpoints,
  ...authEndpoints,
  ...awardsEndpoints,
  ...bonusesEndpoints,
  ...campaignsEndpoints,
  ...captchaEndpoints,
  ...cardsEndpoints,
  ...chatEndpoints,
  ...clientLogsEndpoints,
  ...cmsEndpoints,
  ...compPointsEndpoints,
  ...configEndpoints,
  ...contactEndpoints,
  ...demoToolsEndpoints,
  ...exchangeRatesEndpoints,
  ...favoritesEndpoints,
  ...freeSpinsEndpoints,
  ...gamesEndpoints,
  ...jackpotsEndpoints,
  ...launchEndpoints,
  ...limitsEndpoints,
  ...liveTablesEndpoints,
  ...notificationsEndpoints,
  ...passkeysEndpoints,
  ...paymentMethodsEndpoints,
  ...paymentsEndpoints,
  ...playSessionsEndpoints,
  ...playedGamesEndpoints,
  ...playerEndpoints,
  ...playerFieldsEndpoints,
  ...playerStatsEndpoints,
  ...promoCodesEndpoints,
  ...provablyFairEndpoints,
  ...publicWinsEndpoints,
  ...pushEndpoints,
  ...realtimeEndpoints,
  ...roundsEndpoints,
  ...securityEndpoints,
  ...siteInfoEndpoints,
  ...statementEndpoints,
  ...timeEndpoints,
  ...verificationEndpoints,
  ...vipLevelsEndpoints,
  ...vipManagersEndpoints,
} as const satisfies Record<string, Endpoint<ErrorCode>>;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
/** Endpoints with a property: the browser has these as types, because the table would load all schemas. */
export type EndpointWith<P extends "session" | "safe" | "mayBeEmpty" | "queueable"> = {
  [K in EndpointKey]: Endpoints[K] extends Record<P, true> ? K : never;
}[EndpointKey];
/** Response body of an endpoint. */
export type ResponseOf<K extends EndpointKey> = v.InferOutput<Endpoints[K]["response"]>;
