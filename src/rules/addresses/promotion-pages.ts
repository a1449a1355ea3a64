import type { ManagePromotionPages } from "../../contract/config.ts";
import { isTester } from "../players/player-groups.ts";

/**
 * Whether somebody in these groups sees a promotion's page. A path whose first part the operator's list does not name is
 * no promotion's. Testers see all of them.
 */
export function isPromotionOn(path: string, pages: ManagePromotionPages, groups: readonly number[]): boolean {
  const [, slug = ""] = path.split("/");
  return !Object.hasOwn(pages, slug) || pages[slug] === true || isTester(groups);
}
