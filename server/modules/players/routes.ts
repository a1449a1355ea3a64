import type { Hono } from "hono";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import type { Player } from "../../../src/contract/player.ts";
import { REALTIME_PATH } from "../../../src/contract/realtime.ts";
import { playerFieldsOf } from "../../../src/rules/players/player-fields.ts";
import { inactivityRuleOf } from "../../core/jurisdictions/inactivity-rules.ts";
import { marketOf } from "../../core/jurisdictions/jurisdictions.ts";
import { currentPlayer } from "../../core/players/current-player.ts";
import type { PlayerRow, PlayersStore } from "../../core/players/store.ts";
import type { AppEnv, Visitor } from "../../http/env.ts";
import { setCacheable } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import type { ProfileService } from "./profile.ts";

export interface PlayersRoutesDeps {
  jurisdictions: Jurisdictions;
  players: PlayersStore;
  profile: ProfileService;
  present: (player: PlayerRow) => Player;
}

export function playersRoutes(app: Hono<AppEnv>, deps: PlayersRoutesDeps): void {
  const { jurisdictions, players, profile, present } = deps;

  const current = (visitor: Visitor) => currentPlayer(players, visitor);

  route(app, "GET /api/info/player_fields", ({ c, visitor, query }) => {
    setCacheable(c, 60);
    return playerFieldsOf(
      visitor.licence,
      query.country ? marketOf(jurisdictions, query.country) : visitor.market,
    );
  });

  route(app, "GET /api/player", async ({ visitor }) => {
    return present(await current(visitor));
  });

  route(app, "PATCH /api/player", async ({ visitor, body }) => {
    return present(await profile.change(await current(visitor), body.user));
  });

  route(app, "PATCH /api/player/update_locale", async ({ visitor, body }) => {
    const { id } = await current(visitor);
    return present((await players.update(id, { locale: body.locale }))!);
  });

  route(app, "GET /api/player/settings", async ({ visitor }) => {
    const { id, licence, country } = await current(visitor);
    return {
      realtime: { url: REALTIME_PATH, user: String(id) },
      inactivity: inactivityRuleOf(jurisdictions, licence, country),
    };
  });

  route(app, "POST /api/player/groups", async ({ visitor, body }) => {
    return present(await profile.join(await current(visitor), body.groups.add));
  });

  route(app, "GET /api/subscriptions", async ({ visitor }) => {
    return { subscriptions: profile.subscriptions(await current(visitor)) };
  });

  route(app, "PUT /api/subscriptions", async ({ visitor, body }) => {
    const player = await profile.subscribe(await current(visitor), body.subscriptions);
    return { subscriptions: profile.subscriptions(player) };
  });
}
