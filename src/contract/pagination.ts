/** Maximum number of games per call. */
export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 40;
/** Maximum length of a title filter. */
export const MAX_TITLE_LENGTH = 100;
/** Maximum number of favourites per player. */
export const MAX_FAVORITES = 500;
