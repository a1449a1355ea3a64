/** Deeper paths are excluded from search engines' indexes. */
const MAX_SEGMENTS = 4;

/** False if a path, without its locale, is too deep to be indexed. */
export function isIndexed(path: string): boolean {
  return path.split("/").filter(Boolean).length <= MAX_SEGMENTS;
}
