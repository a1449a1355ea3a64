import type { Tile } from "../../api/games.ts";
import type { ViewerWithFavorites } from "../../api/player.ts";

type GamePath = Pick<Tile, "provider" | "seo">;

/** Page of a game, where it is also played. */
export const pathOf = ({ provider, seo }: GamePath): string => `/play/${provider}/${seo}`;

/** Link of a guest to registration, which returns to the game's page. */
export const guestLink = (game: GamePath, search = "") => ({
  to: "/registration" as string,
  search: { redirect: pathOf(game) + search },
});

export const playLink = (game: GamePath, { player }: ViewerWithFavorites) =>
  player ? { to: pathOf(game), search: { mode: "real" } } : guestLink(game, "?mode=real");
