import type { JackpotTerms } from "../../contract/jackpot.ts";

/**
 * How many stakes of this size win a level once, on average: a stake wins with the chance of what it gives, as a share
 * of what a pot gathers on average. At least 1; null for a level that cannot be won.
 */
export function jackpotOdds(
  stake: number,
  { contribution_ppm, average_cents }: Pick<JackpotTerms, "contribution_ppm" | "average_cents">,
): number | null {
  const gives = (stake * contribution_ppm) / 1_000_000;
  return gives > 0 && average_cents > 0 ? Math.max(1, Math.round(average_cents / gives)) : null;
}
