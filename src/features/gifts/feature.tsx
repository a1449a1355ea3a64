import { msg } from "@lingui/core/macro";
import { Gift } from "lucide-react";
import { lazy } from "react";
import { useGiftLink } from "../../api/gifts.ts";
import type { Feature } from "../../lib/page/feature.ts";
import { refetches } from "../../lib/realtime/live-effects.ts";

const Gifts = lazy(() =>
  import("./gifts-section.tsx").then(({ GiftsSection }) => ({ default: GiftsSection })),
);

export const feature: Feature = {
  profileSections: [
    {
      path: "gifts",
      title: msg`Gifts`,
      order: 80,
      hasSubpaths: true,
      Content: Gifts,
      useLinkState: useGiftLink,
    },
  ],
  playerMenu: [{ to: "/profile/gifts", label: msg`Gifts`, icon: Gift, order: 15, useLinkState: useGiftLink }],
  live: { lootboxes_changes: refetches(["lootboxes"]) },
};
