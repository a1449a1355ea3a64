/** Rows of other shapes than posters, by collection. */
export const ROW_SHAPES: Readonly<Partial<Record<string, "wide" | "square" | "ranked">>> = {
  live: "wide",
  crash: "square",
  "top-10": "ranked",
};
