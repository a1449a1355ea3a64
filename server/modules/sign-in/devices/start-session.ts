import type { Context } from "hono";
import { MAX_AGENT_LENGTH } from "../../../../src/rules/players/device-name.ts";
import { withParityGroup } from "../../../../src/rules/players/player-groups.ts";
import type { PlayerRow, PlayersStore } from "../../../core/players/store.ts";
import type { SessionsStore } from "../../../core/sessions/sessions-store.ts";
import type { AppEnv } from "../../../http/env.ts";
import { noteSecurity } from "../../../http/security-log.ts";
import { readSessionCookie, setSessionCookie } from "../../../http/session-cookie.ts";
import { type DevicesStore, deviceOf } from "./devices-store.ts";

export interface StartSessionDeps {
  now: () => number;
  players: PlayersStore;
  sessions: SessionsStore;
  /** Absolute session lifetime of a licence, seconds. */
  sessionSeconds: (licence: string) => number;
  devices: Pick<DevicesStore, "note">;
  /** Sends the sign-in notice. */
  notify: (c: Context<AppEnv>, player: PlayerRow, isNewDevice: boolean) => Promise<void>;
  logError: (error: unknown) => void;
}

/**
 * Completes every kind of sign-in: opens a session and records the device.
 * @param fingerprint device fingerprint from the browser, if any
 * @returns the updated player
 */
export function createStartSession(deps: StartSessionDeps) {
  const { now, players, sessions, devices, sessionSeconds } = deps;
  return async function startSession(
    c: Context<AppEnv>,
    player: PlayerRow,
    fingerprint?: string,
  ): Promise<PlayerRow> {
    const agent = (c.req.header("user-agent") ?? "").slice(0, MAX_AGENT_LENGTH);
    const isNewDevice = await devices.note(player.id, deviceOf(c, fingerprint));
    const token = await sessions.open(player.id, { ip: c.get("visitor").ip, userAgent: agent });
    const updated = await players.recordSignIn(player.id, {
      at: new Date(now()),
      agent,
      groups: withParityGroup(player.id, player.groups),
    });
    // End the previous session, which may belong to another person (session fixation).
    const previousToken = readSessionCookie(c);
    if (previousToken) await sessions.close(previousToken);
    setSessionCookie(c, token, sessionSeconds(player.licence));
    noteSecurity(c, { playerId: player.id, hasSignedIn: true });
    // No notice after a registration. The response doesn't wait for the mail.
    if (updated.lastSignInAt && (updated.signInNotices || isNewDevice))
      void deps.notify(c, updated, isNewDevice).catch(deps.logError);
    return updated;
  };
}

export type StartSession = ReturnType<typeof createStartSession>;
