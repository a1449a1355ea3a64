import type { Context } from "hono";
import { LONGEST_AGENT } from "../../../src/rules/players/device-name.ts";
import { withParityGroup } from "../../../src/rules/players/player-groups.ts";
import type { AppEnv } from "../../http/env.ts";
import { noteSecurity } from "../../http/security-log.ts";
import { readSessionCookie, setSessionCookie } from "../../http/session-cookie.ts";
import { type DevicesStore, deviceOf } from "./devices-store.ts";
import type { SessionsStore } from "./sessions-store.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";

export interface WelcomeDeps {
  now: () => number;
  players: PlayersStore;
  sessions: SessionsStore;
  /** Longest life of a session under a licence, seconds. */
  sessionSeconds: (licence: string) => number;
  devices: Pick<DevicesStore, "note">;
  /** Sends the player a notice of this sign-in. */
  notify: (c: Context<AppEnv>, player: PlayerRow, isNewDevice: boolean) => Promise<void>;
  logError: (error: unknown) => void;
}

/**
 * Ends every way of signing in: opens a session in this browser and notes its device. `fingerprint` is what the browser
 * sent of the device, if anything. Returns the player as of now.
 */
export function createWelcome(deps: WelcomeDeps) {
  const { now, players, sessions, devices, sessionSeconds } = deps;
  return async function welcome(
    c: Context<AppEnv>,
    player: PlayerRow,
    fingerprint?: string,
  ): Promise<PlayerRow> {
    const agent = (c.req.header("user-agent") ?? "").slice(0, LONGEST_AGENT);
    const isNewDevice = await devices.note(player.id, deviceOf(c, fingerprint));
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
    noteSecurity(c, { playerId: player.id, hasSignedIn: true });
    // A registration surprises nobody. The answer doesn't wait for the mail.
    if (signedIn.lastSignInAt && (signedIn.signInNotices || isNewDevice))
      void deps.notify(c, signedIn, isNewDevice).catch(deps.logError);
    return signedIn;
  };
}

export type Welcome = ReturnType<typeof createWelcome>;
