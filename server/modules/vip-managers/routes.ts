import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { setPrivate } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { managerOf } from "./service.ts";

/** @param groupsOf the player's stored groups; the request's aren't trusted */
export function managersRoutes(app: Hono<AppEnv>, groupsOf: (playerId: number) => Promise<number[]>): void {
  route(app, "POST /api/fe/config/managers", async ({ c, visitor }) => {
    setPrivate(c);
    const playerId = await visitor.playerId();
    return playerId === null ? null : managerOf(await groupsOf(playerId));
  });
}
