import axe from "axe-core";
import { expect, onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";

/**
 * Waits for fade-ins, which have another contrast until they end. Longer animations, such as skeletons, don't change
 * text, and never end in parts of the page that the browser skips.
 */
async function waitForFadeIns(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Axe violations in the page, as `rule: places`. */
async function findViolations(): Promise<string[]> {
  await waitForFadeIns();
  const { violations } = await axe.run(document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    resultTypes: ["violations"],
    preload: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
}

/** Checks the page with axe; repeats while there are violations, because layout may follow a resize later. */
export async function expectAccessible(): Promise<void> {
  await expect.poll(findViolations).toEqual([]);
}

/** Size, colours and font of a button, to compare how prominent it is. */
export function appearanceOf(target: Locator) {
  const element = target.element();
  const { width, height } = element.getBoundingClientRect();
  const { color, backgroundColor, backgroundImage, boxShadow, fontSize, fontWeight } =
    getComputedStyle(element);
  const size = [Math.round(width), Math.round(height)];
  return { size, color, backgroundColor, backgroundImage, boxShadow, fontSize, fontWeight };
}

/** Waits two frames, after which pending layout is done. */
export const nextLayout = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Checks at each width, in pixels, that nothing makes the page wider than the screen. Content that folds after it has
 * been measured, such as the navigation, may load or follow later.
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

/** Doubles the text size until the test ends, and checks that a phone's page isn't wider than its screen. */
export async function expectToFitLargeText(): Promise<void> {
  const root = document.documentElement;
  root.style.fontSize = "200%";
  onTestFinished(() => void root.style.removeProperty("font-size"));
  await expectToFit([390]);
}

/** Number of lines that a part of an element's text takes; 0 if it isn't there. */
export function linesOf(element: Element, text: string): number {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const start = node.data.indexOf(text);
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}

/** Amounts of euros, such as `1.000,00 €`, within a part of the page that stand on more than one line. */
export function findBrokenAmounts(selector: string): string[] {
  const part = document.querySelector(selector)!;
  const amounts = new Set(part.textContent!.match(/€[\d.,]+|\d[\d.,]*\s€/g));
  return [...amounts].filter((amount) => linesOf(part, amount) > 1);
}
