import type { Context } from "hono";
import { LONGEST_AGENT } from "../../../src/rules/device-name.ts";
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
  /** Tells somebody who wants to know of each sign-in that there was one. */
  tell: (c: Context<AppEnv>, player: PlayerRow) => Promise<void>;
  logError: (error: unknown) => void;
}

/** What every way of signing in ends with: a session in this browser. Gives the player as of now. */
export function createWelcome(deps: WelcomeDeps) {
  const { now, players, sessions, sessionSeconds } = deps;
  return async function welcome(c: Context<AppEnv>, player: PlayerRow): Promise<PlayerRow> {
    const agent = (c.req.header("user-agent") ?? "").slice(0, LONGEST_AGENT);
    const token = await sessions.open(player.id, { ip: c.get("visitor").ip, userAgent: agent });
    const signedIn = await players.noteSignIn(player.id, {
      at: new Date(now()),
      agent,
      groups: withParityGroup(player.id, player.groups),
    });
    // The session that was there before ends: nobody keeps one that another person brought along.
    const before = readSessionCookie(c);
    if (before) await sessions.close(before);
    setSessionCookie(c, token, sessionSeconds(player.licence));
    // A registration is none that its player could be surprised by. Nobody waits for a mail to be written.
    if (signedIn.lastSignInAt && signedIn.signInNotices) void deps.tell(c, signedIn).catch(deps.logError);
    return signedIn;
  };
}

export type Welcome = ReturnType<typeof createWelcome>;
