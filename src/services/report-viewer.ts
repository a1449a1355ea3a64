import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { currenciesQuery } from "../api/config.ts";
import { usePlayer, usePlayerQuery, useSignedIn, type ViewerWithFavorites } from "../api/player.ts";
import { useConnection } from "../lib/offline/connection.ts";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";
import { GUEST } from "../rules/games/availability.ts";
import { useIsLate } from "../ui/use-is-late.ts";

const loadFavoriteButton = () => import("../features/game/favorite-button.tsx");

const NO_GROUPS: readonly number[] = [];

/** True from the first failure to load a signed-in player until the player is loaded. */
function useIsUnavailable(): boolean {
  const { data, errorUpdateCount } = usePlayerQuery();
  const { unreachable } = useConnection();
  const signedIn = useSignedIn();
  const isMissing = signedIn && !data;
  const isLate = useIsLate(isMissing);
  return isMissing && (isLate || unreachable || errorUpdateCount > 0);
}

/**
 * Reports the viewer: a guest, or a player with the active account. A player who can't be loaded has no
 * details. The favorite button loads with the first player.
 */
export function useReportViewer(report: (viewer: ViewerWithFavorites) => void): void {
  const player = usePlayer();
  const isUnavailable = useIsUnavailable();
  const { currency = "", groups = NO_GROUPS } = player ?? {};
  const crypto = useQuery(currenciesQuery).data?.currencies[currency]?.fiat === false;
  const [FavoriteButton, setFavoriteButton] = useState<ViewerWithFavorites["FavoriteButton"]>();
  const isPlayer = Boolean(player) || isUnavailable;
  useEffect(() => {
    if (isPlayer)
      void retryUntilLoaded(loadFavoriteButton).then((part) => setFavoriteButton(() => part.FavoriteButton));
  }, [isPlayer]);
  useEffect(() => {
    const viewer = isPlayer ? { player: { currency, crypto, groups }, FavoriteButton } : GUEST;
    // Re-renders every tile, so keep it interruptible.
    startTransition(() => report(viewer));
  }, [report, isPlayer, currency, groups, crypto, FavoriteButton]);
}
