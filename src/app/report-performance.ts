import type { Http } from "../lib/http/http.ts";
import { splitLocale } from "../rules/locales/locales.ts";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface NetworkInformation {
  rtt: number;
  downlink: number;
  effectiveType: string;
}

/** The share of visits that reports its timings. */
const SAMPLE = 0.1;

function observe(type: string, seen: (entry: PerformanceEntry) => void): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });
  } catch {
    // A browser that does not measure this has nothing to report.
  }
}

/** Sends this visit's timings and connection quality when the page is left. No addresses beyond the path, no names. */
export function reportPerformance(http: Http, random: () => number = Math.random): void {
  if (random() >= SAMPLE) return;
  let lcp: number | null = null;
  let cls = 0;
  observe("largest-contentful-paint", (entry) => {
    lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) cls += shift.value;
  });
  const send = () => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null;
    const { path } = splitLocale(location.pathname);
    http("PUT /performance", {
      body: { path, ttfb: navigation?.responseStart ?? null, fcp, lcp, cls },
    }).catch(() => {});
    const { connection } = navigator as Navigator & { connection?: NetworkInformation };
    if (!connection) return;
    const { rtt, downlink, effectiveType } = connection;
    http("PUT /network-performance", { body: { rtt, downlink, effectiveType } }).catch(() => {});
  };
  addEventListener("pagehide", send, { once: true });
}
