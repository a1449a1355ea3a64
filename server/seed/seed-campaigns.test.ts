import { describe, expect, it } from "vitest";
import { OFFERED_LOCALES } from "../../src/rules/locales/locales.ts";
import { exchangeOf } from "../../src/rules/money/exchange.ts";
import { freeWord } from "../../src/rules/rewards/campaign-words.ts";
import { textsOf } from "../../src/rules/rewards/check-campaign.ts";
import { testDatabase } from "../../tests/support/server/database.ts";
import { loadJurisdictions } from "../core/jurisdictions/jurisdictions.ts";
import { campaignDigest } from "../modules/campaigns/digest.ts";
import { licenceMatrix } from "../modules/campaigns/matrix.ts";
import { isPassed, previewCampaign } from "../modules/campaigns/preview.ts";
import { campaignsStore } from "../modules/campaigns/store.ts";
import { FIAT_RATES } from "../modules/exchange-rates/fiat-rates.ts";
import { makeCatalogue } from "./content/catalogue.ts";
import { CURRENCIES } from "./content/currencies.ts";
import { campaignFiles, seedCampaigns } from "./seed-campaigns.ts";

const jurisdictions = loadJurisdictions();
/** The smallest catalogue, whose games are in every other. */
const catalogue = makeCatalogue(200);
const facts = {
  licences: new Set(Object.keys(jurisdictions.licences)),
  countries: new Set(jurisdictions.countries.map(({ code }) => code)),
  currencies: new Set<string>(CURRENCIES.map(({ code }) => code)),
  categories: new Set<string>(catalogue.categories.map(({ id }) => id)),
  games: new Map(catalogue.games.map(({ identifier, provider }) => [identifier, provider])),
};
const exchange = exchangeOf(FIAT_RATES, Object.fromEntries(CURRENCIES.map((one) => [one.code, one])));
const files = [...campaignFiles()];

describe("the campaigns that ship with the product", () => {
  it.each(files)("NEW-34 %s passes every check of a preview", (_, body) => {
    const { checks } = previewCampaign(body, facts, { jurisdictions, exchange });
    expect(checks).toEqual([
      { name: "body", isPassed: true, faults: [] },
      { name: "matrix", isPassed: true, faults: [] },
    ]);
    expect(isPassed({ checks })).toBe(true);
  });

  it.each(files)("ANC-56 %s has texts in every language, which never say free", (_, body) => {
    const languages = OFFERED_LOCALES.filter((locale) => !/^en-/.test(locale));
    const texts = textsOf(body);
    expect(texts.map(([locale]) => locale).toSorted()).toEqual(languages.toSorted());
    for (const [locale, { title, summary }] of texts)
      expect([freeWord(locale, title), freeWord(locale, summary)]).toEqual([null, null]);
  });

  it("have a welcome package, a reload, spins, two coupons and a gesture in each licence's folder", () => {
    for (const licence of Object.keys(jurisdictions.licences)) {
      const own = files.filter(([file]) => file.startsWith(`${licence}/`)).map(([, body]) => body);
      expect(own.every(({ audience }) => audience.licences?.join() === licence)).toBe(true);
      expect(own.map(({ slug }) => slug)).toEqual(
        [
          "coupon-spins",
          "coupon",
          "gesture",
          "registration-spins",
          "reload",
          "welcome-1",
          "welcome-2",
          "welcome-3",
        ].map((name) => `${name}-${licence.toLowerCase()}`),
      );
    }
  });

  it("ANC-26 LIC-16 stay within the caps of their own licence, unclamped", () => {
    for (const [, body] of files)
      for (const { licence, country, outcome, clamps } of licenceMatrix(body, { jurisdictions, exchange }))
        if (country === null && outcome !== "not_offered") expect([licence, clamps]).toEqual([licence, []]);
  });

  it("are published once by the seed, with their digests", async () => {
    const { db } = await testDatabase();
    await seedCampaigns(db);
    for (const [, body] of files) {
      const { id } = (await campaignsStore.bySlug(db, body.slug))!;
      const versions = await campaignsStore.versions(db, id);
      expect(
        versions.map(({ version, state, digest, approvedBy }) => [version, state, digest, approvedBy]),
      ).toEqual([[1, "published", campaignDigest(body), "seed"]]);
    }
  });
});
