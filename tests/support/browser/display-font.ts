import type { Page } from "@playwright/test";
import { DISPLAY_FONT } from "../../../src/app/display-font.ts";

/** Waits until headings have the display font. */
export async function waitForDisplayFont(page: Page): Promise<void> {
  await page.waitForFunction(
    (name) => [...document.fonts].some(({ family }) => family.includes(name)),
    DISPLAY_FONT,
  );
}
