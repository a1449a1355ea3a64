import { msg } from "@lingui/core/macro";
import { lazy, Suspense } from "react";
import type { Feature } from "../../lib/page/feature.ts";
import { retryUntilLoaded } from "../../lib/time/retry-until-loaded.ts";
import { ContactOffline } from "./contact-offline.tsx";

const SupportPopup = lazy(() =>
  retryUntilLoaded(() =>
    import("./support-popup.tsx").then(({ SupportPopup }) => ({ default: SupportPopup })),
  ),
);

/** Offline, the ways to reach support show before the form is loaded, and stay above it. */
const SupportSheet = () => (
  <>
    <ContactOffline />
    <Suspense>
      <SupportPopup />
    </Suspense>
  </>
);

export const feature: Feature = {
  popups: { support: { title: msg`Support`, narrow: true, Content: SupportSheet } },
};
