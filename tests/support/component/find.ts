import { expect } from "vitest";
import { type Locator, locators, page } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** Locates by a CSS selector, which is evaluated at each use. */
    getBySelector: (selector: string) => Locator;
  }
}

locators.extend({ getBySelector: (selector: string) => `css=${selector}` });

/** Waits for the first element that matches a selector. */
export async function find(selector: string): Promise<Locator> {
  const first = page.getBySelector(selector).first();
  await expect.poll(() => first.query(), { message: selector }).not.toBeNull();
  return first;
}

/** The visible text of the first match; null if there is none. */
export const textOf = (selector: string): string | null =>
  document.querySelector<HTMLElement>(selector)?.innerText ?? null;
