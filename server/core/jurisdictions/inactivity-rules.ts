import type { InactivityRule, Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

/** Inactivity rule of a player: the stricter parts of the licence's and the country's. */
export function inactivityRuleOf(
  jurisdictions: Jurisdictions,
  licence: string,
  country: string | null,
): InactivityRule | null {
  const { inactivity: rule } = jurisdictions.licences[licence]!;
  const marketRule = marketOf(jurisdictions, country).inactivity;
  if (!rule || !marketRule) return rule ?? marketRule ?? null;
  return {
    ask_after_seconds: Math.min(rule.ask_after_seconds, marketRule.ask_after_seconds),
    end_after_seconds: Math.min(rule.end_after_seconds, marketRule.end_after_seconds),
    needs_answer: rule.needs_answer || marketRule.needs_answer,
  };
}
