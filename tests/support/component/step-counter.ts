import type { Locator } from "vitest/browser";

/** Counts the steps of a player: clicks and filled fields. */
export function countSteps() {
  let steps = 0;
  return {
    steps: () => steps,
    click(target: Locator): Promise<void> {
      steps++;
      return target.click();
    },
    fill(target: Locator, text: string): Promise<void> {
      steps++;
      return target.fill(text);
    },
  };
}
