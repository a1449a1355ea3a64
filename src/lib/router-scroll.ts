import type { AnyRouter } from "@tanstack/react-router";

/**
 * Stands in for the router's own keeping of places (see vite.config.ts), which `app/scroll.ts` does by tiles: what is
 * left of it is that a new page begins at its top, and a hash at its element. `_scroll` is the router's note of the
 * navigation under way: `n` when it begins at the top, `r` once this is set up.
 */
export function setupScrollRestoration({ _scroll: scroll, subscribe }: AnyRouter): void {
  if (import.meta.env.SSR || scroll.r) return;
  scroll.r = true;
  subscribe("onRendered", ({ toLocation: { hash } }) => {
    const fromTop = scroll.n;
    scroll.n = true;
    if (hash) document.getElementById(hash)?.scrollIntoView();
    else if (fromTop) scrollTo(0, 0);
  });
}

export const storageKey = "";
export const defaultGetScrollRestorationKey = () => "";
export const getElementScrollRestorationEntry = () => undefined;
