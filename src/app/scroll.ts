import { session } from "../lib/storage.ts";
import type { createRouter } from "./router.tsx";

export const SCROLL_RETRY = 200;
export const SCROLL_RETRY_LIMIT = 5_000;
const KEY = "scroll";
const MAX_KEPT = 50;

type Positions = Record<string, number>;

function read(): Positions {
  try {
    return JSON.parse(session.read(KEY) ?? "{}") as Positions;
  } catch {
    return {};
  }
}

function write(positions: Positions): void {
  session.write(KEY, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-MAX_KEPT))));
}

/**
 * Scrolls to `top` as soon as the page is long enough: tries every 200 ms up to 5 s, because a list below it may still
 * be loading. Stops when the player scrolls. Returns what stops it.
 */
export function scrollWhenLongEnough(
  top: number,
  page: { height(): number; scrollTo(top: number): void },
): () => void {
  let waited = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (page.height() >= top || waited >= SCROLL_RETRY_LIMIT) {
      page.scrollTo(top);
      return;
    }
    waited += SCROLL_RETRY;
    timer = setTimeout(attempt, SCROLL_RETRY);
  };
  attempt();
  return () => clearTimeout(timer);
}

/** Remembers where each visited page was scrolled to; going back returns there, going on starts at the top. */
export function keepScroll(router: ReturnType<typeof createRouter>): void {
  history.scrollRestoration = "manual";
  const positions = read();
  let stop = () => {};
  const keyOf = () => (history.state as { __TSR_key?: string } | null)?.__TSR_key ?? "first";
  let current = keyOf();
  let action = "PUSH";
  router.history.subscribe(({ action: { type } }) => {
    action = type;
  });
  let leaving = false;
  const note = () => {
    // A page that is being replaced grows shorter, and the browser scrolls it: that is not where the player was.
    if (leaving) return;
    current = keyOf();
    positions[current] = scrollY;
  };
  addEventListener("scroll", note, { passive: true });
  router.subscribe("onBeforeLoad", () => {
    leaving = true;
  });
  addEventListener("pagehide", () => write(positions));
  for (const type of ["wheel", "touchstart", "keydown"])
    addEventListener(type, () => stop(), { passive: true });
  const page = {
    height: () => document.documentElement.scrollHeight - innerHeight,
    scrollTo: (top: number) => scrollTo({ top, behavior: "instant" }),
  };
  const kept = positions[current];
  if (kept) stop = scrollWhenLongEnough(kept, page);
  router.subscribe("onRendered", ({ pathChanged }) => {
    const key = keyOf();
    if (!leaving) return;
    leaving = false;
    current = key;
    write(positions);
    stop();
    const back = action === "BACK" || action === "FORWARD" || action === "GO";
    if (back) stop = scrollWhenLongEnough(positions[key] ?? 0, page);
    else if (pathChanged && !router.latestLocation.maskedLocation) page.scrollTo(0);
    else positions[key] = scrollY;
  });
}
