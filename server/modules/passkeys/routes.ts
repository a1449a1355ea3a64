import type { Context, Hono } from "hono";
import type { Player } from "../../../src/contract/player.ts";
import { currentPlayer } from "../../core/players/current-player.ts";
import type { PlayerRow, PlayersStore } from "../../core/players/store.ts";
import type { SessionsStore } from "../../core/sessions/sessions-store.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { route } from "../../http/route.ts";
import { newToken } from "../../http/secret-token.ts";
import { noteSecurity } from "../../http/security-log.ts";
import { readPasskeyCookie, readSessionCookie, setPasskeyCookie } from "../../http/session-cookie.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import { CHALLENGE_LIFETIME, type Passkeys, type Place } from "./service.ts";

interface Factors {
  password?: string | undefined;
  otp_attempt?: string | undefined;
}

export interface PasskeysRoutesDeps {
  passkeys: Passkeys;
  players: PlayersStore;
  sessions: SessionsStore;
  originOf: (c: Context<AppEnv>) => string;
  /** Checks the country and counts the attempt. @throws RequestError */
  admit: (c: Context<AppEnv>) => Promise<void>;
  /** Starts the session of a player who has proven both factors, like any sign-in. @throws RequestError */
  signIn: (c: Context<AppEnv>, player: PlayerRow, fingerprint?: string) => Promise<Player>;
  /** Passes after a fresh sign-in or confirmation, or with the password and code. @throws RequestError */
  requireFreshProof: (c: Context<AppEnv>, player: PlayerRow, given: Factors) => Promise<void>;
  /** Checks the password and, with two-factor authentication, a code. @throws RequestError */
  checkFactors: (player: PlayerRow, given: Factors) => Promise<void>;
  /** True if a withdrawal is rejected until the player confirms the session. */
  needsConfirmation: (c: Context<AppEnv>, player: PlayerRow) => Promise<boolean>;
  /** Mails the player that a passkey was added. */
  mailAdded: (c: Context<AppEnv>, player: PlayerRow) => Promise<void>;
}

export function passkeysRoutes(app: Hono<AppEnv>, deps: PasskeysRoutesDeps): void {
  const { passkeys, players, sessions, originOf, requireFreshProof } = deps;

  const inSession = (c: Context<AppEnv>): Place => ({
    origin: originOf(c),
    holder: readSessionCookie(c) ?? "",
  });

  route(app, "POST /api/users/passkey/options", async ({ c }) => {
    await deps.admit(c);
    const holder = newToken();
    const options = await passkeys.startSignIn({ origin: originOf(c), holder });
    setPasskeyCookie(c, holder, CHALLENGE_LIFETIME / 1_000);
    return options;
  });

  route(app, "POST /api/users/passkey", async ({ c, body: { user } }) => {
    await deps.admit(c);
    noteSecurity(c, { factors: "passkey" });
    const place = { origin: originOf(c), holder: readPasskeyCookie(c) ?? "" };
    setPasskeyCookie(c, null);
    const playerId = await passkeys.verify(user.credential, place);
    noteSecurity(c, { playerId });
    const player = await players.byId(playerId);
    if (!player) throw new RequestError("passkey_unknown");
    return deps.signIn(c, player, user.dfpc);
  });

  route(app, "GET /api/player/confirmation", async ({ c, visitor }) => {
    const player = await currentPlayer(players, visitor);
    return {
      passkey: await passkeys.has(player.id),
      password: player.passwordHash !== null,
      code: player.otpSince !== null,
      required: await deps.needsConfirmation(c, player),
    };
  });

  route(app, "POST /api/player/confirmation/options", async ({ c, visitor }) =>
    passkeys.startConfirming(await requirePlayerId(visitor), inSession(c)),
  );

  route(app, "POST /api/player/confirmation", async ({ c, visitor, body }) => {
    const player = await currentPlayer(players, visitor);
    const { credential, ...factors } = body.user;
    if (credential) await passkeys.verify(credential, inSession(c), player.id);
    else await deps.checkFactors(player, factors);
    await sessions.confirm(readSessionCookie(c) ?? "");
    return { ok: true };
  });

  route(app, "GET /api/player/passkeys", async ({ visitor }) =>
    passkeys.list(await requirePlayerId(visitor)),
  );

  route(app, "POST /api/player/passkeys/options", async ({ c, visitor, body }) => {
    const player = await currentPlayer(players, visitor);
    await requireFreshProof(c, player, body.user);
    return passkeys.startAdding(player, inSession(c));
  });

  route(app, "POST /api/player/passkeys", async ({ c, visitor, body: { passkey } }) => {
    const player = await currentPlayer(players, visitor);
    const added = await passkeys.add(player.id, passkey.name, passkey.credential, inSession(c));
    await deps.mailAdded(c, player);
    return added;
  });

  route(app, "PUT /api/player/passkeys/:id", async ({ visitor, params, body }) =>
    passkeys.rename(await requirePlayerId(visitor), params.id, body.passkey.name),
  );

  route(app, "DELETE /api/player/passkeys/:id", async ({ c, visitor, params, body }) => {
    const player = await currentPlayer(players, visitor);
    await requireFreshProof(c, player, body.user);
    await passkeys.remove(player.id, params.id);
    // A thief may have signed in with it.
    await sessions.closeOthers(player.id, readSessionCookie(c) ?? "");
    return { ok: true };
  });
}
