import { useLingui } from "@lingui/react/macro";
import { type AnyRouter, useRouter, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { ExitContent } from "../features/webview/exit-content.tsx";
import { keepExitChoice, watchExit } from "../features/webview/exit-watch.ts";
import { watchNotice } from "../features/webview/watch-notice.ts";
import { WebviewNotice } from "../features/webview/webview-notice.tsx";
import { isPopupName, popupOfPath } from "../lib/page/popups.ts";
import { useConsent } from "../lib/session/consent.ts";
import { readCookie } from "../lib/storage/cookies.ts";
import { isBusy } from "../lib/tabs/busy.ts";
import { untilLoaded } from "../lib/time/retry-until-loaded.ts";
import { handedOver } from "../rules/addresses/handoff-url.ts";
import { escapeLink } from "../rules/web/open-in-browser.ts";
import type { Webview } from "../rules/web/webview.ts";

// Who is not asked to leave does without.
const PopupFrame = lazy(() => untilLoaded(() => import("../ui/popup-frame.tsx")));

const isGame = (path: string) => path.startsWith("/play/");

/** Nothing lies over the page or is about to, no round and no deposit is under way, nobody types. */
function isCalm({ state: { location } }: AnyRouter): boolean {
  if (isBusy() || document.visibilityState === "hidden" || isGame(location.pathname)) return false;
  if (isPopupName(location.search.popup) || popupOfPath(location.pathname)) return false;
  return !document.querySelector("[role=dialog], :is(input, textarea, select):focus");
}

/** The address of the page that is shown, for another browser. */
function addressHere(): string {
  const [first] = performance.getEntriesByType("navigation");
  return handedOver(location.href, { landing: first?.name ?? location.href, kept: readCookie });
}

/** What a player is told inside another app: early what will not work there, and after a while the way out. */
export function InWebview({ webview }: { webview: Webview }) {
  const { t } = useLingui();
  const router = useRouter();
  // Renders anew when the app has gone elsewhere: the address is another one then.
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).href });
  const [told, setTold] = useState(false);
  const [exit, setExit] = useState<"not yet" | "open" | "over">("not yet");
  // Told once: what has not been seen yet must not count as that.
  const hasAnswered = useConsent() !== null;
  useEffect(() => {
    if (hasAnswered) return watchNotice({ isCalm: () => isCalm(router), show: () => setTold(true) });
  }, [router, hasAnswered]);
  useEffect(
    () =>
      watchExit({
        isCalm: () => isCalm(router),
        show: () => {
          setTold(false);
          setExit("open");
        },
      }),
    [router],
  );
  const address = addressHere();
  const link = escapeLink(webview, address);
  const stay = () => {
    keepExitChoice("stay");
    setExit("over");
  };
  return (
    <>
      {told && !isGame(path) ? (
        <WebviewNotice link={link} address={address} onClose={() => setTold(false)} />
      ) : null}
      {exit === "not yet" ? null : (
        <Suspense>
          <PopupFrame open={exit === "open"} title={t`Continue in your browser?`} narrow onClose={stay}>
            <ExitContent link={link} address={address} onChoice={keepExitChoice} onStay={stay} />
          </PopupFrame>
        </Suspense>
      )}
    </>
  );
}
