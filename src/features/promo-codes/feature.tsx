import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import { useGiftAccess } from "../../api/gifts.ts";
import type { Feature } from "../../lib/page/feature.ts";

const PromoCodePage = lazy(() =>
  import("./compose-page.tsx").then(({ PromoCodePage }) => ({ default: PromoCodePage })),
);

export const feature: Feature = {
  profileSections: [
    {
      path: "promocode",
      title: msg`Promo code`,
      order: 90,
      Content: PromoCodePage,
      useLinkState: () => ({ isHidden: useGiftAccess() !== "open", count: 0 }),
    },
  ],
};
