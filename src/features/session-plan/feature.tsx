import { type Feature, lazyService } from "../../lib/page/feature.ts";

export const feature: Feature = {
  PlayerServices: lazyService(() => import("./plan-summary.tsx").then(({ PlanSummary }) => PlanSummary)),
};
