import * as v from "valibot";
import { GameSchema } from "./games.ts";

/** Values of the header `accept-client`; the first is the default. */
export const FAVORITES_VERSIONS = ["v1", "v2"] as const;

/** A game by the id of any of its variants. */
export const FavoriteIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, "unknown"), v.transform(Number)),
});

/** v1: ids of the variants in the active currency. v2: games. Newest first. */
export const FavoritesSchema = v.union([v.array(v.number()), v.array(GameSchema)]);
