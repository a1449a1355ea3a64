/** True for an image that failed to load; false for one that was not requested yet. */
export const isBrokenImage = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== "" && naturalWidth === 0;
