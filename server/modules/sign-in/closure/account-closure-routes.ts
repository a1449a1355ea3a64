import type { Context, Hono } from "hono";
import { currentPlayer } from "../../../core/players/current-player.ts";
import type { PlayersStore } from "../../../core/players/store.ts";
import type { AppEnv } from "../../../http/env.ts";
import { setHeader } from "../../../http/headers.ts";
import { route } from "../../../http/route.ts";
import { clearSessionCookie } from "../../../http/session-cookie.ts";
import type { Requester } from "../request-origin.ts";
import { type AccountClosure, proofTypeOf } from "./account-closure.ts";

export interface AccountClosureRoutesDeps {
  players: PlayersStore;
  closing: AccountClosure;
  requesterOf: (c: Context<AppEnv>) => Requester;
  /** True if the player has just confirmed the session, which replaces the password or link. */
  hasConfirmed: (c: Context<AppEnv>) => Promise<boolean>;
}

export function accountClosureRoutes(
  app: Hono<AppEnv>,
  { players, closing, requesterOf, hasConfirmed }: AccountClosureRoutesDeps,
): void {
  route(app, "GET /api/player/account_closure", async ({ visitor }) => ({
    proof: proofTypeOf(await currentPlayer(players, visitor)),
  }));

  route(app, "POST /api/player/account_closure/link", async ({ c, visitor }) => {
    await closing.sendLink(await currentPlayer(players, visitor), requesterOf(c));
    return { ok: true };
  });

  route(app, "POST /api/player/account_closure", async ({ c, visitor, body }) => {
    setHeader(c, "cache-control", "no-store");
    const { reason, ...proof } = body.user;
    const player = await currentPlayer(players, visitor);
    const given = (await hasConfirmed(c)) ? "confirmed" : proof;
    await closing.close(player, given, reason, requesterOf(c));
    clearSessionCookie(c);
    return { ok: true };
  });
}
