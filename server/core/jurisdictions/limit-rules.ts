import type { Jurisdictions, Licence } from "../../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

export type LimitsRule = Licence["limits"];

/** Limit rules of a player: the licence's, or stricter ones of the country, with the country's breaks. */
export function limitsRuleOf(
  jurisdictions: Jurisdictions,
  licence: string,
  country: string | null,
): LimitsRule {
  const { limits } = jurisdictions.licences[licence]!;
  const { limits: marketLimits, breaks } = marketOf(jurisdictions, country);
  const rule = breaks ? { ...limits, types: { ...limits.types, coolingoff: breaks } } : limits;
  if (!marketLimits) return rule;
  return {
    ...rule,
    increase_delay_seconds: Math.max(rule.increase_delay_seconds, marketLimits.increase_delay_seconds),
    removal_delay_seconds: Math.max(rule.removal_delay_seconds, marketLimits.removal_delay_seconds),
    until_period_ends: rule.until_period_ends || marketLimits.until_period_ends,
    panic_button: rule.panic_button || marketLimits.panic_button,
  };
}
