import type { LicencePack, Packs } from "../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

export type LimitsRule = LicencePack["limits"];

/** What holds for a player's limits: the licence's rule, or what is stricter where the player lives, with the breaks that are asked for there. */
export function limitsRuleOf(packs: Packs, licence: string, country: string | null): LimitsRule {
  const { limits } = packs.licences[licence]!;
  const { limits: own, breaks } = marketOf(packs, country);
  const rule = breaks ? { ...limits, types: { ...limits.types, coolingoff: breaks } } : limits;
  if (!own) return rule;
  return {
    ...rule,
    increase_delay_seconds: Math.max(rule.increase_delay_seconds, own.increase_delay_seconds),
    removal_delay_seconds: Math.max(rule.removal_delay_seconds, own.removal_delay_seconds),
    until_period_ends: rule.until_period_ends || own.until_period_ends,
    panic_button: rule.panic_button || own.panic_button,
  };
}
