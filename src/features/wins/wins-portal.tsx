import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import { useContainer } from "../../lib/page/use-container.ts";
import { useChannel } from "../../lib/realtime/channel-subscriptions.ts";
import { retryUntilLoaded } from "../../lib/time/retry-until-loaded.ts";
import { whenLongIdle } from "../../lib/time/when-idle.ts";

const Wins = lazy(async () => {
  await whenLongIdle();
  const { LiveWins } = await retryUntilLoaded(() => import("./live-wins.tsx"));
  return { default: LiveWins };
});

/** Renders recent wins into the lobby's empty container, to keep them out of the first visit's script. */
export function WinsPortal() {
  const container = useContainer("wins");
  // Subscribed here for the lobby's jackpot strip, which needs live amounts.
  useChannel("jackpots", container !== null);
  if (!container) return null;
  return createPortal(
    <Suspense>
      <Wins />
    </Suspense>,
    container,
  );
}
