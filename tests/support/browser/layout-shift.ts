import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** From the next page on, counts what moves there by itself; the answer tells how much that is since then. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const all = window as { __shifted?: number };
    all.__shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput) all.__shifted = (all.__shifted ?? 0) + shift.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // What was drawn last is told of after the frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as { __shifted?: number }).__shifted ?? Number.NaN;
    });
}
