import type { Packs } from "../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

export interface ReviewRule {
  /** Between two reviews of an account by its player; null for none. */
  months: number | null;
  /** Whose days count. */
  timeZone: string;
}

/** How often a player is asked to look at their account: as the licence has it, or more often where they live. */
export function reviewRuleOf(packs: Packs, licence: string, country: string | null): ReviewRule {
  const { account_review_months: months, limits } = packs.licences[licence]!;
  const own = marketOf(packs, country).account_review_months;
  const asked = [months, own].filter((one) => typeof one === "number");
  return { months: asked.length > 0 ? Math.min(...asked) : null, timeZone: limits.time_zone };
}
