import type { JackpotTerms } from "../../contract/jackpots.ts";

/**
 * Average number of stakes of this size per win: a stake's chance is its contribution divided by a pot's
 * average.
 * @returns at least 1; null if the level cannot be won.
 */
export function jackpotOdds(
  stake: number,
  { contribution_ppm, average_cents }: Pick<JackpotTerms, "contribution_ppm" | "average_cents">,
): number | null {
  const contribution = (stake * contribution_ppm) / 1_000_000;
  return contribution > 0 && average_cents > 0 ? Math.max(1, Math.round(average_cents / contribution)) : null;
}
