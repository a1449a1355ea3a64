import type { ManagePromotionPages } from "../../contract/config.ts";
import { isTester } from "../players/player-groups.ts";

/**
 * True if members of these groups see a page. Paths whose first segment isn't in the operator's list are no
 * promotions and always visible. Testers see all pages.
 */
export function isPromotionOn(path: string, pages: ManagePromotionPages, groups: readonly number[]): boolean {
  const [, slug = ""] = path.split("/");
  return !Object.hasOwn(pages, slug) || pages[slug] === true || isTester(groups);
}
