import { realtimeModule } from "../realtime/module.ts";
import { referenceGamesModule } from "../reference-game-server/module.ts";
import { referenceProviderModule } from "../reference-payment-provider/module.ts";
import { accountReviewsModule } from "./account-reviews/module.ts";
import { accountsModule } from "./accounts/module.ts";
import { artModule } from "./art/module.ts";
import { attributionModule } from "./attribution/module.ts";
import { awardsModule } from "./awards/module.ts";
import { bonusesModule } from "./bonuses/module.ts";
import { campaignsModule } from "./campaigns/module.ts";
import { captchaModule } from "./captcha/module.ts";
import { chatModule } from "./chat/module.ts";
import { clientLogsModule } from "./client-logs/module.ts";
import { cmsModule } from "./cms/module.ts";
import { compPointsModule } from "./comp-points/module.ts";
import { configModule } from "./config/module.ts";
import { contactModule } from "./contact/module.ts";
import { demoToolsModule } from "./demo-tools/module.ts";
import { exchangeRatesModule } from "./exchange-rates/module.ts";
import { favoritesModule } from "./favorites/module.ts";
import { freeSpinsModule } from "./free-spins/module.ts";
import { gamesModule } from "./games/module.ts";
import { historyModule } from "./history/module.ts";
import { messagesModule } from "./i18n/module.ts";
import { jackpotsModule } from "./jackpots/module.ts";
import { jobsModule } from "./jobs/module.ts";
import { launchModule } from "./launch/module.ts";
import { ledgerModule } from "./ledger/module.ts";
import { limitsModule } from "./limits/module.ts";
import { liveTablesModule } from "./live-tables/module.ts";
import { mailModule } from "./mail/module.ts";
import { notificationsModule } from "./notifications/module.ts";
import { operatorModule } from "./operator/module.ts";
import { passkeysModule } from "./passkeys/module.ts";
import { paymentsModule } from "./payments/module.ts";
import { playSessionsModule } from "./play-sessions/module.ts";
import { playedGamesModule } from "./played-games/module.ts";
import { playerStatsModule } from "./player-stats/module.ts";
import { playersModule } from "./players/module.ts";
import { promoCodesModule } from "./promo-codes/module.ts";
import { providerNamesModule } from "./provider-names/module.ts";
import { publicWinsModule } from "./public-wins/module.ts";
import { pushModule } from "./push/module.ts";
import { signInModule } from "./sign-in/module.ts";
import { siteInfoModule } from "./site-info/module.ts";
import { staffModule } from "./staff/module.ts";
import { verificationModule } from "./verification/module.ts";
import { vipLevelsModule } from "./vip-levels/module.ts";
import { vipManagersModule } from "./vip-managers/module.ts";
import { walletModule } from "./wallet/module.ts";

/** All modules of the server, in any order: each starts after the ones it needs. */
export const MODULES = [
  configModule,
  freeSpinsModule,
  gamesModule,
  cmsModule,
  siteInfoModule,
  exchangeRatesModule,
  vipLevelsModule,
  attributionModule,
  messagesModule,
  clientLogsModule,
  captchaModule,
  mailModule,
  pushModule,
  notificationsModule,
  vipManagersModule,
  playersModule,
  signInModule,
  passkeysModule,
  accountsModule,
  favoritesModule,
  verificationModule,
  limitsModule,
  accountReviewsModule,
  chatModule,
  contactModule,
  jackpotsModule,
  demoToolsModule,
  campaignsModule,
  operatorModule,
  staffModule,
  providerNamesModule,
  playSessionsModule,
  referenceGamesModule,
  liveTablesModule,
  awardsModule,
  bonusesModule,
  promoCodesModule,
  launchModule,
  walletModule,
  historyModule,
  publicWinsModule,
  compPointsModule,
  referenceProviderModule,
  paymentsModule,
  ledgerModule,
  playedGamesModule,
  playerStatsModule,
  jobsModule,
  realtimeModule,
  artModule,
] as const;
