import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { limitRulesQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import {
  type BreakOffer,
  breakOfferOf,
  saveBreakOffer,
  storedBreakOffer,
} from "../../lib/page/break-offer.ts";

/** Breaks that the player can start; offline, those offered last. Null for guests. */
export function useBreakOffer(): BreakOffer | null {
  const player = usePlayer();
  const rules = useQuery({ ...limitRulesQuery, enabled: Boolean(player) }).data;
  const id = player?.id;
  useEffect(() => {
    if (id !== undefined && rules) saveBreakOffer(breakOfferOf(id, rules));
  }, [id, rules]);
  if (id !== undefined && rules) return breakOfferOf(id, rules);
  const stored = storedBreakOffer();
  return stored && (id === undefined || stored.playerId === id) ? stored : null;
}
