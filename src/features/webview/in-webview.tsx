import { useLingui } from "@lingui/react/macro";
import { type AnyRouter, useRouter, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { isPopupName, popupOfPath } from "../../lib/page/popups.ts";
import { useConsent } from "../../lib/session/consent.ts";
import { readCookie } from "../../lib/storage/cookies.ts";
import { isBusy } from "../../lib/tabs/busy.ts";
import { retryUntilLoaded } from "../../lib/time/retry-until-loaded.ts";
import { handoffUrl } from "../../rules/addresses/handoff-url.ts";
import { escapeLink } from "../../rules/web/open-in-browser.ts";
import type { Webview } from "../../rules/web/webview.ts";
import { ExitContent } from "./exit-content.tsx";
import { saveExitChoice, watchExit } from "./exit-watch.ts";
import { showNoticeWhenIdle } from "./watch-notice.ts";
import { WebviewNotice } from "./webview-notice.tsx";

// Only loaded for the exit popup.
const PopupFrame = lazy(() => retryUntilLoaded(() => import("../../ui/popup-frame.tsx")));

const isGame = (path: string) => path.startsWith("/play/");

/** True if nothing covers the page or is about to, no work is unfinished and no input has focus. */
function isIdle({ state: { location } }: AnyRouter): boolean {
  if (isBusy() || document.visibilityState === "hidden" || isGame(location.pathname)) return false;
  if (isPopupName(location.search.popup) || popupOfPath(location.pathname)) return false;
  return !document.querySelector("[role=dialog], :is(input, textarea, select):focus");
}

/** Address of the current page for another browser. */
function handoffAddress(): string {
  const [first] = performance.getEntriesByType("navigation");
  return handoffUrl(location.href, { landing: first?.name ?? location.href, storedParameter: readCookie });
}

/** Guidance in in-app browsers: an early notice of limitations, later the exit popup. */
export function InWebview({ webview }: { webview: Webview }) {
  const { t } = useLingui();
  const router = useRouter();
  // Re-renders after navigation, because the address changes.
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).href });
  const [isNoticeShown, setIsNoticeShown] = useState(false);
  const [exit, setExit] = useState<"not yet" | "open" | "over">("not yet");
  // The notice shows only once per session, so it waits until the consent prompt no longer covers it.
  const hasAnswered = useConsent() !== null;
  useEffect(() => {
    if (hasAnswered)
      return showNoticeWhenIdle({ isIdle: () => isIdle(router), show: () => setIsNoticeShown(true) });
  }, [router, hasAnswered]);
  useEffect(
    () =>
      watchExit({
        isIdle: () => isIdle(router),
        show: () => {
          setIsNoticeShown(false);
          setExit("open");
        },
      }),
    [router],
  );
  const address = handoffAddress();
  const link = escapeLink(webview, address);
  const onStay = () => {
    saveExitChoice("stay");
    setExit("over");
  };
  return (
    <>
      {isNoticeShown && !isGame(path) ? (
        <WebviewNotice link={link} address={address} onClose={() => setIsNoticeShown(false)} />
      ) : null}
      {exit === "not yet" ? null : (
        <Suspense>
          <PopupFrame open={exit === "open"} title={t`Continue in your browser?`} narrow onClose={onStay}>
            <ExitContent link={link} address={address} onChoice={saveExitChoice} onStay={onStay} />
          </PopupFrame>
        </Suspense>
      )}
    </>
  );
}
