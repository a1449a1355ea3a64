import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { limitRulesQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import { type BreakOffer, keepOffer, keptOffer, offerOf } from "../../lib/page/break-offer.ts";

/** The breaks that the player can take, without network as they were offered last; null for guests. */
export function useBreakOffer(): BreakOffer | null {
  const player = usePlayer();
  const rules = useQuery({ ...limitRulesQuery, enabled: Boolean(player) }).data;
  const id = player?.id;
  useEffect(() => {
    if (id !== undefined && rules) keepOffer(offerOf(id, rules));
  }, [id, rules]);
  if (id !== undefined && rules) return offerOf(id, rules);
  const kept = keptOffer();
  return kept && (id === undefined || kept.playerId === id) ? kept : null;
}
