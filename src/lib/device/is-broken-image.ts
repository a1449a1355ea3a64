/** True for an image that failed to load; false for one that the browser has not requested yet. */
export const isBrokenImage = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== "" && naturalWidth === 0;
