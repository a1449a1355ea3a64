/** True for the query of an address that filters or sorts a list of games: see `rules/games/list-refinement.ts`. */
export const isRefinedSearch = (search: string): boolean =>
  /[?&](provider|feature|volatility|rtp|bet|sort)=/.test(search);

/** True for a path, without its locale, that may be a list of games. */
export const isListPath = (path: string): boolean =>
  /^\/(pokies|live|table|categories|producers|games)\/./.test(path);
