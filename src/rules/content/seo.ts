/** Paths of more segments than this are left out of search engines' index. */
const MAX_SEGMENTS = 4;

/** False when a path, without its locale, is too deep to be indexed. */
export function isIndexed(path: string): boolean {
  return path.split("/").filter(Boolean).length <= MAX_SEGMENTS;
}
