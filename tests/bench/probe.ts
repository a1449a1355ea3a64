/** Events of a page's first seconds, in milliseconds from the start of the navigation; 0 for not yet. */
export interface PageTimings {
  /** First and (so far) largest contentful paint. */
  fcp: number;
  lcp: number;
  /** All tiles of the first screen are present and would receive a tap. */
  list: number;
  /** Their pictures are decoded, too. */
  thumbs: number;
  /** The page is hydrated. */
  booted: number;
  /** The worker is installed. */
  installed: number;
  /** Cumulative layout shift: the worst session window. */
  cls: number;
  longTasks: { start: number; end: number }[];
}

declare global {
  interface Window {
    __bench: PageTimings;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Tiles on the screen, by a selector of their links, that a tap in the middle of their visible part would hit. Looks only
 * at the page's first ones: measuring tiles far below would force their layout.
 */
function tappableTiles(selector: string): Element[] {
  const first = [...document.querySelectorAll(selector)].slice(0, 12);
  return first.filter((tile) => {
    const box = tile.getBoundingClientRect();
    const left = Math.max(0, box.left);
    const top = Math.max(0, box.top);
    const width = Math.min(innerWidth, box.right) - left;
    const height = Math.min(innerHeight, box.bottom) - top;
    if (width < 20 || height < 20) return false;
    return tile.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

function watchPage(selector: string, minTiles: number): void {
  const measurements: PageTimings = {
    fcp: 0,
    lcp: 0,
    list: 0,
    thumbs: 0,
    booted: 0,
    installed: 0,
    cls: 0,
    longTasks: [],
  };
  window.__bench = measurements;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe("longtask", ({ startTime, duration }) => {
    measurements.longTasks.push({ start: startTime, end: startTime + duration });
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") measurements.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    measurements.lcp = startTime;
  });
  Object.defineProperty(window, "__booted", {
    get: () => measurements.booted > 0,
    set: () => {
      measurements.booted = performance.now();
    },
  });
  void navigator.serviceWorker?.ready.then(() => {
    measurements.installed = performance.now();
  });
  // A session window ends after a second without shifts, or after five seconds.
  let burst = { start: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  observe("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSameBurst = startTime - burst.last < 1_000 && startTime - burst.start < 5_000;
    burst = isSameBurst
      ? { ...burst, last: startTime, sum: burst.sum + value }
      : { start: startTime, last: startTime, sum: value };
    measurements.cls = Math.max(measurements.cls, burst.sum);
  });

  const lookForPictures = async (tiles: Element[]) => {
    const pictures = tiles.flatMap((tile) => [...tile.querySelectorAll("img")]);
    if (pictures.some((picture) => !picture.complete)) return false;
    await Promise.all(pictures.map((picture) => picture.decode()));
    measurements.thumbs = performance.now();
    return true;
  };
  const look = async () => {
    const tiles = tappableTiles(selector);
    const hasAllTiles = tiles.length >= minTiles;
    if (hasAllTiles) measurements.list ||= performance.now();
    if (!hasAllTiles || !(await lookForPictures(tiles))) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The script that observes a page from before its start, as `window.__bench`. */
export function probeScript(selector: string, minTiles: number): string {
  return `{${tappableTiles};${watchPage};watchPage(${JSON.stringify(selector)},${minTiles})}`;
}

/** An expression that counts the tiles that can be tapped now. */
export function countTiles(selector: string): string {
  return `(${tappableTiles})(${JSON.stringify(selector)}).length`;
}
