import type { Hono } from "hono";
import type { PlayerRow } from "../../core/players/store.ts";
import type { AppEnv, Visitor } from "../../http/env.ts";
import { setPrivate } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import type { createTerms, Reader } from "./terms.ts";

export interface CampaignsRoutesDeps {
  terms: ReturnType<typeof createTerms>;
  findPlayer: (playerId: number) => Promise<PlayerRow | undefined>;
}

async function readerOf(visitor: Visitor, findPlayer: CampaignsRoutesDeps["findPlayer"]): Promise<Reader> {
  const playerId = await visitor.playerId();
  const player = playerId === null ? undefined : await findPlayer(playerId);
  if (player) {
    const { licence, country, state, currency } = player;
    return { isGuest: false, licence, country, state, currency };
  }
  const { licence, country, market } = visitor;
  return { isGuest: true, licence: licence.id, country, state: null, currency: market.currency };
}

export function campaignsRoutes(app: Hono<AppEnv>, { terms, findPlayer }: CampaignsRoutesDeps): void {
  route(app, "GET /api/campaigns/:slug/terms", async ({ c, params, query, visitor }) => {
    setPrivate(c);
    const version = query.version === undefined ? undefined : Number(query.version);
    return terms({ slug: params.slug, version, language: query.l }, await readerOf(visitor, findPlayer));
  });
}
