import type { GrantRow } from "./grants-store.ts";
import type { FreeRoundsState } from "./provider-client.ts";

/** How long wins may arrive after the provider's end until a difference is a case, milliseconds. */
export const PATIENCE = 3_600_000;
/** How long a provider may leave an ended grant without an answer before its winnings are settled, milliseconds. */
const SILENCE = 24 * 3_600_000;

/** True if a provider that doesn't answer holds up an ended grant no longer. */
export const isSilentTooLong = ({ endedAt }: Pick<GrantRow, "endedAt">, now: number): boolean =>
  endedAt !== null && now - endedAt.getTime() >= SILENCE;

/**
 * Compares a grant with what its provider reports. `playing`: more may come. `late`: the provider is done, and wins are
 * missing that may still arrive. `differs`: they didn't, or are too many. `agreed`: both have the same total.
 */
export function reconcile(
  { count, won, reportedAt }: Pick<GrantRow, "count" | "won" | "reportedAt">,
  report: FreeRoundsState,
  now: number,
): "playing" | "late" | "differs" | "agreed" {
  if (!report.isEnded && report.played < count) return "playing";
  if (report.won === won && report.played <= count) return "agreed";
  return now - (reportedAt?.getTime() ?? now) < PATIENCE ? "late" : "differs";
}
