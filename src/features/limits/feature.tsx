import { msg } from "@lingui/core/macro";
import { Hourglass } from "lucide-react";
import { lazy } from "react";
import { limitsQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { refetches } from "../../lib/realtime/live-effects.ts";
import { usePlayLock } from "../../lib/session/play-lock.ts";

const LimitsPopup = lazy(() =>
  import("./limits-page.tsx").then(({ LimitsPage }) => ({ default: () => <LimitsPage /> })),
);
// Loaded together, to prevent layout shift.
const LimitsSection = lazy(async () => {
  const [{ LimitsPage }, { PlanCard }] = await Promise.all([
    import("./limits-page.tsx"),
    import("../session-plan/plan-card.tsx"),
  ]);
  return { default: () => <LimitsPage plan={<PlanCard />} /> };
});
const ActivityPage = lazy(() =>
  import("./activity-page.tsx").then(({ ActivityPage }) => ({ default: ActivityPage })),
);
const LockScreen = lazyService(() => import("./lock-screen.tsx").then(({ LockScreen }) => LockScreen));

export const feature: Feature = {
  popups: { limits: { title: msg`Limits and breaks`, Content: LimitsPopup } },
  profileSections: [
    { path: "limits", title: msg`Limits and breaks`, order: 40, isStandalone: true, Content: LimitsSection },
    { path: "activity", title: msg`Your activity`, order: 95, isStandalone: true, Content: ActivityPage },
  ],
  playerMenu: [{ to: "/profile/limits", label: msg`Limits and breaks`, icon: Hourglass, order: 30 }],
  live: { game_limits_changes: refetches(limitsQuery.queryKey) },
  Services: function BreakLock() {
    const player = usePlayer()?.id;
    return usePlayLock(player).length > 0 ? <LockScreen playerId={player} /> : null;
  },
  PlayerServices: lazyService(() => import("./limit-warning.tsx").then(({ LimitWarning }) => LimitWarning)),
};
