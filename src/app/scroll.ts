import { anchorTile, holdAnchor, type ScrollAnchor, tilesOf } from "../lib/page/scroll-anchor.ts";
import { session } from "../lib/storage/storage.ts";
import type { createRouter } from "./router.tsx";

export const SCROLL_RETRY = 200;
export const SCROLL_RETRY_LIMIT = 5_000;
const KEY = "scroll-anchors";
const MAX_ENTRIES = 50;
type ScrollAnchors = Record<string, ScrollAnchor>;

function read(): ScrollAnchors {
  try {
    return JSON.parse(session.read(KEY) ?? "{}") as ScrollAnchors;
  } catch {
    return {};
  }
}

function write(anchors: ScrollAnchors): void {
  session.write(KEY, JSON.stringify(Object.fromEntries(Object.entries(anchors).slice(-MAX_ENTRIES))));
}

/**
 * Scrolls to `top` once the page is long enough: retries every 200 ms for up to 5 s while content loads,
 * restarting when the page grows. The player's scrolling stops it.
 * @returns the function that stops it.
 */
export function scrollWhenLongEnough(
  top: number,
  page: { height(): number; scrollTo(top: number): void; showEnd?(): void },
): () => void {
  let elapsed = 0;
  let previousHeight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    const height = page.height();
    if (height > previousHeight) elapsed = 0;
    if (height >= top || elapsed >= SCROLL_RETRY_LIMIT) {
      page.scrollTo(top);
      return;
    }
    // Lists load their next page near their end.
    if (height > previousHeight) page.showEnd?.();
    previousHeight = height;
    elapsed += SCROLL_RETRY;
    timer = setTimeout(attempt, SCROLL_RETRY);
  };
  attempt();
  return () => clearTimeout(timer);
}

/** Restores the scroll position on back, forward and reload; new navigations start at the top. */
export function restoreScroll(router: ReturnType<typeof createRouter>): void {
  history.scrollRestoration = "manual";
  const anchors = read();
  let stop = () => {};
  const keyOf = () => (history.state as { __TSR_key?: string } | null)?.__TSR_key ?? "first";
  let current = keyOf();
  /** Type of the last navigation; "START" for the page load, which may be a reload. */
  let action = "START";
  router.history.subscribe(({ action: { type } }) => {
    action = type;
  });
  let isLeaving = false;
  const saveOffset = () => {
    // While a page is being replaced, it shrinks and scrolls by itself: don't store that.
    if (isLeaving) return;
    current = keyOf();
    anchors[current] = { top: scrollY };
  };
  const saveAnchor = () => {
    const anchor = anchors[current];
    if (!isLeaving && anchor) anchors[current] = { ...anchor, tile: anchorTile() };
    write(anchors);
  };
  addEventListener("scroll", saveOffset, { passive: true });
  router.subscribe("onBeforeLoad", () => {
    saveAnchor();
    isLeaving = true;
  });
  addEventListener("pagehide", saveAnchor);
  for (const type of ["wheel", "touchstart", "keydown"])
    addEventListener(type, () => stop(), { passive: true });

  function restore(anchor: ScrollAnchor = { top: 0 }): void {
    const { top, tile } = anchor;
    let release = () => {};
    const isTileRendered = () => tile !== undefined && tilesOf(tile.game)[tile.nth] !== undefined;
    const stopWaiting = scrollWhenLongEnough(top, {
      height: () => (isTileRendered() ? top : document.documentElement.scrollHeight - innerHeight),
      scrollTo: () => {
        release = holdAnchor(anchor);
      },
      showEnd: () => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
    });
    stop = () => {
      stopWaiting();
      release();
    };
  }

  if (anchors[current]) restore(anchors[current]);
  router.subscribe("onResolved", ({ pathChanged }) => {
    if (!isLeaving) return;
    isLeaving = false;
    current = keyOf();
    stop();
    if (action === "START" && !anchors[current]) return;
    if (["START", "BACK", "FORWARD", "GO"].includes(action)) restore(anchors[current]);
    else if (pathChanged && !router.latestLocation.maskedLocation) scrollTo({ top: 0, behavior: "instant" });
    else anchors[current] = { top: scrollY };
  });
}
