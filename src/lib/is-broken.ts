/** Whether a picture could not be loaded; not one that the browser still leaves for later. */
export const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== "" && naturalWidth === 0;
