import type { Banner } from "../contract/cms.ts";
import { parseInstant } from "./instant.ts";

interface Audience {
  /** Groups of the player, or null for a guest. */
  groups: readonly number[] | null;
  /** Milliseconds since the epoch, or null where the moment is not known (HTML that is kept for many visitors). */
  now: number | null;
}

/** Banners of a category for this audience, in the category's order. Group banners are for players of these groups only. */
export function bannersFor(
  banners: readonly Banner[],
  category: string,
  { groups, now }: Audience,
): Banner[] {
  return banners
    .filter((banner) => banner.categories.includes(category))
    .filter((banner) => banner.groupIds.length === 0 || banner.groupIds.some((id) => groups?.includes(id)))
    .filter((banner) => {
      const end = banner.timer ? parseInstant(banner.timer.end_at) : null;
      return now === null || end === null || now < end;
    })
    .sort((a, b) => (a.order[category] ?? 0) - (b.order[category] ?? 0));
}

/** Puts a currency's values for `{name}` into a text; EUR stands in for a missing currency, and what is unknown stays as it is. */
export function fillVariables(text: string, variables: Banner["variables"], currency: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    return variables[currency]?.[name] ?? variables.EUR?.[name] ?? whole;
  });
}
