import type { Jurisdictions, Licence, Market } from "../../../src/contract/jurisdictions.ts";
import {
  BONUS_MODES,
  LOSS_BASED_MODES,
  type MarketRewardRules,
  type RewardRules,
  SCORINGS,
} from "../../../src/contract/reward-rules.ts";
import { legalAge } from "../../../src/rules/players/birthday.ts";
import { marketOf } from "./jurisdictions.ts";

/** The market's part of a rule, with any value left out. */
type Override<Rule> = { readonly [Key in keyof Rule]?: Rule[Key] | undefined } | undefined;

/** True only where both allow it; a market without a value allows it. */
const both = (rule: boolean, marketRule: boolean | undefined): boolean => rule && (marketRule ?? true);
const lesser = (rule: number, marketRule: number | undefined): number => Math.min(rule, marketRule ?? rule);

/** The lesser cap; null means no cap. */
function lesserCap(rule: number | null, marketRule: number | null | undefined): number | null {
  const caps = [rule, marketRule].filter((one) => typeof one === "number");
  return caps.length > 0 ? Math.min(...caps) : null;
}

/** The later of two values in a list from lax to strict. */
function stricter<Value>(values: readonly Value[], rule: Value, marketRule: Value | undefined): Value {
  return marketRule === undefined || values.indexOf(rule) > values.indexOf(marketRule) ? rule : marketRule;
}

const bonusRules = (rule: RewardRules["bonus"], market: Override<RewardRules["bonus"]>) => ({
  mode: stricter(BONUS_MODES, rule.mode, market?.mode),
  max_wagering: lesser(rule.max_wagering, market?.max_wagering),
  max_amount_eur_cents: lesserCap(rule.max_amount_eur_cents, market?.max_amount_eur_cents),
  min_days: Math.max(rule.min_days, market?.min_days ?? 0),
  during_play: both(rule.during_play, market?.during_play),
});

/** Rules of rewards that aren't bonuses. */
function programRules(rules: RewardRules, market: MarketRewardRules) {
  const { points, quests, tournaments, lotteries, wheel, adventure } = rules;
  return {
    points: {
      on: both(points.on, market.points?.on),
      shop: both(points.shop, market.points?.shop),
      // The longer validity is better for the player.
      expiry_months: points.expiry_months,
    },
    quests: { on: both(quests.on, market.quests?.on) },
    tournaments: {
      on: both(tournaments.on, market.tournaments?.on),
      scoring: stricter(SCORINGS, tournaments.scoring, market.tournaments?.scoring),
    },
    lotteries: {
      on: both(lotteries.on, market.lotteries?.on),
      cash: both(lotteries.cash, market.lotteries?.cash),
    },
    wheel: { on: both(wheel.on, market.wheel?.on) },
    adventure: {
      on: both(adventure.on, market.adventure?.on),
      deposit_condition: both(adventure.deposit_condition, market.adventure?.deposit_condition),
    },
  };
}

/**
 * Reward rules of a player: the licence's, or stricter ones of the country, with the country's legal age.
 * @param region Region code of the player's address; regions may have a legal age of their own.
 */
export function rewardRulesOf(
  jurisdictions: Jurisdictions,
  licence: string,
  country: string | null,
  region: string | null = null,
): RewardRules {
  const { rewards: rules, ages } = jurisdictions.licences[licence]!;
  const market = marketOf(jurisdictions, country);
  const overrides = market.rewards ?? {};
  const { vip, ads, words } = overrides;
  return {
    reward_age: Math.max(rules.reward_age, overrides.reward_age ?? 0, legalAge(ages.min, market, region)),
    mixed_products: both(rules.mixed_products, overrides.mixed_products),
    loss_based: stricter(LOSS_BASED_MODES, rules.loss_based, overrides.loss_based),
    bonus: bonusRules(rules.bonus, overrides.bonus),
    ...programRules(rules, overrides),
    vip: {
      on: both(rules.vip.on, vip?.on),
      automatic: both(rules.vip.automatic, vip?.automatic),
      checks: rules.vip.checks || (vip?.checks ?? false),
    },
    ads: { public: both(rules.ads.public, ads?.public), consent: both(rules.ads.consent, ads?.consent) },
    words: { free: both(rules.words.free, words?.free), urgency: both(rules.words.urgency, words?.urgency) },
  };
}

/** True if offers may be shown to guests: the licence and the country allow public advertising and new accounts. */
export const hasPublicOffers = (licence: Licence, market: Market): boolean =>
  licence.rewards.ads.public && market.rewards?.ads?.public !== false && market.restricted === "none";
