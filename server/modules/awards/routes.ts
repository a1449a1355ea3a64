import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { sendFile } from "../../http/file-response.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import { awardsFileText } from "./awards-file.ts";
import type { PlayerAwards } from "./player-awards.ts";

export interface AwardsRoutesDeps {
  awards: PlayerAwards;
  /** Minor units per unit, by currency. */
  subunits: () => Promise<ReadonlyMap<string, number>>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Export limit per player: each one reads all awards. */
const EXPORT_LIMIT = { limit: 30, seconds: 600 };

/** Serves the player's own awards, titled in the page's language or the player's own. */
export function awardsRoutes(app: Hono<AppEnv>, { awards, subunits, now }: AwardsRoutesDeps): void {
  const countExport = createRateLimit({ ...EXPORT_LIMIT, now });

  route(app, "GET /api/player/awards", async ({ visitor, query }) =>
    awards.page(await requirePlayerId(visitor), query.cursor, query.l),
  );

  route(app, "GET /api/player/awards/export", async ({ c, visitor, query: { format, l } }) => {
    const playerId = await requirePlayerId(visitor);
    countExport(String(playerId));
    const at = now();
    const options = {
      pages: awards.all(playerId, l),
      subunits: Object.fromEntries(await subunits()),
      now: at,
    };
    const name = `gifts-${new Date(at).toISOString().slice(0, 10)}.${format}`;
    return sendFile(c, { format, name, text: awardsFileText(format, options) });
  });
}
