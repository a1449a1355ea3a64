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

/** Share of visits that report. */
const SAMPLE_RATE = 0.1;

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  } catch {
    // Unsupported entry types are not reported.
  }
}

/** Reports timings and connection quality on pagehide. No personal data, no addresses beyond the path. */
export function reportPerformance(http: Http, random: () => number = Math.random): void {
  if (random() >= SAMPLE_RATE) return;
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
