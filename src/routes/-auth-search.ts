import { textOf } from "../lib/search-params.ts";

/** Search of the pages that a guest is sent to: where to go afterwards. */
export const authSearch = (search: Record<string, unknown>): { redirect?: string } => ({
  ...search,
  redirect: textOf(search.redirect),
});
