import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import type { Feature } from "../../lib/page/feature.ts";
import { refetches } from "../../lib/realtime/live-effects.ts";

const Gifts = lazy(() => import("./gifts.tsx").then(({ Gifts }) => ({ default: Gifts })));
const PromoCodes = lazy(() => import("./gifts.tsx").then(({ PromoCodes }) => ({ default: PromoCodes })));

export const feature: Feature = {
  profileSections: [
    { path: "gifts", title: msg`Gifts`, order: 80, Content: Gifts },
    { path: "promocode", title: msg`Promo code`, order: 90, Content: PromoCodes },
  ],
  live: {
    bonuses_changes: refetches(["bonuses"]),
    freespins_changes: refetches(["freespins"]),
    lootboxes_changes: refetches(["lootboxes"]),
  },
};
