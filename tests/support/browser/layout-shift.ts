import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface RecordedShift {
  value: number;
  movedElements: string[];
}

declare global {
  interface Window {
    takeShifts?: () => RecordedShift[];
  }
}

/** Records layout shifts without input from the next page on; the returned check waits for pending frames. */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: RecordedShift[] = [];
    const roundRect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round);
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        const movedElements = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${roundRect(previousRect)} to ${roundRect(currentRect)}`,
        );
        if (!hadRecentInput) shifts.push({ value, movedElements });
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.takeShifts = () => {
      record(observer.takeRecords());
      return shifts;
    };
  });
  return async () => {
    const shifts = await page.evaluate(async () => {
      // A frame's shifts are recorded after it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return window.takeShifts!();
    });
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(0.01);
  };
}
