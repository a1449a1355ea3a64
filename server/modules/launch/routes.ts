import type { Context, Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { setPrivate } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { exclusionsFor, requirePlayerId } from "../../http/visitor.ts";
import type { Launch } from "./service.ts";

interface LaunchRoutesDeps {
  launch: Launch;
  /** Digest of the request's session token. */
  sessionDigestOf: (c: Context<AppEnv>) => string;
}

export function launchRoutes(app: Hono<AppEnv>, { launch, sessionDigestOf }: LaunchRoutesDeps): void {
  route(app, "POST /api/games/:id/launch", async ({ c, params, body, visitor }) => {
    setPrivate(c);
    return launch.launch({
      ...body,
      variant: params.id,
      playerId: await visitor.playerId(),
      loginDigest: sessionDigestOf(c),
      withoutProviders: exclusionsFor(visitor).providers,
      licence: visitor.licence.id,
      country: visitor.country,
      restricted: visitor.market.restricted !== "none",
    });
  });

  route(app, "DELETE /api/games/sessions/:session", async ({ params, visitor }) => {
    await launch.leave(await requirePlayerId(visitor), params.session);
    return { ok: true };
  });
}
