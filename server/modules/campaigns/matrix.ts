import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import type { RewardRules } from "../../../src/contract/reward-rules.ts";
import { freeWord } from "../../../src/rules/rewards/campaign-words.ts";
import { textsOf } from "../../../src/rules/rewards/check-campaign.ts";
import type { Clamp } from "../../../src/rules/rewards/clamp-terms.ts";
import { mayReceive, type RewardBlock } from "../../../src/rules/rewards/may-receive.ts";
import { blockedProvidersOf, marketOf } from "../../core/jurisdictions/jurisdictions.ts";
import { rewardRulesOf } from "../../core/jurisdictions/reward-rules.ts";
import { type Exchange, offerTerms } from "./offers.ts";
import { sampleAdult } from "./sample-player.ts";

/** Faults of a campaign where it is offered. */
export type MatrixFault = "free_word" | "provider_blocked" | "no_rate";

/** A campaign under one licence and market. */
export interface MatrixRow {
  licence: string;
  /** Null for a player of an unlisted country. */
  country: string | null;
  outcome: "offered" | "clamped" | "not_offered";
  /** Why it isn't offered. */
  reason: RewardBlock | null;
  clamps: Clamp[];
  faults: MatrixFault[];
}

export interface MatrixDeps {
  jurisdictions: Jurisdictions;
  exchange: Exchange;
}

/** Every licence without a market, and every market under its licence. */
function placesOf({ licences, markets }: Jurisdictions): { licence: string; country: string | null }[] {
  return [
    ...Object.keys(licences).map((licence) => ({ licence, country: null })),
    ...Object.entries(markets.countries).map(([country, { licence }]) => ({ licence, country })),
  ];
}

function faultsIn(
  body: CampaignBody,
  rules: RewardRules,
  blockedProviders: readonly string[],
): MatrixFault[] {
  const saysFree = textsOf(body).some(([locale, { title, summary }]) =>
    [title, summary].some((text) => freeWord(locale, text) !== null),
  );
  const hasBlockedProvider = body.gives.some(
    (give) => give.kind === "freespins" && blockedProviders.includes(give.provider),
  );
  return [
    ...(saysFree && !rules.words.free ? (["free_word"] as const) : []),
    ...(hasBlockedProvider ? (["provider_blocked"] as const) : []),
  ];
}

/** The campaign under every licence and market, for an adult of its audience. */
export function licenceMatrix(body: CampaignBody, { jurisdictions, exchange }: MatrixDeps): MatrixRow[] {
  return placesOf(jurisdictions).map(({ licence, country }) => {
    const market = marketOf(jurisdictions, country);
    const rules = rewardRulesOf(jurisdictions, licence, country);
    const { currency } = market;
    const player = sampleAdult(body.audience.groups ?? [], { licence, country, currency });
    const row = { licence, country, outcome: "not_offered" as const, clamps: [], faults: [] };
    const reason = mayReceive({
      player,
      rules,
      campaign: { body, isOpen: true, isExhausted: false },
      now: Date.parse(body.valid_from),
    });
    if (reason !== null) return { ...row, reason };
    const terms = offerTerms({ body }, rules, currency, exchange);
    if (terms === "nothing_left") return { ...row, reason: "not_in_licence" };
    if (terms === "no_rate") return { ...row, reason: "wrong_currency", faults: ["no_rate"] };
    const { clamps } = terms;
    const blockedProviders = blockedProvidersOf(jurisdictions.licences[licence]!, market);
    return {
      licence,
      country,
      outcome: clamps.length > 0 ? "clamped" : "offered",
      reason: null,
      clamps,
      faults: faultsIn(body, rules, blockedProviders),
    };
  });
}
