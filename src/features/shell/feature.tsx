import { msg } from "@lingui/core/macro";
import { lazy, Suspense } from "react";
import { isStandalone } from "../../lib/device/install.ts";
import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { AfterConsent } from "../../ui/after-consent.tsx";
import { LocaleProposal } from "./prompts/locale-proposal.tsx";

const PullToRefresh = lazyService(() =>
  import("./pull-to-refresh.tsx").then(({ PullToRefresh }) => PullToRefresh),
);
const KeyboardService = lazyService(() =>
  import("./keyboard/keyboard-service.tsx").then(({ KeyboardService }) => KeyboardService),
);
const ShortcutList = lazy(() =>
  import("./keyboard/shortcut-list.tsx").then(({ ShortcutList }) => ({ default: ShortcutList })),
);
const SupportWidget = lazyService(() =>
  import("./support-widget.tsx").then(({ SupportWidget }) => SupportWidget),
);

/** Phones have no room for the widget. */
const WIDGET_SCREEN = "(min-width: 768px) and (min-height: 481px)";

export const feature: Feature = {
  popups: { shortcuts: { title: msg`Keyboard shortcuts`, narrow: true, Content: ShortcutList } },
  Services: () => (
    <>
      <AfterConsent>
        <LocaleProposal />
      </AfterConsent>
      <Suspense>
        <KeyboardService />
      </Suspense>
      {isStandalone() ? (
        <Suspense>
          <PullToRefresh />
        </Suspense>
      ) : null}
      {matchMedia(WIDGET_SCREEN).matches ? (
        <Suspense>
          <SupportWidget />
        </Suspense>
      ) : null}
    </>
  ),
  PlayerServices: lazyService(() =>
    import("./prompts/player-services.tsx").then(({ PlayerServices }) => PlayerServices),
  ),
};
