import type { Hono } from "hono";
import type { Activity } from "../../../src/contract/activity.ts";
import type { SessionsStore } from "../../core/sessions/sessions-store.ts";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { readSessionCookie } from "../../http/session-cookie.ts";

export interface ActivityRoutesDeps {
  sessions: SessionsStore;
  now: () => number;
}

/**
 * Registers the routes for inactivity. Background requests don't count as activity: pages report the player's input.
 */
export function activityRoutes(app: Hono<AppEnv>, { sessions, now }: ActivityRoutesDeps): void {
  const iso = (time: number) => new Date(time).toISOString();

  async function activityOf(token: string): Promise<Activity> {
    const found = await sessions.inactivity(token);
    return {
      now: iso(now()),
      prompts_at: found && iso(found.promptsAt),
      ends_at: found && iso(found.endsAt),
      is_prompting: found?.isPrompting ?? false,
      needs_answer: found?.needsAnswer ?? false,
    };
  }

  route(app, "GET /api/player/activity", ({ c }) => activityOf(readSessionCookie(c) ?? ""));

  route(app, "POST /api/player/activity", async ({ c, body }) => {
    const token = readSessionCookie(c) ?? "";
    const before = await sessions.inactivity(token);
    // Input on the page behind the inactivity question doesn't answer it.
    if (before && (body.answer || !before.blocksBets)) await sessions.recordActivity(token);
    return activityOf(token);
  });
}
