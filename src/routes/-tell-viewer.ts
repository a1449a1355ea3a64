import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { currenciesQuery } from "../api/config.ts";
import { type Onlooker, usePlayer, usePlayerQuery, useSignedIn } from "../api/player.ts";
import { useConnection } from "../lib/offline/connection.ts";
import { untilLoaded } from "../lib/time/retry-until-loaded.ts";
import { GUEST } from "../rules/games/availability.ts";
import { useIsLate } from "../ui/use-is-late.ts";

const loadHeart = () => import("../features/game/favorite-button.tsx");

const NO_GROUPS: readonly number[] = [];

/** Whether the app is a player's who cannot be had now. Once that was so, it is until the player comes. */
function useIsAbsent(): boolean {
  const { data, errorUpdateCount } = usePlayerQuery();
  const { unreachable } = useConnection();
  const signedIn = useSignedIn();
  const isMissing = signedIn && !data;
  const isLate = useIsLate(isMissing);
  return isMissing && (isLate || unreachable || errorUpdateCount > 0);
}

/**
 * Tells who looks at the product, by the account that is played with; hearts come with the first player. Of a player
 * who cannot be had nothing is known, but a guest it is not.
 */
export function useTellViewer(tell: (viewer: Onlooker) => void): void {
  const player = usePlayer();
  const isAbsent = useIsAbsent();
  const { currency = "", groups = NO_GROUPS } = player ?? {};
  const crypto = useQuery(currenciesQuery).data?.currencies[currency]?.fiat === false;
  const [Heart, setHeart] = useState<Onlooker["Heart"]>();
  const isPlayer = Boolean(player) || isAbsent;
  useEffect(() => {
    if (isPlayer) void untilLoaded(loadHeart).then((part) => setHeart(() => part.Heart));
  }, [isPlayer]);
  useEffect(() => {
    const viewer = isPlayer ? { player: { currency, crypto, groups }, Heart } : GUEST;
    // Every tile is rendered anew, which a tap may interrupt.
    startTransition(() => tell(viewer));
  }, [tell, isPlayer, currency, groups, crypto, Heart]);
}
