import type { LicencePack, Packs } from "../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

export type PaymentsRule = LicencePack["payments"] & Pick<LicencePack, "reverse_withdrawal">;

/** What holds for a player's payments: the licence's rule, or what is stricter where the player lives. */
export function paymentsRuleOf(packs: Packs, licence: string, country: string | null): PaymentsRule {
  const { payments: rule, reverse_withdrawal } = packs.licences[licence]!;
  const own = marketOf(packs, country).payments;
  if (!own) return { ...rule, reverse_withdrawal };
  return {
    verification_before_cashout: rule.verification_before_cashout || own.verification_before_cashout,
    four_eyes_above_cents: Math.min(rule.four_eyes_above_cents, own.four_eyes_above_cents),
    auto_approve_below_cents: Math.min(rule.auto_approve_below_cents, own.auto_approve_below_cents),
    preset_amount: rule.preset_amount && own.preset_amount,
    reverse_withdrawal,
  };
}
