import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLive } from "../lib/realtime/channel-subscriptions.ts";
import { untilLoaded } from "../lib/time/retry-until-loaded.ts";
import { whenLater } from "../lib/time/when-idle.ts";

const Wins = lazy(async () => {
  await whenLater();
  const { LiveWins } = await untilLoaded(() => import("../features/wins/live-wins.tsx"));
  return { default: LiveWins };
});

/**
 * Brings the wins to the lobby, which has an empty place for them: so nothing of them is in the script that every first
 * visit waits for.
 */
export function LiveWins() {
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another place, or none
  useEffect(() => setPlace(document.getElementById("wins")), [path]);
  // The lobby's strip of jackpots shows amounts, which grow.
  useLive("jackpots", place !== null);
  if (!place) return null;
  return createPortal(
    <Suspense>
      <Wins />
    </Suspense>,
    place,
  );
}
