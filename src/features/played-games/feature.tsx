import { type Feature, lazyService } from "../../lib/page/feature.ts";

export const feature: Feature = {
  LobbyRow: lazyService(() => import("./compose-row.tsx").then(({ RecentlyPlayed }) => RecentlyPlayed)),
};
