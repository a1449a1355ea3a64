import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { whenLongIdle } from "../../lib/time/when-idle.ts";
import { AfterConsent } from "../../ui/after-consent.tsx";

const InstallSheet = lazy(() =>
  import("./install-sheet.tsx").then(({ InstallSheet }) => ({ default: InstallSheet })),
);
const InstallOffer = lazyService(async () => {
  await whenLongIdle();
  return (await import("./install-offer.tsx")).InstallOffer;
});

export const feature: Feature = {
  popups: { install: { title: msg`Install the app`, narrow: true, Content: InstallSheet } },
  Services: () => (
    <AfterConsent>
      <InstallOffer />
    </AfterConsent>
  ),
};
