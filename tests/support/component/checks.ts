import axe from "axe-core";
import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";

/**
 * Waits for what fades in, which has another contrast until it is there. Longer animations, such as skeletons, don't
 * change what is read, and never end on parts of the page that the browser skips.
 */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** What axe finds in the page, as `rule: places`. */
async function findViolations(): Promise<string[]> {
  await untilStill();
  const { violations } = await axe.run(document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    resultTypes: ["violations"],
    preload: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
}

/** Checks the page with axe; again while it finds something, because a layout may follow a new size a moment later. */
export async function expectAccessible(): Promise<void> {
  await expect.poll(findViolations).toEqual([]);
}

/** Size, colours and font of a button, which tell what is suggested. */
export function lookOf(target: Locator) {
  const element = target.element();
  const { width, height } = element.getBoundingClientRect();
  const { color, backgroundColor, backgroundImage, boxShadow, fontSize, fontWeight } =
    getComputedStyle(element);
  const size = [Math.round(width), Math.round(height)];
  return { size, color, backgroundColor, backgroundImage, boxShadow, fontSize, fontWeight };
}

/** Two frames: what was going to be laid out is laid out. */
export const nextLayout = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Checks at each width, in pixels, that nothing makes the page wider than the screen. What folds once it has been
 * measured, such as the navigation, may load or follow a moment later.
 */
export async function expectToFit(widths = [390, 768, 1440], check: () => unknown = () => {}): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 844);
    await nextLayout();
    await expect
      .poll(() => document.documentElement.scrollWidth, { message: `page at ${width} px` })
      .toBeLessThanOrEqual(width);
    await check();
  }
}
