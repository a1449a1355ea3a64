import { describe, expect, it } from "vitest";
import type { AppliedCode } from "../../../src/contract/promo-codes.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { createConfirmedPlayer, visit } from "../../../tests/support/server/visitor.ts";
import { loadJurisdictions, marketOf } from "../../core/jurisdictions/jurisdictions.ts";
import { rewardRulesOf } from "../../core/jurisdictions/reward-rules.ts";
import { DEMO_CODES } from "./demo-codes.ts";

const app = await testApp();
const jurisdictions = loadJurisdictions();

/** Countries with a demo player. */
const countries = jurisdictions.countries.flatMap(({ code }) => {
  const market = marketOf(jurisdictions, code);
  return market.test_profile ? [{ country: code, licence: market.licence, currency: market.currency }] : [];
});

type Place = (typeof countries)[number];
const allowsBonuses = ({ licence, country }: Place) =>
  rewardRulesOf(jurisdictions, licence, country).bonus.mode !== "off";

/** What the demo's codes give a new player of a country, by code. */
async function giftsIn({ country, currency }: Place) {
  const { client } = await createConfirmedPlayer(app, { country, currency }, visit(app, { country }));
  const gifts: Record<string, string> = {};
  for (const { text } of DEMO_CODES) {
    const { status, body } = await client.post("/api/bonuses/coupon", { coupon_code: text });
    const { gift, waits_for } = body as AppliedCode;
    if (status === 200 && waits_for === undefined) gifts[text] = gift!.type;
  }
  const { body } = await client.get("/api/player/freespins");
  return { gifts, spins: (body as { freespins_total: number }[]).map((spins) => spins.freespins_total) };
}

describe("the demo's codes", () => {
  it.each(countries.filter(allowsBonuses))(
    "BON-13 BON-09 give a player in $country the spins of $licence, and no others",
    async (place) => {
      const { gifts, spins } = await giftsIn(place);
      expect(gifts).toEqual({
        [`COMET-${place.licence}`]: "freespins",
        ...(place.licence === "CW" && { "COSMOS-10": "bonus" }),
      });
      expect(spins).toEqual([10]);
    },
  );

  it.each(countries.filter((place) => !allowsBonuses(place)))(
    "BON-13 ANC-26 give a player in $country nothing, where bonuses are forbidden",
    async (place) => {
      expect(await giftsIn(place)).toEqual({ gifts: {}, spins: [] });
    },
  );

  it("BON-13 have spins for every licence in which some country allows bonuses", () => {
    const allowing = new Set(countries.filter(allowsBonuses).map(({ licence }) => licence));
    const withSpins = DEMO_CODES.filter(({ slug }) => slug.startsWith("coupon-spins-"));
    expect(withSpins.map(({ text }) => text.replace("COMET-", "")).toSorted()).toEqual(
      [...allowing].toSorted(),
    );
    expect([...allowing].toSorted()).toEqual(Object.keys(jurisdictions.licences).toSorted());
  });
});
