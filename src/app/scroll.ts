import { hold, type Place, tileOnScreen, tilesOf } from "../lib/page/scroll-anchor.ts";
import { session } from "../lib/storage/storage.ts";
import type { createRouter } from "./router.tsx";

export const SCROLL_RETRY = 200;
export const SCROLL_RETRY_LIMIT = 5_000;
const KEY = "places";
const MAX_KEPT = 50;
type Places = Record<string, Place>;

function read(): Places {
  try {
    return JSON.parse(session.read(KEY) ?? "{}") as Places;
  } catch {
    return {};
  }
}

function write(places: Places): void {
  session.write(KEY, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-MAX_KEPT))));
}

/**
 * Scrolls to `top` as soon as the page is long enough: tries every 200 ms up to 5 s, because a list below it may still
 * be loading; a page that grows gets the time anew. Stops when the player scrolls. Returns what stops it.
 */
export function scrollWhenLongEnough(
  top: number,
  page: { height(): number; scrollTo(top: number): void; showEnd?(): void },
): () => void {
  let waited = 0;
  let before = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    const height = page.height();
    if (height > before) waited = 0;
    if (height >= top || waited >= SCROLL_RETRY_LIMIT) {
      page.scrollTo(top);
      return;
    }
    // A list loads its next page when its end is near.
    if (height > before) page.showEnd?.();
    before = height;
    waited += SCROLL_RETRY;
    timer = setTimeout(attempt, SCROLL_RETRY);
  };
  attempt();
  return () => clearTimeout(timer);
}

/** Remembers where each visited page was scrolled to; going back or reloading returns there, going on starts at the top. */
export function keepScroll(router: ReturnType<typeof createRouter>): void {
  history.scrollRestoration = "manual";
  const places = read();
  let stop = () => {};
  const keyOf = () => (history.state as { __TSR_key?: string } | null)?.__TSR_key ?? "first";
  let current = keyOf();
  /** What led to the address: the start of the page, which may be a reload, until the player goes on. */
  let action = "START";
  router.history.subscribe(({ action: { type } }) => {
    action = type;
  });
  let leaving = false;
  const note = () => {
    // A page that is being replaced grows shorter, and the browser scrolls it: that is not where the player was.
    if (leaving) return;
    current = keyOf();
    places[current] = { top: scrollY };
  };
  const noteTile = () => {
    const place = places[current];
    if (!leaving && place) places[current] = { ...place, tile: tileOnScreen() };
    write(places);
  };
  addEventListener("scroll", note, { passive: true });
  router.subscribe("onBeforeLoad", () => {
    noteTile();
    leaving = true;
  });
  addEventListener("pagehide", noteTile);
  for (const type of ["wheel", "touchstart", "keydown"])
    addEventListener(type, () => stop(), { passive: true });

  function restore(place: Place = { top: 0 }): void {
    const { top, tile } = place;
    let release = () => {};
    const isThere = () => tile !== undefined && tilesOf(tile.game)[tile.nth] !== undefined;
    const wait = scrollWhenLongEnough(top, {
      height: () => (isThere() ? top : document.documentElement.scrollHeight - innerHeight),
      scrollTo: () => {
        release = hold(place);
      },
      showEnd: () => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
    });
    stop = () => {
      wait();
      release();
    };
  }

  if (places[current]) restore(places[current]);
  router.subscribe("onResolved", ({ pathChanged }) => {
    if (!leaving) return;
    leaving = false;
    current = keyOf();
    stop();
    if (action === "START" && !places[current]) return;
    if (["START", "BACK", "FORWARD", "GO"].includes(action)) restore(places[current]);
    else if (pathChanged && !router.latestLocation.maskedLocation) scrollTo({ top: 0, behavior: "instant" });
    else places[current] = { top: scrollY };
  });
}
