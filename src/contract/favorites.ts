import * as v from "valibot";
import { DoneSchema, type Endpoint } from "./endpoint.ts";
import { GameSchema } from "./games.ts";

/** Values of the header `accept-client`; the first is the default. */
export const FAVORITES_VERSIONS = ["v1", "v2"] as const;

/** A game by the id of any of its variants. */
export const FavoriteIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, "unknown"), v.transform(Number)),
});

/** v1: ids of the variants in the active currency. v2: games. Newest first. */
export const FavoritesSchema = v.union([v.array(v.number()), v.array(GameSchema)]);

export const favoritesEndpoints = {
  "GET /api/player/favorite_games": {
    session: true,
    summary: "The player's favourites, newest first: variant ids (`accept-client: v1`) or games (`v2`)",
    rejections: ["not_acceptable"],
    response: FavoritesSchema,
  },
  "PUT /api/player/favorite_games/:id": {
    session: true,
    queueable: true,
    summary: "Add a game to the favourites, by the id of a variant",
    params: FavoriteIdSchema,
    response: DoneSchema,
  },
  "DELETE /api/player/favorite_games/:id": {
    session: true,
    queueable: true,
    summary: "Remove a game from the favourites, by the id of a variant",
    params: FavoriteIdSchema,
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
