import { type Feature, lazyService } from "../../lib/page/feature.ts";

export const feature: Feature = {
  PlayerServices: lazyService(() => import("./jackpot-wins.tsx").then(({ JackpotWins }) => JackpotWins)),
};
