import type { Tile } from "../../api/games.ts";
import type { Onlooker } from "../../api/player.ts";

type Named = Pick<Tile, "provider" | "seo">;

/** The page of a game, where it is played too. */
export const pathOf = ({ provider, seo }: Named): string => `/play/${provider}/${seo}`;

/** A guest's way by registration to what only players may do with a game, and back to its page. */
export const guestLink = (game: Named, search = "") => ({
  to: "/registration" as string,
  search: { redirect: pathOf(game) + search },
});

export const playLink = (game: Named, { player }: Onlooker) =>
  player ? { to: pathOf(game), search: { mode: "real" } } : guestLink(game, "?mode=real");
