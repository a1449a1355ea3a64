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

/** Waits two frames, after which pending layout is done; two seconds at most, because a browser may stop drawing. */
export const nextLayout = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 2_000);
  });

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

/** Visible text with the boxes of its lines. */
interface ShownText {
  text: string;
  element: Element;
  lines: DOMRect[];
}

/** True for text for assistive technology only. */
function isVisuallyHidden(element: Element): boolean {
  if (element.closest("option, svg")) return true;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (getComputedStyle(box).clipPath === "inset(50%)") return true;
  return false;
}

function shownTexts(root: Element): ShownText[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: ShownText[] = [];
  while (nodes.nextNode()) {
    const element = nodes.currentNode.parentElement!;
    const text = nodes.currentNode.textContent!.trim();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (text === "" || !isShown || isVisuallyHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    texts.push({ text, element, lines: [...range.getClientRects()].filter(({ width }) => width > 0) });
  }
  return texts;
}

/** Pixels by which a line may leave its box, as italics and rounding do. */
const TOLERANCE = 1.5;
const BOXES = "button, summary, a[class*=button], [class*=chip], [class*=state], [class*=badge]";

/** True if an ellipsis replaces the end of an element's text, whose boxes then end before it. */
function hasEllipsis(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  return (
    overflowX === "hidden" &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
  );
}

/** True if a box on the way up to the root cuts off a line, or a button or a badge is too small for it. */
function isCut({ element, lines }: ShownText, root: Element): boolean {
  if (hasEllipsis(element)) return true;
  let scrolls = { x: false, y: false };
  for (let box: Element | null = element; box && !(scrolls.x && scrolls.y); box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const clips = (overflow: string) => /hidden|clip/.test(overflow) || box!.matches(BOXES);
    const cutsX = !scrolls.x && clips(overflowX);
    const cutsY = !scrolls.y && clips(overflowY);
    const leaves = (line: DOMRect) =>
      (cutsX && (line.left < left - TOLERANCE || line.right > right + TOLERANCE)) ||
      (cutsY && (line.top < top - 2 * TOLERANCE || line.bottom > bottom + 2 * TOLERANCE));
    if (lines.some(leaves)) return true;
    const moves = (overflow: string) => /auto|scroll/.test(overflow);
    scrolls = { x: scrolls.x || moves(overflowX), y: scrolls.y || moves(overflowY) };
    if (box === root) break;
  }
  return !scrolls.x && lines.some(({ left, right }) => left < -TOLERANCE || right > innerWidth + TOLERANCE);
}

/** Lines that aren't scrolled out of sight. */
function linesInSight({ element, lines }: ShownText): DOMRect[] {
  let inSight = lines;
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const { top, bottom } = box.getBoundingClientRect();
    inSight = inSight.filter((line) => line.top >= top && line.bottom <= bottom);
  }
  return inSight;
}

/** True if a line covers more than a third of another one's height. */
function areOverlapping(one: readonly DOMRect[], other: readonly DOMRect[]): boolean {
  return one.some((a) =>
    other.some((b) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > Math.min(a.height, b.height) / 3;
    }),
  );
}

/** True if a text stays in its place, above what is scrolled. */
function isFixed(element: Element, root: Element): boolean {
  for (let box: Element | null = element; box && box !== root; box = box.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
  return false;
}

/** Texts of a part of the page that are cut off, leave their button or the screen, or cover another text. */
export function findUnreadableTexts(root: Element): string[] {
  const texts = shownTexts(root);
  const cut = texts.filter((text) => isCut(text, root)).map(({ text }) => `cut: ${text}`);
  const moving = texts
    .filter(({ element }) => !isFixed(element, root))
    .map((text) => ({ text: text.text, lines: linesInSight(text) }));
  const covered = moving.flatMap((one, i) =>
    moving
      .slice(i + 1)
      .filter((other) => areOverlapping(one.lines, other.lines))
      .map((other) => `overlap: ${one.text} | ${other.text}`),
  );
  return [...cut, ...covered];
}

/** Sets the text size until the test ends. */
function setTextSize(size: string): void {
  const root = document.documentElement;
  root.style.fontSize = size;
  onTestFinished(() => void root.style.removeProperty("font-size"));
}

/** Doubles the text size until the test ends, and checks that a phone's page isn't wider than its screen. */
export async function expectToFitLargeText(): Promise<void> {
  setTextSize("200%");
  await expectToFit([390]);
}

/**
 * Checks that a part of the page can be read on a phone with doubled text (WCAG 1.4.4), and on the narrowest screen
 * (WCAG 1.4.10).
 */
export async function expectReadable(selector: string): Promise<void> {
  const check = () =>
    expect
      .poll(() => findUnreadableTexts(document.querySelector(selector)!), {
        message: `${selector} at ${innerWidth} px, text at ${document.documentElement.style.fontSize}`,
      })
      .toEqual([]);
  setTextSize("200%");
  await expectToFit([390], check);
  setTextSize("100%");
  await expectToFit([320], check);
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
