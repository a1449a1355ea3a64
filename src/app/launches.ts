import { navigateWhenIdle } from "../lib/page/navigate-when-idle.ts";
import { redirectTarget } from "../rules/addresses/redirect-target.ts";
import { splitLocale } from "../rules/locales/locales.ts";

interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string }) => void): void;
}

declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/**
 * Handles launches while the app is running (shortcut, link, share target). The browser only focuses the
 * window, so a running round is never interrupted.
 */
export function followLaunches(go: (path: string) => void): void {
  const [opening] = performance.getEntriesByType("navigation");
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    // The first launch is the one that opened this page; the player may have navigated since.
    const isPageLoad = isFirst && opening?.name.replace(/#.*/, "") === targetURL?.replace(/#.*/, "");
    isFirst = false;
    if (isPageLoad || !targetURL || !URL.canParse(targetURL)) return;
    const url = new URL(targetURL);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    if (url.origin !== location.origin || isHere) return;
    navigateWhenIdle(() => go(redirectTarget(splitLocale(url.pathname).path + url.search + url.hash)));
  });
}
