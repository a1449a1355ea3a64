/** Values of a list's filters; apart from the schemas, whose library the browser doesn't load. */
export const VOLATILITIES = ["low", "medium", "high"] as const;
export type Volatility = (typeof VOLATILITIES)[number];

export const LIST_SORTS = ["popular", "new", "title", "rtp"] as const;
export type ListSort = (typeof LIST_SORTS)[number];
