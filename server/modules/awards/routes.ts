import type { Hono } from "hono";
import type { Award } from "../../../src/contract/awards.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";

/** Serves the player's own awards. */
export function awardsRoutes(
  app: Hono<AppEnv>,
  page: (
    playerId: number,
    cursor: string | undefined,
    /** Language of the titles; the player's own if it is undefined. */
    locale: LocaleCode | undefined,
  ) => Promise<{ awards: Award[]; next: string | null }>,
): void {
  route(app, "GET /api/player/awards", async ({ visitor, query }) =>
    page(await requirePlayerId(visitor), query.cursor, query.l),
  );
}
