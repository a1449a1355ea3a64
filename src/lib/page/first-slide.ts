import type { Banner } from "../../contract/cms.ts";
import { setEntry, useEntry } from "./use-container.ts";

const ID = "first-slide";

/** Sets the player's own slide before the lobby's banners; null for none. */
export const setFirstSlide = (slide: Banner | null): void => setEntry(ID, slide);

/** The player's own slide; null while there is none. */
export const useFirstSlide = () => useEntry(ID) as Banner | null;
