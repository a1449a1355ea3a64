import type { Feature } from "../../lib/page/feature.ts";
import { refetchesAtMostEvery } from "../../lib/realtime/live-effects.ts";

export const feature: Feature = {
  live: { bonuses_changes: refetchesAtMostEvery(1_000, ["bonuses"], ["awards"], ["deposit-offers"]) },
};
