import type { Jurisdictions, Licence } from "../../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

export type PaymentsRule = Licence["payments"] & Pick<Licence, "reverse_withdrawal">;

/** Payment rules of a player: the licence's, or stricter ones of the country. */
export function paymentsRuleOf(
  jurisdictions: Jurisdictions,
  licence: string,
  country: string | null,
): PaymentsRule {
  const { payments: rule, reverse_withdrawal } = jurisdictions.licences[licence]!;
  const marketRule = marketOf(jurisdictions, country).payments;
  if (!marketRule) return { ...rule, reverse_withdrawal };
  return {
    verification_before_withdrawal:
      rule.verification_before_withdrawal || marketRule.verification_before_withdrawal,
    four_eyes_above_cents: Math.min(rule.four_eyes_above_cents, marketRule.four_eyes_above_cents),
    auto_approve_below_cents: Math.min(rule.auto_approve_below_cents, marketRule.auto_approve_below_cents),
    preset_amount: rule.preset_amount && marketRule.preset_amount,
    reverse_withdrawal,
  };
}
