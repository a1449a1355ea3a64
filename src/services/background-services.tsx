import { Suspense } from "react";
import { usePlayer, useSignedIn, type ViewerWithFavorites } from "../api/player.ts";
import { partsOf } from "../features/index.ts";
import { isLowData } from "../lib/device/low-data.ts";
import { lazyService } from "../lib/page/feature.ts";
import { useHasSubscriptions, whenConnectionNeeded } from "../lib/realtime/channel-subscriptions.ts";
import { sessionName } from "../lib/session/session.ts";
import { whenLongIdle } from "../lib/time/when-idle.ts";
import { LobbyRows } from "./lobby-rows.tsx";
import { useReportViewer } from "./report-viewer.ts";

const PlayerServices = lazyService(() =>
  import("./player-services.tsx").then(({ PlayerServices }) => PlayerServices),
);
const Live = lazyService(async () => {
  await Promise.race([whenLongIdle(), whenConnectionNeeded]);
  return (await import("./live.tsx")).Live;
});

const SERVICES = partsOf("Services");

/** Runs beside every page: the viewer, realtime and the features' services. */
export function BackgroundServices({
  onViewerChange,
}: {
  onViewerChange: (viewer: ViewerWithFavorites) => void;
}) {
  useReportViewer(onViewerChange);
  const player = usePlayer();
  const isSignedIn = useSignedIn();
  const hasSubscriptions = useHasSubscriptions();
  return (
    <>
      {player ? (
        <Suspense>
          <PlayerServices key={player.id} player={player} />
        </Suspense>
      ) : null}
      {player || (hasSubscriptions && !isLowData()) ? (
        <Suspense>
          <Live key={player?.id ?? "guest"} playerId={player?.id ?? null} />
        </Suspense>
      ) : null}
      {isSignedIn ? <LobbyRows key={sessionName()} /> : null}
      {SERVICES.map(([name, Services]) => (
        <Suspense key={name}>
          <Services />
        </Suspense>
      ))}
    </>
  );
}
