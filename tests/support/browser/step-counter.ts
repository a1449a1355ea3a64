import type { Locator } from "@playwright/test";

/** Counts what a player does. */
export function hand() {
  let steps = 0;
  return {
    steps: () => steps,
    async tap(target: Locator) {
      steps++;
      await target.click();
    },
    async fill(target: Locator, text: string) {
      steps++;
      await target.fill(text);
    },
  };
}
