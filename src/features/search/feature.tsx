import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import type { Feature } from "../../lib/page/feature.ts";

const SearchPopup = lazy(() =>
  import("./compose-popup.tsx").then(({ SearchPopup }) => ({ default: SearchPopup })),
);

export const feature: Feature = {
  popups: { search: { title: msg`Search`, hasTitleLine: true, isFromHeader: true, Content: SearchPopup } },
};
