import { preload } from "react-dom";

/**
 * Names a picture of the first screen in the head of a page that the server renders, so that it travels while the page
 * is parsed. `srcSet` and `sizes` as its source element has them.
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
