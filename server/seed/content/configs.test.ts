import * as v from "valibot";
import { describe, expect, it } from "vitest";
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
} from "../../../src/contract/config.ts";
import { presentStored } from "../../modules/config/present.ts";
import { CATEGORIES } from "./categories.ts";
import { COLLECTIONS } from "./collections.ts";
import { makeConfigs } from "./configs.ts";

const SCHEMAS: Record<string, [string, v.GenericSchema]> = {
  "stag-by-referrer-name": ["PLT-30", StagByReferrerNameSchema],
  "survey-config": ["PLT-31", SurveyConfigSchema],
  "betting-config": ["PLT-32", BettingConfigSchema],
  "vip-adventures": ["VIP-18", VipAdventuresSchema],
  "disabled-bonuses": ["BON-17", DisabledBonusesSchema],
  "modify-gifts-config": ["BON-17", ModifyGiftsConfigSchema],
  "excluded-promo-stags": ["PLT-33", ExcludedPromoStagsSchema],
  "currency-config": ["PLT-34", CurrencyConfigSchema],
  "menu-categories-games": ["CAT-13", MenuCategoriesGamesSchema],
  "additional-gifts": ["BON-17", AdditionalGiftsSchema],
  "manage-promotion-pages": ["PLT-29", ManagePromotionPagesSchema],
  "wheel-config": ["WHL-14", WheelConfigSchema],
  "wheel-config-segments": ["WHL-14", WheelConfigSegmentsSchema],
  "logo-config": ["PLT-35", LogoConfigSchema],
};

const configs = Object.fromEntries(
  Object.entries(makeConfigs()).map(([name, value]) => [name, presentStored(value, "en", "a1")]),
);

describe("the seeded configuration", () => {
  it("has a value for every config endpoint and no other", () => {
    expect(Object.keys(configs).sort()).toEqual(Object.keys(SCHEMAS).sort());
  });

  for (const [key, [id, schema]] of Object.entries(SCHEMAS)) {
    it(`${id} ${key} matches its contract`, () => {
      expect(v.parse(schema, configs[key])).toEqual(configs[key]);
    });
  }

  const currency = v.parse(CurrencyConfigSchema, configs["currency-config"]);

  it("MON-04 AMB-MON-02 enables fourteen currencies; KZT and GBP are known but disabled", () => {
    expect(currency.enabled.toSorted()).toEqual(
      "AUD BCH BRL BTC CAD DOG ETH EUR JPY LTC NOK NZD USD USDT".split(" "),
    );
    expect(currency.enabled.every((code) => currency.currencies[code])).toBe(true);
    expect(currency.currencies.KZT && currency.currencies.GBP).toBeDefined();
  });

  it("MON-05 MON-11 defaults to EUR and shows BTC in micro, ETH and LTC in milli units", () => {
    expect(currency.default).toBe("EUR");
    const divisor = (code: string) => {
      const { subunits_to_unit, display } = currency.currencies[code]!;
      return subunits_to_unit / display.subunits;
    };
    expect([divisor("BTC"), divisor("ETH"), divisor("LTC"), divisor("EUR")]).toEqual([
      1_000_000, 1000, 1000, 1,
    ]);
    expect(currency.currencies.JPY?.subunits_to_unit).toBe(1);
    expect(currency.currencies.DOG?.display.label).toBe("DOGE");
  });

  it("CAT-13 lists only existing categories and lobby collections in the menu", () => {
    const menu = v.parse(MenuCategoriesGamesSchema, configs["menu-categories-games"]);
    const categories = CATEGORIES.map(({ id }) => id);
    for (const ids of Object.values(menu.sections)) {
      expect(ids.length).toBeGreaterThan(4);
      expect(ids.every((id) => categories.includes(id))).toBe(true);
    }
    expect(menu.lobby).toEqual(COLLECTIONS.filter(({ on_lobby }) => on_lobby).map(({ id }) => id));
  });

  it("WHL-09 WHL-10 the wheel has the published weights, wagering and highest win", () => {
    const { tiers } = v.parse(WheelConfigSegmentsSchema, configs["wheel-config-segments"]);
    for (const segments of Object.values(tiers)) {
      expect(segments.map(({ weight }) => weight)).toEqual([4000, 4000, 2000, 0, 0, 0, 0, 5]);
      for (const { bonuses, result_bonus } of segments) {
        const isFreeSpins = bonuses[0]?.type === "freespins";
        expect(result_bonus.wager).toBe(isFreeSpins ? 30 : 3);
        expect(result_bonus.max_win?.EUR).toBe(isFreeSpins ? 100_000 : undefined);
      }
    }
  });
});
