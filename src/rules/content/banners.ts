import type { Banner } from "../../contract/cms.ts";
import type { Viewer } from "../games/availability.ts";
import { parseInstant } from "../web/instant.ts";

interface Audience {
  viewer: Viewer;
  /** Milliseconds since the epoch; null for HTML that is shared between visitors. */
  now: number | null;
}

function isVisibleTo({ groupIds, registered, fiat }: Banner, { player }: Viewer): boolean {
  return (
    (groupIds.length === 0 || groupIds.some((id) => player?.groups.includes(id))) &&
    (registered ?? player !== null) === (player !== null) &&
    // Guests count as fiat players.
    (fiat ?? !player?.crypto) === !player?.crypto
  );
}

/** Banners of a category for this audience, in the category's order. */
export function bannersFor(
  banners: readonly Banner[],
  category: string,
  { viewer, now }: Audience,
): Banner[] {
  return banners
    .filter((banner) => banner.categories.includes(category) && isVisibleTo(banner, viewer))
    .filter((banner) => {
      const end = banner.timer ? parseInstant(banner.timer.end_at) : null;
      return now === null || end === null || now < end;
    })
    .sort((a, b) => (a.order[category] ?? 0) - (b.order[category] ?? 0));
}

/** Replaces `{name}` with the currency's value, else with EUR's; unknown names stay as they are. */
export function fillVariables(text: string, variables: Banner["variables"], currency: string): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => {
    return variables[currency]?.[name] ?? variables.EUR?.[name] ?? match;
  });
}
