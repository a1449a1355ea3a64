import type { LocaleCode } from "../../../src/contract/locale.ts";
import { defineModule } from "../../core/modules/module.ts";
import { createPersistentRateLimit } from "../../http/persistent-rate-limit.ts";
import { titleOf } from "../awards/api.ts";
import { awardsModule } from "../awards/module.ts";
import { bonusesModule } from "../bonuses/module.ts";
import { campaignsModule } from "../campaigns/module.ts";
import { playersModule } from "../players/module.ts";
import { staffModule } from "../staff/module.ts";
import { codeDigest } from "./code-text.ts";
import { addDemoCodes } from "./demo-codes.ts";
import { promoCodesRoutes } from "./routes.ts";
import { createPromoCodes } from "./service.ts";
import { createPromoCodeOperations } from "./staff/operations.ts";
import { PROMO_CODES_PATH, promoCodesOperatorRoutes } from "./staff/routes.ts";
import { promoUses } from "./tables.ts";

/** Wrong tries per hour, of a player and of a network. */
const BY_PLAYER = { points: 10, seconds: 3_600 };
const byNetwork = (visitorsShareAddress: boolean) => ({
  points: visitorsShareAddress ? 3_000 : 30,
  seconds: 3_600,
});

/** Codes that players enter: of deposits, coupons, and of the betting site. */
export const promoCodesModule = defineModule({
  name: "promo-codes",
  needs: {
    awards: awardsModule,
    bonuses: bonusesModule,
    campaigns: campaignsModule,
    players: playersModule,
    staff: staffModule,
  },
  async setup(core, { awards, bonuses, campaigns, players, staff }) {
    const { db, now, secret, previousSecret } = core;
    const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
    const codes = createPromoCodes({
      db,
      now,
      digestsOf: (text) => secrets.map((one) => codeDigest(text, one)),
      tries: {
        byPlayer: createPersistentRateLimit(db, "promo-code", BY_PLAYER),
        byNetwork: createPersistentRateLimit(db, "promo-code-ip", byNetwork(core.visitorsShareAddress)),
      },
      findRewardPlayer: awards.findRewardPlayer,
      ...campaigns,
      awards,
      depositCodes: bonuses.depositCodes,
      present: players.present,
    });

    async function bettingBonuses(playerId: number, locale: LocaleCode | undefined) {
      const [issued, player] = await Promise.all([
        awards.issuedOf(playerId, "betting_voucher"),
        core.players.byId(playerId),
      ]);
      return Promise.all(
        issued.map(async (award) => {
          const campaign = await campaigns.version(award.campaignId!, award.campaignVersion!);
          return { award, title: titleOf(campaign!, locale ?? player!.locale) };
        }),
      );
    }

    if (core.demo) await addDemoCodes(db, { secret, findCampaign: campaigns.bySlug, at: new Date(now()) });

    return {
      routes: (app) => promoCodesRoutes(app, { codes, bettingBonuses }),
      staffRoutes: (app) =>
        promoCodesOperatorRoutes(app, {
          authorize: staff.authorize,
          operate: createPromoCodeOperations({ db, now, secret, ...campaigns, record: staff.record }),
        }),
      staffPaths: [PROMO_CODES_PATH],
      playerRecords: [promoUses.playerId],
    };
  },
});
