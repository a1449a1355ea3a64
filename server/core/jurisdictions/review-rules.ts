import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

export interface ReviewRule {
  /** Months between account reviews; null for none. */
  months: number | null;
  /** Time zone in which days are counted. */
  timeZone: string;
}

/** How often a player must review the account: the licence's interval or the country's, whichever is shorter. */
export function reviewRuleOf(
  jurisdictions: Jurisdictions,
  licence: string,
  country: string | null,
): ReviewRule {
  const { account_review_months: months, limits } = jurisdictions.licences[licence]!;
  const marketMonths = marketOf(jurisdictions, country).account_review_months;
  const intervals = [months, marketMonths].filter((one) => typeof one === "number");
  return { months: intervals.length > 0 ? Math.min(...intervals) : null, timeZone: limits.time_zone };
}
