import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import type { CampaignFacts } from "../../../src/rules/rewards/check-campaign.ts";

export interface FactsDeps {
  jurisdictions: Jurisdictions;
  games: {
    index(): readonly { identifier: string; provider: string }[];
    /** The categories with games as a prepared JSON response. */
    categories(exclusions: { providers: string[]; categories: string[] }): Promise<{ plain: Buffer }>;
  };
  currencies: () => Promise<Record<string, unknown>>;
}

/** What campaigns may name, from licences, catalogue and currencies. */
export async function campaignFacts({ jurisdictions, games, currencies }: FactsDeps): Promise<CampaignFacts> {
  const response = await games.categories({ providers: [], categories: [] });
  const categories = JSON.parse(response.plain.toString()) as { id: string }[];
  return {
    licences: new Set(Object.keys(jurisdictions.licences)),
    countries: new Set(jurisdictions.countries.map(({ code }) => code)),
    currencies: new Set(Object.keys(await currencies())),
    categories: new Set(categories.map(({ id }) => id)),
    games: new Map(games.index().map(({ identifier, provider }) => [identifier, provider])),
  };
}
