import type { Context } from "hono";
import { withParityGroup } from "../../../src/rules/groups.ts";
import type { AppEnv } from "../../http/env.ts";
import { readSessionCookie, setSessionCookie } from "../../http/session-cookie.ts";
import type { SessionsStore } from "./sessions-store.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";

export interface WelcomeDeps {
  now: () => number;
  players: PlayersStore;
  sessions: SessionsStore;
  /** Longest life of a session under a licence, seconds. */
  sessionSeconds: (licence: string) => number;
}

/** What every way of signing in ends with: a session in this browser. Gives the player as of now. */
export function createWelcome({ now, players, sessions, sessionSeconds }: WelcomeDeps) {
  return async function welcome(c: Context<AppEnv>, player: PlayerRow): Promise<PlayerRow> {
    const userAgent = c.req.header("user-agent") ?? "";
    const token = await sessions.open(player.id, { ip: c.get("visitor").ip, userAgent });
    const signedIn = await players.update(player.id, {
      currentSignInAt: new Date(now()),
      lastSignInAt: player.currentSignInAt,
      groups: withParityGroup(player.id, player.groups),
    });
    // The session that was there before ends: nobody keeps one that another person brought along.
    const before = readSessionCookie(c);
    if (before) await sessions.close(before);
    setSessionCookie(c, token, sessionSeconds(player.licence));
    return signedIn!;
  };
}

export type Welcome = ReturnType<typeof createWelcome>;
