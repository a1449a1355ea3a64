import type { CampaignBody, CampaignWagering } from "../../../src/contract/campaigns.ts";
import type { CampaignFacts } from "../../../src/rules/rewards/check-campaign.ts";

type DepositBonus = Extract<CampaignBody, { kind: "deposit_bonus" }>;

export const wagering = (change: Partial<CampaignWagering> = {}): CampaignWagering => ({
  multiplier: 30,
  days: 7,
  max_bet: { EUR: 500 },
  max_win: null,
  contributions: { default: 10_000, categories: {}, providers: {}, games: {} },
  ends_on_withdrawal: false,
  ...change,
});

/** A deposit bonus of 100 %, up to 100.00 EUR. */
export const campaignBody = (change: Partial<DepositBonus> = {}): DepositBonus => ({
  kind: "deposit_bonus",
  slug: "match",
  product: "casino",
  texts: { en: { title: "100% match", summary: "Deposit and get a bonus." } },
  audience: {
    licences: null,
    countries: null,
    currencies: null,
    groups: null,
    first_play_only: false,
    verified: false,
  },
  valid_from: "2026-11-01T00:00:00Z",
  valid_to: null,
  group_key: "match",
  trigger: { deposit: "any", min_deposit: { EUR: 2_000 }, code: null, per_player: 1, period: null },
  gives: [
    {
      kind: "bonus",
      percent: 100,
      amount: { EUR: 10_000 },
      wagering: wagering(),
      activation: "immediate",
      activatable_days: 7,
    },
  ],
  budget: { max_awards: null, max_worth_eur_cents: null },
  ...change,
});

export const campaignFacts: CampaignFacts = {
  licences: new Set(["CW", "EE"]),
  countries: new Set(["DE"]),
  currencies: new Set(["EUR", "CAD"]),
  categories: new Set(["pokies", "live"]),
  games: new Map([
    ["rookery-twelve/night", "rookery-twelve"],
    ["oddferry/tide", "oddferry"],
  ]),
};
