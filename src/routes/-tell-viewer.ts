import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { currenciesQuery } from "../api/config.ts";
import { type Onlooker, usePlayer } from "../api/player.ts";
import { untilLoaded } from "../lib/until-loaded.ts";
import { GUEST } from "../rules/availability.ts";

const loadHeart = () => import("../features/game/heart.tsx");

/** Tells who looks at the product, by the account that is played with; hearts come with the first player. */
export function useTellViewer(tell: (viewer: Onlooker) => void): void {
  const { currency, groups } = usePlayer() ?? {};
  const crypto = useQuery(currenciesQuery).data?.currencies[currency ?? ""]?.fiat === false;
  const [Heart, setHeart] = useState<Onlooker["Heart"]>();
  const isPlayer = currency !== undefined;
  useEffect(() => {
    if (isPlayer) void untilLoaded(loadHeart).then((part) => setHeart(() => part.Heart));
  }, [isPlayer]);
  useEffect(() => {
    const viewer = currency && groups ? { player: { currency, crypto, groups }, Heart } : GUEST;
    // Every tile is rendered anew, which a tap may interrupt.
    startTransition(() => tell(viewer));
  }, [tell, currency, groups, crypto, Heart]);
}
