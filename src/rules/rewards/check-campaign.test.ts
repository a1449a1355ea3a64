import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { campaignBody, campaignFacts, wagering } from "../../../tests/support/data/campaigns.ts";
import { type CampaignBody, CampaignBodySchema } from "../../contract/campaigns.ts";
import { checkCampaign } from "./check-campaign.ts";

const codesOf = (change: Partial<CampaignBody>) =>
  checkCampaign({ ...campaignBody(), ...change } as CampaignBody, campaignFacts).map(
    ({ path, code }) => `${path}: ${code}`,
  );
const issuesOf = (value: unknown) => {
  const { issues = [] } = v.safeParse(CampaignBodySchema, value);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};
const [bonus] = campaignBody().gives;
const spins = {
  kind: "freespins",
  provider: "rookery-twelve",
  game: "rookery-twelve/night",
  count: 20,
  bet: { EUR: 10 },
  wagering: null,
  max_win: { EUR: 5_000 },
  days: 3,
  activatable_days: 7,
} as const;

describe("a campaign's body", () => {
  it("NEW-34 is accepted for each kind with a trigger of its own", () => {
    const { trigger, ...common } = campaignBody();
    const fixed = { ...bonus, percent: null };
    for (const [kind, own] of [
      ["deposit_bonus", trigger],
      ["registration_bonus", {}],
      ["coupon", { per_player: 1 }],
      ["gesture", {}],
    ] as const) {
      const body = { ...common, kind, trigger: own, gives: [kind === "deposit_bonus" ? bonus : fixed] };
      expect(issuesOf(body)).toEqual([]);
      expect(checkCampaign(v.parse(CampaignBodySchema, body), campaignFacts)).toEqual([]);
    }
  });

  it.each([
    [{ slug: "With Spaces" }, "slug: invalid_format"],
    [{ slug: "../etc" }, "slug: invalid_format"],
    [{ valid_from: "tomorrow" }, "valid_from: invalid_format"],
    [{ gives: [] }, "gives: required"],
    [{ gives: [{ ...bonus, percent: 501 }] }, "gives.0.percent: too_high"],
    [{ gives: [{ ...bonus, percent: 0 }] }, "gives.0.percent: too_low"],
    [{ gives: [{ ...bonus, percent: 12.5 }] }, "gives.0.percent: not_whole"],
    [{ gives: [{ ...bonus, amount: { CAD: 5 } }] }, "gives.0.amount: without_eur"],
    [{ gives: [{ ...bonus, amount: { EUR: 0 } }] }, "gives.0.amount.EUR: too_low"],
    [{ gives: [{ ...bonus, amount: { EUR: 1.5 } }] }, "gives.0.amount.EUR: not_whole"],
    [
      { gives: [{ ...bonus, wagering: wagering({ multiplier: 0 }) }] },
      "gives.0.wagering.multiplier: too_low",
    ],
    [
      { gives: [{ ...bonus, wagering: wagering({ multiplier: 2.505 }) }] },
      "gives.0.wagering.multiplier: too_many_decimals",
    ],
    [
      { gives: [{ ...bonus, wagering: wagering({ multiplier: 101 }) }] },
      "gives.0.wagering.multiplier: too_high",
    ],
    [{ audience: { ...campaignBody().audience, groups: [] } }, "audience.groups: required"],
    [
      { texts: { de: campaignBody().texts.en } },
      'texts.en: Invalid key: Expected "en" but received undefined',
    ],
  ])("NEW-34 is rejected with the field: %j", (change, issue) => {
    expect(issuesOf({ ...campaignBody(), ...change })).toEqual([issue]);
  });

  it.each([10_001, -1, 0.5, "most"])("NEW-34 is rejected with a contribution of %s", (contribution) => {
    const contributions = { default: 10_000, categories: { live: contribution }, providers: {}, games: {} };
    const give = { ...bonus, wagering: wagering({ contributions: contributions as never }) };
    expect(issuesOf({ ...campaignBody(), gives: [give] })).toHaveLength(1);
  });

  it("NEW-34 is rejected with unknown properties and kinds", () => {
    expect(issuesOf({ ...campaignBody(), odds: 1 })).toHaveLength(1);
    expect(issuesOf({ ...campaignBody(), kind: "raffle" })).toHaveLength(1);
  });
});

describe("checkCampaign", () => {
  it("finds no fault in a plain campaign", () => {
    expect(codesOf({})).toEqual([]);
  });

  it.each<[Partial<CampaignBody>, string]>([
    [{ valid_to: "2026-01-01T00:00:00Z" }, "valid_to: ends_before_start"],
    [
      { audience: { ...campaignBody().audience, licences: ["CW", "XX"] } },
      "audience.licences.1: unknown_licence",
    ],
    [
      { audience: { ...campaignBody().audience, countries: ["ZZ"] } },
      "audience.countries.0: unknown_country",
    ],
    [
      { audience: { ...campaignBody().audience, currencies: ["XXX"] } },
      "audience.currencies.0: unknown_currency",
    ],
    [{ gives: [{ ...bonus!, amount: { EUR: 1, XXX: 1 } } as never] }, "gives.0.amount.XXX: unknown_currency"],
    [{ gives: [{ ...spins, game: "none" }] }, "gives.0.game: unknown_game"],
    [{ gives: [{ ...spins, provider: "oddferry" }] }, "gives.0.game: game_of_other_provider"],
    [{ gives: [bonus!, bonus!] }, "gives: two_bonuses"],
    [{ kind: "coupon", trigger: { per_player: 1 } }, "gives.0.percent: percent_without_deposit"],
    [{ texts: { en: { title: "<b>Bonus</b>", summary: "x" } } }, "texts.en.title: html"],
    [{ texts: { en: { title: "Bonus", summary: "&lt;b" } } }, "texts.en.summary: html"],
    [{ texts: { en: { title: "Last chance", summary: "x" } } }, "texts.en.title: pressure_word"],
    [{ texts: { en: { title: "Don’t miss it", summary: "x" } } }, "texts.en.title: pressure_word"],
    [
      { texts: { en: { title: "B", summary: "x" }, de: { title: "B", summary: "Garantierter Bonus" } } },
      "texts.de.summary: pressure_word",
    ],
    [{ texts: { en: { title: "Free money", summary: "x" } } }, "texts.en.title: free_with_wagering"],
    [
      { texts: { en: { title: "B", summary: "x" }, de: { title: "10 Freispiele", summary: "x" } } },
      "texts.de.title: free_with_wagering",
    ],
  ])("NEW-34 ANC-56 finds the fault of %j", (change, fault) => {
    expect(codesOf(change)).toEqual([fault]);
  });

  it.each(["categories", "providers", "games"] as const)(
    "NEW-34 finds unknown %s of contributions",
    (field) => {
      const contributions = {
        default: 10_000,
        categories: {},
        providers: {},
        games: {},
        [field]: { none: 0 },
      };
      const found = codesOf({ gives: [{ ...bonus, wagering: wagering({ contributions }) } as never] });
      expect(found).toEqual([expect.stringContaining(`contributions.${field}.none: unknown_`)]);
    },
  );

  it("ANC-56 lets texts say free where no wagering follows", () => {
    const texts = { en: { title: "20 free spins", summary: "Winnings are yours." } };
    expect(codesOf({ gives: [spins], texts })).toEqual([]);
    expect(codesOf({ gives: [{ ...spins, wagering: wagering() }], texts })).toEqual([
      "texts.en.title: free_with_wagering",
    ]);
  });

  it("ANC-56 reads whole words only", () => {
    const texts = { en: { title: "Carefree freedom", summary: "Ungratisified" } };
    expect(codesOf({ texts })).toEqual([]);
  });
});
