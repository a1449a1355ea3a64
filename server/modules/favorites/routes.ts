import type { Context, Hono } from "hono";
import { FAVORITES_VERSIONS } from "../../../src/contract/favorites.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { addVary } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { exclusionsFor, requirePlayerId } from "../../http/visitor.ts";
import type { FavoritesService } from "./service.ts";

const HEADER = "accept-client";

/** The response version that the client accepts. */
function versionOf(c: Context<AppEnv>): (typeof FAVORITES_VERSIONS)[number] {
  addVary(c, HEADER);
  const requested = c.req.header(HEADER) || FAVORITES_VERSIONS[0];
  const version = FAVORITES_VERSIONS.find((candidate) => candidate === requested);
  if (!version) throw new RequestError("not_acceptable", { errors: { [HEADER]: [...FAVORITES_VERSIONS] } });
  return version;
}

export function favoritesRoutes(app: Hono<AppEnv>, favorites: FavoritesService): void {
  route(app, "GET /api/player/favorite_games", async ({ c, visitor }) => {
    const version = versionOf(c);
    const playerId = await requirePlayerId(visitor);
    const { providers } = exclusionsFor(visitor);
    return version === "v1" ? favorites.ids(playerId, providers) : favorites.list(playerId, providers);
  });

  route(app, "PUT /api/player/favorite_games/:id", async ({ visitor, params }) => {
    await favorites.add(await requirePlayerId(visitor), params.id, exclusionsFor(visitor).providers);
    return { ok: true };
  });

  route(app, "DELETE /api/player/favorite_games/:id", async ({ visitor, params }) => {
    await favorites.remove(await requirePlayerId(visitor), params.id);
    return { ok: true };
  });
}
