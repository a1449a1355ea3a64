import { goCalmly } from "../lib/tabs/navigate-when-idle.ts";
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
 * Goes where the app is opened anew while it runs: from a shortcut, a link, what was shared. The browser only brings the
 * window to the front, so that a round that is being played is never led away from.
 */
export function followLaunches(go: (path: string) => void): void {
  const [opening] = performance.getEntriesByType("navigation");
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    // The launch that opened this page waited for somebody to hear of it; by now the player may be elsewhere.
    const isOpening = isFirst && opening?.name.replace(/#.*/, "") === targetURL?.replace(/#.*/, "");
    isFirst = false;
    if (isOpening || !targetURL || !URL.canParse(targetURL)) return;
    const url = new URL(targetURL);
    const here = url.pathname === location.pathname && url.search === location.search;
    if (url.origin !== location.origin || here) return;
    goCalmly(() => go(redirectTarget(splitLocale(url.pathname).path + url.search + url.hash)));
  });
}
