import { useQuery } from "@tanstack/react-query";
import { limitRulesQuery, limitsQuery } from "../../api/limits.ts";

/**
 * The question for a deposit limit with the first deposit: "required" where the licence demands a limit, "optional"
 * until the player has declined; null without one.
 */
export function useLimitQuestion(): "required" | "optional" | null {
  const limits = useQuery(limitsQuery).data;
  const rules = useQuery(limitRulesQuery).data;
  const hasLimit = limits?.some(({ type }) => type === "deposit") ?? true;
  if (!rules || hasLimit || rules.before_play === "offered") return null;
  if (rules.before_play === "required") return "required";
  return rules.declined ? null : "optional";
}
