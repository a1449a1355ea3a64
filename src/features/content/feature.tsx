import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import type { Feature } from "../../lib/page/feature.ts";

const SupportPopup = lazy(() =>
  import("./support-popup.tsx").then(({ SupportPopup }) => ({ default: SupportPopup })),
);

export const feature: Feature = {
  popups: { support: { title: msg`Support`, narrow: true, Content: SupportPopup } },
};
