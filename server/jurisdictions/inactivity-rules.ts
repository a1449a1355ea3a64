import type { InactivityRule, Packs } from "../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

/** What holds where nothing is seen of a player: of the licence's rule and that of where they live the stricter parts. */
export function inactivityRuleOf(
  packs: Packs,
  licence: string,
  country: string | null,
): InactivityRule | null {
  const { inactivity: rule } = packs.licences[licence]!;
  const own = marketOf(packs, country).inactivity;
  if (!rule || !own) return rule ?? own ?? null;
  return {
    ask_after_seconds: Math.min(rule.ask_after_seconds, own.ask_after_seconds),
    end_after_seconds: Math.min(rule.end_after_seconds, own.end_after_seconds),
    needs_answer: rule.needs_answer || own.needs_answer,
  };
}
