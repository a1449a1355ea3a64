import { type Feature, lazyService } from "../../lib/page/feature.ts";

// Rows come in the order of the folders: this one after the played games.
export const feature: Feature = {
  LobbyRow: lazyService(() => import("./compose-row.tsx").then(({ LikeLastGame }) => LikeLastGame)),
};
