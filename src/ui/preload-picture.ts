import { preload } from "react-dom";

/**
 * Preloads an image of the first screen in server-rendered pages. `srcSet` and `sizes` must equal those of
 * its source element.
 */
export function preloadPicture(address: string, srcSet: string, sizes: string): void {
  if (!import.meta.env.SSR) return;
  preload(address, {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
