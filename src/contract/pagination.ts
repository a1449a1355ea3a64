/** Most games one call may ask for. */
export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 40;
/** Longest title filter that is still a search and not an accident. */
export const MAX_TITLE_LENGTH = 100;
/** Most favourites of one player. */
export const MAX_FAVORITES = 500;
