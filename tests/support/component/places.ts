import { expect } from "vitest";
import { nextLayout } from "./checks.ts";

/**
 * Records the distance of elements from the top of the screen in each frame in which they show, by their selectors.
 * The returned check fails unless each has kept its place.
 */
export function watchPlaces(...selectors: string[]): () => Promise<void> {
  const places = Object.fromEntries(selectors.map((selector) => [selector, new Set<number>()]));
  let isWatching = true;
  const record = () => {
    for (const selector of selectors) {
      const element = document.querySelector(selector);
      if (element?.checkVisibility({ visibilityProperty: true }))
        places[selector]!.add(Math.round(element.getBoundingClientRect().top));
    }
    if (isWatching) requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  return async () => {
    await nextLayout();
    isWatching = false;
    for (const [selector, tops] of Object.entries(places))
      expect([...tops], `distances of ${selector}`).toHaveLength(1);
  };
}
