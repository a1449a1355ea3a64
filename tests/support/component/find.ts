import { expect } from "vitest";
import { type Locator, locators, page } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** By a CSS selector, looked up anew at each use. */
    getBySelector: (selector: string) => Locator;
  }
}

locators.extend({ getBySelector: (selector: string) => `css=${selector}` });

/** The first element that matches a selector, as soon as there is one. */
export async function find(selector: string): Promise<Locator> {
  const first = page.getBySelector(selector).first();
  await expect.poll(() => first.query(), { message: selector }).not.toBeNull();
  return first;
}

/** The shown text of the first match; null where there is none. */
export const textOf = (selector: string): string | null =>
  document.querySelector<HTMLElement>(selector)?.innerText ?? null;
