import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../../api/config.ts";
import { useViewer } from "../../api/player.ts";

/**
 * The currency that the viewer thinks in: the player's, or the market's for guests. Null if amounts of `currency` need
 * no conversion.
 */
export function useOwnCurrency(currency: string): string | null {
  const { player } = useViewer();
  const market = useQuery(projectQuery).data?.default_currency;
  const own = player?.currency || market || currency;
  return own === currency ? null : own;
}
