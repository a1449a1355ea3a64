import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";

/** What fades in has another contrast until it is there. Animations without an end are not waited for. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

export async function expectAccessible(): Promise<void> {
  await untilStill();
  const { violations } = await axe.run(document.getElementById("root")!, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    resultTypes: ["violations"],
    preload: false,
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
  ).toEqual([]);
}

/** Two frames: what was going to be laid out is laid out. */
const nextLayout = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Checks at each width, in pixels, that nothing makes the page wider than the screen. */
export async function expectToFit(widths = [390, 768, 1440], check: () => unknown = () => {}): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 844);
    await nextLayout();
    expect(document.documentElement.scrollWidth, `page at ${width} px`).toBeLessThanOrEqual(width);
    await check();
  }
}
