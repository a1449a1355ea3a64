import { onResized } from "../lib/on-resized.ts";
import { session } from "../lib/storage.ts";
import { debounce } from "../lib/time.ts";
import type { createRouter } from "./router.tsx";

export const SCROLL_RETRY = 200;
export const SCROLL_RETRY_LIMIT = 5_000;
const KEY = "places";
const MAX_KEPT = 50;
/** Frames in which a list may still change its heights after it was put back. */
const HOLD_FRAMES = 30;

/** Where a page was scrolled to: the distance from its top, and the tile that stood first on the screen. */
interface Place {
  top: number;
  /** The game, which of its tiles on the page, and how far below the top of the screen it stood. */
  tile?: { game: string; nth: number; below: number };
}

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

/** A game's tiles in the page itself; one in a popup scrolls by itself. */
const tilesOf = (game: string) => document.querySelectorAll(`main [data-game="${CSS.escape(game)}"]`);

/** The first tile below the upper quarter of the screen. Heights above it may be estimates; where it stands is not. */
function tileOnScreen(): Place["tile"] {
  for (let y = innerHeight / 4; y < innerHeight; y += 40) {
    // One of the two is not the gap between columns.
    for (const x of [innerWidth * 0.5, innerWidth * 0.4]) {
      const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>("main [data-game]");
      const game = tile?.dataset.game;
      if (!tile || !game) continue;
      return { game, nth: [...tilesOf(game)].indexOf(tile), below: tile.getBoundingClientRect().top };
    }
  }
  return undefined;
}

/** How far the page is from a place: by its tile where that is there, else by the distance from the top. */
function distanceTo({ top, tile }: Place): number {
  const element = tile && tilesOf(tile.game)[tile.nth];
  return element ? element.getBoundingClientRect().top - tile.below : top - scrollY;
}

/** A page stands still this long after it was scrolled, milliseconds. */
const SETTLED = 150;

/**
 * Turning the device gives lists other columns: the tile that was on the screen stays there. Returns what is to be told
 * when the page is scrolled. `keep` holds a place until the player scrolls.
 */
function keepTileWhenTurned(keep: (place: Place) => void): () => void {
  let width = innerWidth;
  let seen: (Place & { height: number }) | undefined;
  let turning = false;
  const settle = debounce(SETTLED, () => {
    seen = { top: scrollY, tile: tileOnScreen(), height: document.documentElement.scrollHeight };
  });
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    turning = true;
    settle.cancel();
  });
  onResized(() => {
    turning = false;
    if (innerWidth === width) return;
    width = innerWidth;
    if (!seen?.tile || seen.top === 0) return;
    const { top, tile, height } = seen;
    // Far tiles are not in the page: the same share of the list is near it.
    const share = document.documentElement.scrollHeight / height;
    const below = Math.min(tile.below, innerHeight / 3);
    requestAnimationFrame(() => keep({ top: top * share, tile: { ...tile, below } }));
  });
  return () => {
    if (!turning) settle();
  };
}

/** Keeps the page at a place while its blocks still take their real heights. Returns what stops it. */
function hold(place: Place): () => void {
  let frame = 0;
  let frames = 0;
  const correct = () => {
    const off = distanceTo(place);
    if (Math.abs(off) >= 1) scrollBy({ top: off, behavior: "instant" });
    if (++frames < HOLD_FRAMES) frame = requestAnimationFrame(correct);
  };
  correct();
  return () => cancelAnimationFrame(frame);
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
  const noteForTurning = keepTileWhenTurned((place) => {
    stop();
    stop = hold(place);
  });
  addEventListener("scroll", note, { passive: true });
  addEventListener("scroll", noteForTurning, { passive: true });
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
